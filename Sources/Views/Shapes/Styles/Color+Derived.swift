import FramewrightDrawing

extension Color {
    /// Returns the colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color {
        switch kind {
        case .fixed(let color): Color(.fixed(color.opacity(opacity)))
        case .faded(let kind, let share): Color(.faded(kind, share * opacity))
        default: Color(.faded(kind, opacity))
        }
    }

    /// Returns a mixture with another colour, from 0 for this one to 1 for the other. Components are premultiplied by
    /// the opacity, as in gradients.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        let share = min(max(fraction, 0), 1)
        if share == 0 { return self }
        if share == 1 { return rhs }
        if case .fixed(let one) = kind, case .fixed(let other) = rhs.kind {
            return Color(.fixed(one.mixed(with: other, share: share, in: colorSpace)))
        }
        return Color(.mixed(kind, rhs.kind, share: share, colorSpace))
    }
}

extension SRGBColor {
    func mixed(with other: SRGBColor, share: Double, in space: Gradient.ColorSpace) -> SRGBColor {
        space == .device ? encodedMix(other, share) : perceivedMix(other, share)
    }

    private func perceivedMix(_ other: SRGBColor, _ share: Double) -> SRGBColor {
        var color = self
        color.animatableData = animatableData.interpolated(towards: other.animatableData, amount: share)
        return color
    }

    private func encodedMix(_ other: SRGBColor, _ share: Double) -> SRGBColor {
        let alpha = opacity + (other.opacity - opacity) * share
        guard alpha > 0 else { return .clear }
        func mixed(_ part: (SRGBColor) -> Double) -> Double {
            (part(self) * opacity * (1 - share) + part(other) * other.opacity * share) / alpha
        }
        return SRGBColor(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: alpha)
    }
}
