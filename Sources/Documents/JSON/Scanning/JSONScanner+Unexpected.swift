extension JSONScanner {
    /// Returns the error for an unexpected byte, with hints for common mistakes.
    func unexpected(_ expected: String) -> JSONScanError {
        guard !isAtEnd else {
            return JSONScanError(
                .syntax, at: position, "the document ends where \(expected) should follow",
                hint: bytes.count == offset && offset == 0 ? "the file is empty" : "is the file complete?")
        }
        return JSONScanError(.syntax, at: position, "expected \(expected), found \(found)", hint: advice)
    }

    private var found: String {
        let rest = bytes[offset..<min(offset + 24, bytes.count)]
        let word = rest.prefix { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
        }
        if !word.isEmpty { return "\"\(String(decoding: word, as: UTF8.self))\"" }
        if isBinary { return "bytes that are no text" }
        guard (0x21..<0x7F).contains(bytes[offset]) else {
            return bytes[offset] < 0x80 ? "a control character" : "a character that is only allowed in strings"
        }
        return "\"\(Unicode.Scalar(bytes[offset]))\""
    }

    /// True for binary files, such as images and archives: their first bytes are no text, or contain zeros.
    private var isBinary: Bool {
        offset < 8 && !(0x21..<0x7F).contains(bytes[offset])
            && (bytes[0] == 0x89 || bytes.prefix(64).contains { $0 < 9 || $0 == 0xFF })
    }

    private var advice: Hint {
        if isBinary { return "is this the right file?" }
        if ["<<<<<<<", "=======", ">>>>>>>"].contains(where: { bytes[offset...].starts(with: $0.utf8) }) {
            return "a conflict of a merge is not resolved yet: take one side of it"
        }
        return switch bytes[offset] {
        case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments"
        case UInt8(ascii: "'"): "JSON strings take double quotes"
        case UInt8(ascii: "<"): "this looks like XML, not JSON: is it the right file?"
        case UInt8(ascii: ","): "remove a comma"
        case UInt8(ascii: "+"), UInt8(ascii: "."): "a number starts with a digit or -"
        case UInt8(ascii: "T"), UInt8(ascii: "F"), UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
            "the words of JSON are true, false and null"
        case UInt8(ascii: "N"), UInt8(ascii: "I"): "JSON has no NaN and no infinity"
        case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["): "is a comma missing before it?"
        case 0x80...0xFF: "put it in double quotes, or save the file as UTF-8"
        default: ""
        }
    }
}
