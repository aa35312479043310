import FramewrightDrawing

/// Parses sRGB colours of CSS Color level 4: names, hex, `rgb()` and `hsl()` in both syntaxes.
enum SVGColor {
    /// Returns nil for anything else; `currentColor` is left to the caller.
    static func parse(_ text: String) -> SRGBColor? {
        let text = text.lowercased()
        if text.hasPrefix("#") { return hex(text.utf8.dropFirst()) }
        if text == "transparent" { return .clear }
        if let color = SRGBColor(cssName: text) { return color }
        return function(text)
    }

    private static func hex(_ letters: Substring.UTF8View) -> SRGBColor? {
        let digits = letters.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard digits.count == letters.count else { return nil }
        let pairs: [Int]
        switch digits.count {
        case 3, 4: pairs = digits.map { $0 * 17 }
        case 6, 8: pairs = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
        default: return nil
        }
        return SRGBColor(
            red8: UInt8(pairs[0]), green8: UInt8(pairs[1]), blue8: UInt8(pairs[2]),
            opacity: pairs.count > 3 ? Double(pairs[3]) / 255 : 1)
    }

    private static func function(_ text: String) -> SRGBColor? {
        var scanner = SVGScanner(text)
        let name = scanner.word()
        guard scanner.consume("("), let parts = components(&scanner), scanner.isAtEnd,
            parts.count < 4 || parts[3].isNumberOrShare
        else { return nil }
        let opacity = parts.count > 3 ? parts[3].share(of: 1) : 1
        switch name {
        case "rgb", "rgba":
            guard parts[...2].allSatisfy({ $0.isNumberOrShare && $0.unit == parts[0].unit }) else { return nil }
            return SRGBColor(
                red: parts[0].share(of: 255), green: parts[1].share(of: 255), blue: parts[2].share(of: 255),
                opacity: opacity)
        case "hsl", "hsla":
            guard let degrees = parts[0].degrees, parts[1...2].allSatisfy(\.isNumberOrShare) else { return nil }
            return hsl(
                degrees: degrees, saturation: parts[1].share(of: 100), lightness: parts[2].share(of: 100),
                opacity: opacity)
        default: return nil
        }
    }

    /// Parses three or four components and the closing bracket: separated by commas, or by spaces with a slash before
    /// the last.
    private static func components(_ scanner: inout SVGScanner) -> [Component]? {
        scanner.skipSpace()
        guard let first = Component(&scanner) else { return nil }
        var parts = [first]
        scanner.skipSpace()
        let hasCommas = scanner.next == UInt8(ascii: ",")
        while !scanner.consume(")") {
            if hasCommas || parts.count == 3 { guard scanner.consume(hasCommas ? "," : "/") else { return nil } }
            scanner.skipSpace()
            guard parts.count < 4, let part = Component(&scanner) else { return nil }
            parts.append(part)
            scanner.skipSpace()
        }
        return parts.count < 3 ? nil : parts
    }

    private static func hsl(degrees: Double, saturation: Double, lightness: Double, opacity: Double) -> SRGBColor {
        let reach = saturation * min(lightness, 1 - lightness)
        let brightness = lightness + reach
        let share = brightness > 0 ? 2 * (1 - lightness / brightness) : 0
        return SRGBColor(hue: degrees / 360, saturation: share, brightness: brightness, opacity: opacity)
    }

    /// A number with its unit.
    private struct Component {
        let value: Double
        let unit: String

        init?(_ scanner: inout SVGScanner) {
            guard let number = scanner.number() else {
                guard scanner.word() == "none" else { return nil }
                (value, unit) = (0, "")
                return
            }
            value = number
            unit = scanner.consume("%") ? "%" : scanner.word()
        }

        var isNumberOrShare: Bool { unit.isEmpty || unit == "%" }

        /// Returns the value as a fraction from 0 to 1.
        func share(of full: Double) -> Double { max(0, min(1, unit == "%" ? value / 100 : value / full)) }

        /// The angle in degrees; nil for other units.
        var degrees: Double? { unit.isEmpty ? value : SVGScanner.degrees(value, unit: unit) }
    }
}
