extension SVGScanner {
    /// Parses a CSS identifier: letters, digits, hyphens, underscores, non-ASCII characters and escapes. Returns an
    /// empty string if there is none.
    mutating func identifier() -> String {
        var name: [UInt8] = []
        while let byte = next {
            if byte == UInt8(ascii: "\\") {
                position += 1
                name += escaped().utf8
            } else if byte.isIdentifier {
                name.append(byte)
                position += 1
            } else {
                break
            }
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// Parses the part after a backslash: up to six hexadecimal digits and one space, or any other character.
    private mutating func escaped() -> String {
        var value: UInt32 = 0
        let start = position
        while position < start + 6, let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
            value = value * 16 + UInt32(digit)
            position += 1
        }
        if position > start {
            if let byte = next, byte.isXMLSpace { position += 1 }
            return String(Character(Unicode.Scalar(value) ?? "\u{FFFD}"))
        }
        guard position < bytes.count else { return "\u{FFFD}" }
        position += 1
        while let byte = next, byte & 0xC0 == 0x80 { position += 1 }
        return text(from: start)
    }
}

extension UInt8 {
    fileprivate var isIdentifier: Bool {
        isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self >= 0x80
    }
}
