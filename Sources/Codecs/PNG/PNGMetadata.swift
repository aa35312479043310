/// The contents of a file besides its image, validated and in the form of the chunks.
struct PNGMetadata {
    /// The density in pixels per metre; 0 omits it.
    let pixelsPerMeter: UInt32
    /// One tEXt payload each: keyword, zero byte, text.
    let texts: [[UInt8]]

    init(_ options: PNG.Options) throws(CodecError) {
        pixelsPerMeter = try options.scale.map { scale throws(CodecError) in try density(scale) } ?? 0
        var texts: [[UInt8]] = []
        for text in options.texts { texts.append(try payload(text)) }
        self.texts = texts
    }
}

/// Returns 72 dots per inch times `scale` in dots per metre (2835 for scale 1).
private func density(_ scale: Double) throws(CodecError) -> UInt32 {
    let perMeter = (scale * 72 / 0.0254).rounded()
    guard perMeter >= 1, perMeter <= 0x7FFF_FFFF, scale <= 500_000 else { throw .invalidScale(scale) }
    return UInt32(perMeter)
}

/// Returns a validated tEXt payload (PNG specification, 11.3.3.2 and 11.3.3.3).
private func payload(_ text: PNG.Text) throws(CodecError) -> [UInt8] {
    let keyword = text.keyword
    guard (1...79).contains(keyword.unicodeScalars.count) else {
        throw .invalidText(keyword: keyword, reason: "has a keyword that is empty or longer than 79 characters")
    }
    guard let key = latin1(keyword, allowingNewline: false) else {
        throw .invalidText(keyword: keyword, reason: "has a keyword with a character that is not printable Latin-1")
    }
    guard key.first != space, key.last != space, !zip(key, key.dropFirst()).contains(where: { $0 == (space, space) })
    else { throw .invalidText(keyword: keyword, reason: "has a keyword with a space at an end or two in a row") }
    guard let value = latin1(text.value, allowingNewline: true) else {
        throw .invalidText(keyword: keyword, reason: "has a character in its text that is not printable Latin-1")
    }
    return key + [0] + value
}

private let space: UInt8 = 0x20

private func latin1(_ text: String, allowingNewline: Bool) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
        guard let byte = UInt8(exactly: scalar.value) else { return nil }
        let isPrintable = (0x20...0x7E).contains(byte) || byte >= 0xA1
        guard isPrintable || allowingNewline && byte == 0x0A else { return nil }
        bytes.append(byte)
    }
    return bytes
}
