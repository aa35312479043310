extension ColorCoordinates {
    /// The tolerance for components outside 0 to 1, because conversions round: 1/200 of a byte's step.
    private static let rounding = 0.000_02

    /// True if the colour is within sRGB.
    public var isInSRGB: Bool {
        let (red, green, blue) = extendedSRGB
        return [red, green, blue].allSatisfy { $0 >= -Self.rounding && $0 <= 1 + Self.rounding }
    }

    /// The colour mapped to sRGB: unchanged if it is within sRGB, otherwise one of the same lightness and hue with less
    /// chroma (CSS Color 4, 13.2: binary search in OKLCh, clipped if the difference is not noticeable).
    public var mappedToSRGB: SRGBColor {
        isInSRGB ? clipped : withLessChroma
    }

    private var withLessChroma: SRGBColor {
        let origin = converted(to: .okLCh)
        let (lightness, chroma, hue) = origin.numbers
        if lightness >= 1 { return SRGBColor.white.opacity(opacity) }
        if lightness <= 0 { return SRGBColor.black.opacity(opacity) }
        let atChroma = { (chroma: Double) in ColorCoordinates(.okLCh, [lightness, chroma, hue], opacity: opacity) }
        guard !origin.isNearlyClipped else { return origin.clipped }
        var (low, high) = (0.0, chroma)
        var lowIsInside = true
        // After 64 halvings the chroma is practically 0.
        for _ in 0..<64 where high - low > 0.0001 {
            let middle = (low + high) / 2
            let candidate = atChroma(middle)
            if lowIsInside && candidate.isInSRGB {
                low = middle
            } else if candidate.distanceToClipped < Self.justNoticeable {
                if Self.justNoticeable - candidate.distanceToClipped < 0.0001 { return candidate.clipped }
                (lowIsInside, low) = (false, middle)
            } else {
                high = middle
            }
        }
        return atChroma((low + high) / 2).clipped
    }

    private static let justNoticeable = 0.02
    private var isNearlyClipped: Bool { distanceToClipped < Self.justNoticeable }
    private var distanceToClipped: Double { difference(from: ColorCoordinates(clipped)) }

    /// The colour with every component clamped to 0...1.
    private var clipped: SRGBColor {
        let (red, green, blue) = extendedSRGB
        let held = { (value: Double) in min(max(value, 0), 1) }
        return SRGBColor(red: held(red), green: held(green), blue: held(blue), opacity: opacity)
    }
}
