package import FramewrightDrawing

extension SRGBColor {
    /// Parses CSS hex notation with its #. Returns nil for any other text.
    package init?(hex text: String) {
        let digits = text.utf8.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == text.utf8.count - 1 else { return nil }
        let pairs: [Int]
        switch digits.count {
        case 3, 4: pairs = digits.map { $0 * 17 }
        case 6, 8: pairs = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
        default: return nil
        }
        self.init(
            red8: UInt8(pairs[0]), green8: UInt8(pairs[1]), blue8: UInt8(pairs[2]),
            opacity: pairs.count > 3 ? Double(pairs[3]) / 255 : 1)
    }
}
