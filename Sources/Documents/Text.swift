/// An error in UTF-8 text: the offset of the first invalid byte, and the reason.
struct InvalidText: Error {
    let offset: Int
    let reason: String
}

/// Returns true if the bytes look like UTF-16: a byte order mark, or an ASCII character in two bytes.
func isUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    return switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF): true
    case (0, let letter), (let letter, 0): (0x09..<0x7F).contains(letter)
    default: false
    }
}

/// The error message for UTF-16 input.
let utf16Problem = "the text is UTF-16"

/// Returns the text of a range of bytes. Throws for invalid UTF-8; nothing is replaced.
func text(_ bytes: [UInt8], _ range: Range<Int>) throws(InvalidText) -> String {
    do {
        return String(copying: try UTF8Span(validating: bytes.span.extracting(range)))
    } catch {
        throw InvalidText(offset: range.lowerBound + error.byteOffsets.lowerBound, reason: words(error.kind))
    }
}

/// Returns the number of UTF-8 continuation bytes in a range, which columns do not count.
func continuationBytes(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var count = 0
    for byte in bytes[range] where byte & 0xC0 == 0x80 { count += 1 }
    return count
}

private func words(_ kind: Unicode.UTF8.ValidationError.Kind) -> String {
    switch kind {
    case .truncatedScalar: "a character that is not complete, as other encodings leave it"
    case .unexpectedContinuationByte: "a character's rest without its beginning"
    case .surrogateCodePointByte: "half a pair of UTF-16"
    case .overlongEncodingByte: "a character in more bytes than it needs"
    default: "a byte that no character has"
    }
}
