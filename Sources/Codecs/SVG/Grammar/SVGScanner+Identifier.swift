extension SVGScanner {
    /// A name as CSS writes it: letters, digits, hyphens, underscores, all beyond ASCII, and escapes. Empty where none stands.
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

    /// What follows a backslash: up to six digits in base sixteen and one space, or any character for itself.
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
