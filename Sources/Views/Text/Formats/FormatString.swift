/// A string with placeholders of `printf`, split at them: `%@`, `%lld`, `%.2f`, `%1$@`, `%%`.
struct FormatString: Equatable {
    enum Part: Equatable {
        case literal(String)
        /// The value with an index from 0, in a format.
        case argument(Int, FormatSpecifier)
        /// A text with plural forms, by its name in the table and the index of its number: `%#@games@`.
        case substitution(String, Int)
    }

    private(set) var parts: [Part] = []

    /// Parses a string. Malformed placeholders are literal.
    init(_ text: String) {
        var scanner = FormatScanner(text)
        var next = 0
        var literal = ""
        while let part = scanner.nextPart(&next) {
            if case .literal(let text) = part {
                literal += text
                continue
            }
            if !literal.isEmpty { parts.append(.literal(literal)) }
            literal = ""
            parts.append(part)
        }
        if !literal.isEmpty { parts.append(.literal(literal)) }
    }
}

/// The format of a placeholder.
struct FormatSpecifier: Equatable {
    var isLeftAligned = false
    var isZeroPadded = false
    var hasSign = false
    var hasSpace = false
    var isAlternate = false
    var width = 0
    var precision: Int?
    /// The letter: `@`, `d`, `u`, `x`, `X`, `o`, `f`, `e`, `g`, `c` or `s`.
    var conversion: Character

    /// The largest width and precision. More is clamped.
    static let limit = 200
}

/// Reads the parts of a format string.
private struct FormatScanner {
    private let characters: [Character]
    private var place = 0

    init(_ text: String) { characters = Array(text) }

    mutating func nextPart(_ next: inout Int) -> FormatString.Part? {
        guard place < characters.count else { return nil }
        guard characters[place] == "%" else {
            let start = place
            place = characters[place...].firstIndex(of: "%") ?? characters.count
            return .literal(String(characters[start..<place]))
        }
        let start = place
        place += 1
        if let part = placeholder(&next) { return part }
        place = start + 1
        return .literal("%")
    }

    private mutating func placeholder(_ next: inout Int) -> FormatString.Part? {
        if take("%") { return .literal("%") }
        let start = place
        var position: Int?
        if let number = number(), number > 0, take("$") { position = number - 1 } else { place = start }
        let index = position ?? next
        if let name = substitution() {
            if position == nil { next += 1 }
            return .substitution(name, index)
        }
        guard let specifier = specifier() else { return nil }
        if position == nil { next += 1 }
        return .argument(index, specifier)
    }

    private mutating func specifier() -> FormatSpecifier? {
        var specifier = FormatSpecifier(conversion: "@")
        flags: while place < characters.count {
            switch characters[place] {
            case "-": specifier.isLeftAligned = true
            case "0": specifier.isZeroPadded = true
            case "+": specifier.hasSign = true
            case " ": specifier.hasSpace = true
            case "#": specifier.isAlternate = true
            case "'": break
            default: break flags
            }
            place += 1
        }
        specifier.width = number() ?? 0
        if take(".") { specifier.precision = number() ?? 0 }
        while place < characters.count, "hlqLzjt".contains(characters[place]) { place += 1 }
        guard place < characters.count, let conversion = Self.conversion(characters[place]) else { return nil }
        place += 1
        specifier.conversion = conversion
        return specifier
    }

    private static func conversion(_ letter: Character) -> Character? {
        switch letter {
        case "d", "i", "D": "d"
        case "u", "U": "u"
        case "f", "F": "f"
        case "e", "E": "e"
        case "g", "G", "a", "A": "g"
        case "@", "x", "X", "o", "c", "s": letter
        default: nil
        }
    }

    private mutating func substitution() -> String? {
        guard place + 1 < characters.count, characters[place] == "#", characters[place + 1] == "@",
            let end = characters[(place + 2)...].firstIndex(of: "@")
        else { return nil }
        defer { place = end + 1 }
        return String(characters[(place + 2)..<end])
    }

    private mutating func take(_ character: Character) -> Bool {
        guard place < characters.count, characters[place] == character else { return false }
        place += 1
        return true
    }

    private mutating func number() -> Int? {
        var number: Int?
        while place < characters.count, let digit = characters[place].wholeNumberValue, characters[place].isASCII {
            number = min((number ?? 0) * 10 + digit, FormatSpecifier.limit)
            place += 1
        }
        return number
    }
}
