/// Scans the bytes of a JSON text once from front to back and builds its tree.
///
/// Works on bytes instead of characters for speed, see Performance. Positions cost one counter: a column is the
/// distance to the start of the line minus the UTF-8 continuation bytes in between, which occur only inside strings
/// (and comments).
struct JSONScanner {
    let bytes: [UInt8]
    var offset = 0
    private let depthLimit: Int
    /// True if comments and a trailing comma are accepted, as in editors' settings files.
    private let allowsComments: Bool
    private var line = 1
    private var lineStart = 0
    /// The number of continuation bytes on the current line so far.
    var wideBytes = 0

    init(bytes: [UInt8], depthLimit: Int, allowsComments: Bool = false) {
        self.bytes = bytes
        self.depthLimit = depthLimit
        self.allowsComments = allowsComments
    }

    var isAtEnd: Bool { offset == bytes.count }

    /// The current byte. 0 at the end, which no JSON text contains.
    var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    var position: Position { Position(line: line, column: offset - lineStart - wideBytes + 1) }

    mutating func document() throws(JSONScanError) -> JSONValue {
        try skipByteOrderMark()
        skipSpace()
        let root = try value(depth: 0)
        skipSpace()
        guard isAtEnd else { throw unexpected("the end of the document") }
        return root
    }

    mutating func value(depth: Int) throws(JSONScanError) -> JSONValue {
        let start = position
        switch next {
        case UInt8(ascii: "{"): return JSONValue(.object(try members(depth: depth + 1)), at: start)
        case UInt8(ascii: "["): return JSONValue(.array(try elements(depth: depth + 1)), at: start)
        case UInt8(ascii: "\""): return JSONValue(.string(try string()), at: start)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return JSONValue(.number(try number()), at: start)
        case UInt8(ascii: "t") where take("true"): return JSONValue(.bool(true), at: start)
        case UInt8(ascii: "f") where take("false"): return JSONValue(.bool(false), at: start)
        case UInt8(ascii: "n") where take("null"): return JSONValue(.null, at: start)
        default: throw unexpected("a value")
        }
    }

    private mutating func elements(depth: Int) throws(JSONScanError) -> [JSONValue] {
        try open(depth: depth)
        var elements: [JSONValue] = []
        guard next != UInt8(ascii: "]") else { return close(elements) }
        while true {
            do {
                elements.append(try value(depth: depth))
            } catch {
                throw error.inside("\(elements.count)")
            }
            skipSpace()
            guard next == UInt8(ascii: ",") else { break }
            try stepOverComma(before: UInt8(ascii: "]"))
            if next == UInt8(ascii: "]") { break }
        }
        guard next == UInt8(ascii: "]") else { throw unexpected("\",\" or \"]\"") }
        return close(elements)
    }

    private mutating func members(depth: Int) throws(JSONScanError) -> [JSONMember] {
        try open(depth: depth)
        var members: [JSONMember] = []
        var keys = KeySet()
        guard next != UInt8(ascii: "}") else { return close(members) }
        while true {
            members.append(try member(depth: depth, keys: &keys, among: members))
            skipSpace()
            guard next == UInt8(ascii: ",") else { break }
            try stepOverComma(before: UInt8(ascii: "}"))
            if next == UInt8(ascii: "}") { break }
        }
        guard next == UInt8(ascii: "}") else { throw unexpected("\",\" or \"}\"") }
        return close(members)
    }

    private mutating func member(
        depth: Int, keys: inout KeySet, among members: [JSONMember]
    ) throws(JSONScanError) -> JSONMember {
        let start = position
        guard next == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
        let key = try string()
        if let first = keys.insert(key, at: start, among: members) {
            throw JSONScanError(
                .duplicateKey, at: start, "the key \"\(key)\" is given twice", hint: "it is first given at \(first)"
            ).inside(key)
        }
        skipSpace()
        guard next == UInt8(ascii: ":") else { throw unexpected("\":\" after the key").inside(key) }
        offset += 1
        skipSpace()
        do {
            return JSONMember(key: key, keyPosition: start, value: try value(depth: depth))
        } catch {
            throw error.inside(key)
        }
    }

    /// Skips an opening bracket.
    private mutating func open(depth: Int) throws(JSONScanError) {
        guard depth <= depthLimit else {
            throw JSONScanError(
                .tooDeep, at: position, "arrays and objects are nested more than \(depthLimit) deep", hint: "nest less")
        }
        offset += 1
        skipSpace()
    }

    /// Skips a closing bracket.
    private mutating func close<Children>(_ children: Children) -> Children {
        offset += 1
        return children
    }

    private mutating func stepOverComma(before closing: UInt8) throws(JSONScanError) {
        let comma = position
        offset += 1
        skipSpace()
        guard next != closing || allowsComments else {
            throw JSONScanError(.syntax, at: comma, "a comma after the last entry", hint: "remove it")
        }
    }

    private mutating func take(_ word: String) -> Bool {
        let end = offset + word.utf8.count
        guard end <= bytes.count, bytes[offset..<end].elementsEqual(word.utf8) else { return false }
        offset = end
        return true
    }

    mutating func skipSpace() {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x09: offset += 1
            case 0x0A: startLine()
            case 0x0D where offset + 1 < bytes.count && bytes[offset + 1] == 0x0A: offset += 1
            case 0x0D: startLine()
            case 0x2F where allowsComments: guard skipComment() else { return }
            default: return
            }
        }
    }

    /// Skips `// ...` up to the end of the line, or `/* ... */`. Returns false for a slash that begins neither.
    private mutating func skipComment() -> Bool {
        let mark = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        guard mark == UInt8(ascii: "/") || mark == UInt8(ascii: "*") else { return false }
        let start = offset
        offset += 2
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x0A, 0x0D:
                if mark == UInt8(ascii: "/") { return true }
                startLine()
            case UInt8(ascii: "*") where mark == UInt8(ascii: "*") && bytes[offset...].starts(with: Array("*/".utf8)):
                offset += 2
                return true
            case 0x80...0xBF:
                wideBytes += 1
                offset += 1
            default: offset += 1
            }
        }
        guard mark == UInt8(ascii: "*") else { return true }
        // An unclosed comment is reported as an unexpected character at its beginning.
        offset = start
        return false
    }

    private mutating func startLine() {
        offset += 1
        line += 1
        lineStart = offset
        wideBytes = 0
    }

    mutating func skipByteOrderMark() throws(JSONScanError) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            offset = 3
            lineStart = 3
        } else if isUTF16(bytes) {
            throw JSONScanError(.encoding, at: position, utf16Problem)
        }
    }
}
