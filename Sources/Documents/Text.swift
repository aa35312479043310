/// Bytes that are not UTF-8: where the first of them stands, and what is wrong with it.
struct InvalidText: Error {
    let offset: Int
    let reason: String
}

/// Whether bytes begin as UTF-16 does: with its byte order mark, or with a plain letter in two bytes.
func isUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    return switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF): true
    case (0, let letter), (let letter, 0): (0x09..<0x7F).contains(letter)
    default: false
    }
}

/// What a reader of UTF-8 says of it.
let utf16Problem = "the text is UTF-16"

/// The text of a range of bytes, every one checked; nothing is repaired.
func text(_ bytes: [UInt8], _ range: Range<Int>) throws(InvalidText) -> String {
    do {
        return String(copying: try UTF8Span(validating: bytes.span.extracting(range)))
    } catch {
        throw InvalidText(offset: range.lowerBound + error.byteOffsets.lowerBound, reason: words(error.kind))
    }
}

/// The bytes of a range that only continue a character: what a column does not count.
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
