/// A scanner for the structure of CSS: the ends of comments, strings and blocks (CSS Syntax level 3, 4 and 5).
struct CSSScanner {
    private let bytes: [UInt8]
    private var position = 0

    /// Creates a scanner; replaces comments by spaces.
    init(_ text: some StringProtocol) { bytes = Self.withoutComments(Array(text.utf8)) }

    var isAtEnd: Bool { position >= bytes.count }

    /// The next byte; nil at the end.
    var next: UInt8? { isAtEnd ? nil : bytes[position] }

    mutating func skipSpace() { while let byte = next, byte.isXMLSpace { position += 1 } }

    mutating func skip() { position += 1 }

    /// Returns the text before the first of some ASCII characters outside strings and brackets, or before the end.
    mutating func text(before ends: String) -> String {
        let start = position
        var depth = 0
        while let byte = next {
            if depth == 0, Self.contains(ends, byte) { break }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString(byte)
            case UInt8(ascii: "\\"): position += 2
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                position += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth = max(0, depth - 1)
                position += 1
            default: position += 1
            }
        }
        position = min(position, bytes.count)
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Skips a string; an unterminated one ends with its line.
    private mutating func skipString(_ quote: UInt8) {
        position += 1
        while let byte = next, byte != quote, byte != UInt8(ascii: "\n") {
            position += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(position + 1, bytes.count)
    }

    private static func contains(_ ends: String, _ byte: UInt8) -> Bool { ends.utf8.contains(byte) }

    private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(UInt8(ascii: "/")) else { return bytes }
        var result: [UInt8] = []
        var quote: UInt8?
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let after = index + 1 < bytes.count ? bytes[index + 1] : 0
            if quote == nil, byte == UInt8(ascii: "/"), after == UInt8(ascii: "*") {
                index = behindComment(bytes, index + 2)
                result.append(UInt8(ascii: " "))
                continue
            }
            if quote != nil, byte == UInt8(ascii: "\\") {
                result += bytes[index..<min(index + 2, bytes.count)]
                index += 2
                continue
            }
            if byte == quote || byte == UInt8(ascii: "\n") {
                quote = nil
            } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
            result.append(byte)
            index += 1
        }
        return result
    }

    private static func behindComment(_ bytes: [UInt8], _ start: Int) -> Int {
        var index = start
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") { return index + 2 }
            index += 1
        }
        return bytes.count
    }
}
