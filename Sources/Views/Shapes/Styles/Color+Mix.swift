public import FramewrightDrawing

extension Color {
    /// Returns a mixture with another colour, from 0 for this one to 1 for the other. Components are premultiplied by
    /// the opacity, as in gradients.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        let share = min(max(fraction, 0), 1)
        if share == 0 { return self }
        if share == 1 { return rhs }
        return colorSpace == .device ? encodedMix(rhs, share) : perceivedMix(rhs, share)
    }

    private func perceivedMix(_ other: Color, _ share: Double) -> Color {
        var color = self
        color.animatableData = animatableData.interpolated(towards: other.animatableData, amount: share)
        return color
    }

    private func encodedMix(_ other: Color, _ share: Double) -> Color {
        let alpha = opacity + (other.opacity - opacity) * share
        guard alpha > 0 else { return .clear }
        func mixed(_ part: (Color) -> Double) -> Double {
            (part(self) * opacity * (1 - share) + part(other) * other.opacity * share) / alpha
        }
        return Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: alpha)
    }
}
