extension ColorCoordinates {
    /// How far a component may be beyond 0 to 1 and still be the rounding of a conversion: a two hundredth of a byte's step.
    private static let rounding = 0.000_02

    /// Whether an sRGB screen shows the colour as it is.
    public var isInSRGB: Bool {
        let (red, green, blue) = extendedSRGB
        return [red, green, blue].allSatisfy { $0 >= -Self.rounding && $0 <= 1 + Self.rounding }
    }

    /// The colour an sRGB screen shows in its place: the same where it can, otherwise one of the same lightness and hue with
    /// less chroma (CSS Color 4, 13.2: binary search in OKLCh, cut off where the cut is not to be seen).
    public var mappedToSRGB: Color {
        isInSRGB ? clipped : withLessChroma
    }

    private var withLessChroma: Color {
        let origin = converted(to: .okLCh)
        let (lightness, chroma, hue) = origin.numbers
        if lightness >= 1 { return Color.white.opacity(opacity) }
        if lightness <= 0 { return Color.black.opacity(opacity) }
        let atChroma = { (chroma: Double) in ColorCoordinates(.okLCh, [lightness, chroma, hue], opacity: opacity) }
        guard !origin.isNearlyClipped else { return origin.clipped }
        var (low, high) = (0.0, chroma)
        var lowIsInside = true
        // Halved 64 times any chroma is gone.
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

    /// Every component held between 0 and 1.
    private var clipped: Color {
        let (red, green, blue) = extendedSRGB
        let held = { (value: Double) in min(max(value, 0), 1) }
        return Color(red: held(red), green: held(green), blue: held(blue), opacity: opacity)
    }
}
