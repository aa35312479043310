import FramewrightDocuments
import FramewrightViews

/// Reads a `.strings` file: pairs of keys and texts in quotation marks, with comments, or a property list.
struct StringsReader {
    private let scalars: [Unicode.Scalar]
    private let file: String
    private var place = 0

    static func formats(_ bytes: [UInt8], file: String) throws(DocumentError) -> [String: LocalizedFormat] {
        if bytes.starts(with: "bplist".utf8) || bytes.starts(with: "<?xml".utf8) {
            return try pairs(JSONDocument(parsingPropertyList: bytes, file: file).node)
        }
        var reader = StringsReader(scalars: Array(text(bytes).unicodeScalars), file: file)
        return try reader.pairs()
    }

    private static func pairs(_ node: DocumentNode) throws(DocumentError) -> [String: LocalizedFormat] {
        var formats: [String: LocalizedFormat] = [:]
        for member in try node.object().members {
            let value = DocumentNode(document: node.document, value: member.value)
            formats[member.key] = LocalizedFormat(try value.string())
        }
        return formats
    }

    /// Decodes UTF-16 with a mark, otherwise UTF-8.
    private static func text(_ bytes: [UInt8]) -> String {
        let isBig = bytes.starts(with: [0xFE, 0xFF])
        guard isBig || bytes.starts(with: [0xFF, 0xFE]) else {
            return String(
                decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
        }
        var units: [UInt16] = []
        for index in stride(from: 2, to: bytes.count - 1, by: 2) {
            let (high, low) = isBig ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
            units.append(UInt16(high) << 8 | UInt16(low))
        }
        return String(decoding: units, as: UTF16.self)
    }

    private init(scalars: [Unicode.Scalar], file: String) {
        self.scalars = scalars
        self.file = file
    }

    private mutating func pairs() throws(DocumentError) -> [String: LocalizedFormat] {
        var formats: [String: LocalizedFormat] = [:]
        skipSpace()
        while place < scalars.count {
            let key = try word()
            skipSpace()
            if take("=") {
                skipSpace()
                formats[key] = LocalizedFormat(try word())
                skipSpace()
            } else {
                formats[key] = LocalizedFormat(key)
            }
            guard take(";") else { throw error("expected ;", hint: "end every pair with a semicolon") }
            skipSpace()
        }
        return formats
    }

    private mutating func word() throws(DocumentError) -> String {
        guard place < scalars.count else { throw error("the file ends inside a pair", hint: "complete it") }
        guard take("\"") else { return try bareWord() }
        var text = String.UnicodeScalarView()
        while place < scalars.count, scalars[place] != "\"" {
            if scalars[place] == "\\", place + 1 < scalars.count {
                place += 1
                text.append(escaped())
            } else {
                text.append(scalars[place])
                place += 1
            }
        }
        guard take("\"") else { throw error("a text is not closed", hint: "add a quotation mark") }
        return String(text)
    }

    private mutating func bareWord() throws(DocumentError) -> String {
        let start = place
        while place < scalars.count,
            scalars[place].properties.isAlphabetic || "0123456789._-$/:".unicodeScalars.contains(scalars[place])
        {
            place += 1
        }
        guard place > start else { throw error("expected a text", hint: "write \"key\" = \"text\";") }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[start..<place])
        return String(text)
    }

    /// Takes the character after a backslash.
    private mutating func escaped() -> Unicode.Scalar {
        let scalar = scalars[place]
        place += 1
        switch scalar {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "U", "u":
            let digits = scalars[place...].prefix(4).prefix { $0.properties.isASCIIHexDigit }
            place += digits.count
            let hexadecimal = String(digits.map { Character($0) })
            return UInt32(hexadecimal, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
        default: return scalar
        }
    }

    private mutating func skipSpace() {
        while place < scalars.count {
            if scalars[place].properties.isWhitespace {
                place += 1
            } else if isAt("//") {
                while place < scalars.count, scalars[place] != "\n" { place += 1 }
            } else if isAt("/*") {
                place += 2
                while place < scalars.count, !isAt("*/") { place += 1 }
                place = min(place + 2, scalars.count)
            } else {
                return
            }
        }
    }

    private func isAt(_ text: String) -> Bool { scalars[place...].starts(with: text.unicodeScalars) }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard place < scalars.count, scalars[place] == scalar else { return false }
        place += 1
        return true
    }

    private func error(_ problem: String, hint: Hint) -> DocumentError {
        let before = scalars[..<place]
        let line = before.count { $0 == "\n" } + 1
        let start = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
        return DocumentError(
            .syntax, file: file, position: Position(line: line, column: place - start + 1), pointer: "",
            problem: problem, hint: hint)
    }
}

/// Reads a `.stringsdict` file: texts with plural forms.
enum StringsDictionaryReader {
    static func formats(_ node: DocumentNode) throws(DocumentError) -> [String: LocalizedFormat] {
        var formats: [String: LocalizedFormat] = [:]
        for member in try node.object().members {
            let entry = DocumentNode(document: node.document, value: member.value)
            guard let text = try entry.member("NSStringLocalizedFormatKey")?.string() else { continue }
            var format = LocalizedFormat(text)
            for inner in try entry.object().members where inner.key != "NSStringLocalizedFormatKey" {
                let rule = DocumentNode(document: node.document, value: inner.value)
                var forms: [PluralCategory: String] = [:]
                for category in PluralCategory.allCases {
                    forms[category] = try rule.member(category.rawValue)?.string()
                }
                format.forms[inner.key] = LocalizedFormat.Forms(forms: forms)
            }
            formats[member.key] = format
        }
        return formats
    }
}
