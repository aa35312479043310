import FramewrightDrawing

/// A colour in CSS notation, as used by older tokens: names, hex, `rgb(26 115 232 / 50%)`, `rgba({brand}, 0.5)`,
/// `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()`, `color(display-p3 1 0 0)`.
struct CSSColor {
    let coordinates: ColorCoordinates

    /// Parses a colour. Names in braces refer to other tokens. Returns nil for any other text.
    init?(_ text: String, values: [String: String] = [:], depth: Int = 0) {
        let text = text.trimmed
        guard depth < 16, text.utf8.count < 1000 else { return nil }
        if let color = SRGBColor(hex: text) ?? SRGBColor(cssName: text)
            ?? (text.lowercased() == "transparent" ? .clear : nil)
        {
            coordinates = ColorCoordinates(color)
            return
        }
        if text.hasPrefix("{"), text.hasSuffix("}"), let value = values[text.dropFirst().dropLast().trimmed] {
            guard let other = CSSColor(value, values: values, depth: depth + 1) else { return nil }
            coordinates = other.coordinates
            return
        }
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        let name = text[..<open].lowercased()
        let inside = text[text.index(after: open)...].dropLast()
        var parts = inside.split { $0.isWhitespace || $0 == "," || $0 == "/" }.map(String.init)
        if let first = parts.first, first.hasPrefix("{") {
            guard parts.count == 2, let opacity = Self.share(parts[1]),
                let base = CSSColor(first, values: values, depth: depth + 1)
            else { return nil }
            coordinates = ColorCoordinates(base.coordinates.space, base.coordinates.components, opacity: opacity)
            return
        }
        var space = Self.spaces[name]
        if name == "color", let word = parts.first {
            (space, parts) = (ColorSpace(rawValue: word.lowercased()), Array(parts.dropFirst()))
        }
        guard let space, parts.count == 3 || parts.count == 4 else { return nil }
        guard let color = Self.coordinates(parts, in: space, isByte: name.hasPrefix("rgb")) else { return nil }
        coordinates = color
    }

    private static let spaces: [String: ColorSpace] = [
        "rgb": .sRGB, "rgba": .sRGB, "hsl": .hsl, "hsla": .hsl, "hwb": .hwb, "lab": .lab, "lch": .lch, "oklab": .okLab,
        "oklch": .okLCh,
    ]

    private static func coordinates(_ parts: [String], in space: ColorSpace, isByte: Bool) -> ColorCoordinates? {
        guard let opacity = parts.count == 4 ? share(parts[3]) : 1 else { return nil }
        var numbers: [Double?] = []
        for (index, part) in parts.prefix(3).enumerated() {
            if part == "none" {
                numbers.append(nil)
                continue
            }
            guard var number = number(part, in: space, index) else { return nil }
            if isByte, !part.hasSuffix("%") { number /= 255 }
            if case .hue = space.coordinates[index] { number -= (number / 360).rounded(.down) * 360 }
            if case .within(let range) = space.coordinates[index] {
                number = min(max(number, range.lowerBound), range.upperBound)
            }
            numbers.append(number)
        }
        return ColorCoordinates(space, numbers, opacity: opacity)
    }

    /// Parses a coordinate. A percentage refers to the coordinate's reference range (CSS Color 4, 9 and 10).
    private static func number(_ part: String, in space: ColorSpace, _ index: Int) -> Double? {
        let isPercent = part.hasSuffix("%")
        let digits = isPercent ? String(part.dropLast()) : part.hasSuffix("deg") ? String(part.dropLast(3)) : part
        guard let number = Double(digits), number.isFinite else { return nil }
        guard isPercent else { return number }
        switch (space, index) {
        case (.lab, 1...2): return number * 1.25
        case (.lch, 1): return number * 1.5
        case (.okLab, 1...2), (.okLCh, 1): return number * 0.004
        case (.hsl, _), (.hwb, _), (.lab, _), (.lch, _): return number
        default: return number / 100
        }
    }

    private static func share(_ text: String) -> Double? {
        guard let number = Double(text.hasSuffix("%") ? String(text.dropLast()) : text), number.isFinite else {
            return nil
        }
        return min(max(text.hasSuffix("%") ? number / 100 : number, 0), 1)
    }
}
