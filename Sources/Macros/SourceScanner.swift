/// Walks over Swift source and skips comments and string literals, so that braces and names in them do not count.
package struct SourceScanner {
    package let bytes: [UInt8]

    package init(_ source: String) { bytes = Array(source.utf8) }

    /// Returns the text of a range.
    package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    package func hasPrefix(_ text: String, at index: Int) -> Bool {
        index <= bytes.count && bytes[index...].starts(with: text.utf8)
    }

    /// Returns the index after the comment or string literal that begins at `index`; nil if none does.
    package func end(ofTokenAt index: Int) -> Int? {
        if hasPrefix("//", at: index) {
            return bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        }
        if hasPrefix("/*", at: index) { return endOfBlockComment(at: index) }
        var quote = index
        while quote < bytes.count, bytes[quote] == UInt8(ascii: "#") { quote += 1 }
        guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") else { return nil }
        return endOfString(at: quote, hashes: quote - index)
    }

    /// Returns the index after the closing bracket of the group that opens at `index`; nil if it is not closed.
    package func end(ofGroupAt index: Int) -> Int? {
        var depth = 0
        var next = index
        while next < bytes.count {
            if let end = end(ofTokenAt: next) {
                next = end
                continue
            }
            switch bytes[next] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return next + 1 }
            default: break
            }
            next += 1
        }
        return nil
    }

    /// Returns the index of the first byte from `index` on that is neither space nor comment.
    package func skipSpace(from index: Int) -> Int {
        var next = index
        while next < bytes.count {
            if hasPrefix("//", at: next) || hasPrefix("/*", at: next), let end = end(ofTokenAt: next) {
                next = end
            } else if Self.isSpace(bytes[next]) {
                next += 1
            } else {
                break
            }
        }
        return next
    }

    /// Returns the index after a word at the first byte from `index` on that is neither space nor comment, and after
    /// the space that follows. Without the word there, returns that byte's index.
    func index(after word: String, from index: Int) -> Int {
        let start = skipSpace(from: index)
        return hasPrefix(word, at: start) ? skipSpace(from: start + word.utf8.count) : start
    }

    /// Returns the identifier at `index` with its backticks; nil if there is none.
    package func identifier(at index: Int) -> Range<Int>? {
        var next = index
        while next < bytes.count, Self.isIdentifier(bytes[next]) || bytes[next] == UInt8(ascii: "`") { next += 1 }
        return next > index ? index..<next : nil
    }

    package static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    package static func isIdentifier(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// Block comments nest.
    private func endOfBlockComment(at index: Int) -> Int {
        var depth = 0
        var next = index
        while next < bytes.count {
            if hasPrefix("/*", at: next) {
                depth += 1
                next += 2
            } else if hasPrefix("*/", at: next) {
                depth -= 1
                next += 2
                if depth == 0 { return next }
            } else {
                next += 1
            }
        }
        return next
    }

    private func endOfString(at quote: Int, hashes: Int) -> Int {
        let isMultiline = hasPrefix("\"\"\"", at: quote)
        var next = quote + (isMultiline ? 3 : 1)
        while next < bytes.count {
            switch bytes[next] {
            case UInt8(ascii: "\\") where hasHashes(hashes, at: next + 1):
                let escaped = next + 1 + hashes
                if escaped < bytes.count, bytes[escaped] == UInt8(ascii: "(") {
                    next = end(ofGroupAt: escaped) ?? bytes.count
                } else {
                    next = escaped + 1
                }
            case UInt8(ascii: "\"") where !isMultiline || hasPrefix("\"\"\"", at: next):
                let end = next + (isMultiline ? 3 : 1)
                if hasHashes(hashes, at: end) { return end + hashes }
                next += 1
            case UInt8(ascii: "\n") where !isMultiline: return next
            default: next += 1
            }
        }
        return bytes.count
    }

    private func hasHashes(_ count: Int, at index: Int) -> Bool {
        index + count <= bytes.count && bytes[index..<(index + count)].allSatisfy { $0 == UInt8(ascii: "#") }
    }
}
