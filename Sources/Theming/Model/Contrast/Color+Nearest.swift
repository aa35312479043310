package import FramewrightDrawing

extension SRGBColor {
    /// Returns the nearest sRGB colour with 8-bit components that satisfies a condition. The hue and opacity stay;
    /// the chroma changes only if necessary and as little as possible; of these colours the one with the nearest
    /// lightness is chosen.
    ///
    /// The lightness in OKLCH is searched in steps of 0.002, or of 0.004 for each step of 0.01 in chroma. Returns nil
    /// if no colour passes.
    package func nearest(where passes: (SRGBColor) -> Bool) -> SRGBColor? {
        let polar = ColorCoordinates(self).converted(to: .okLCh).components.map { $0 ?? 0 }
        if let found = nearest(polar, chroma: polar[1], step: 0.002, where: passes) { return found }
        let most = max(20, Int(polar[1] / Self.chromaStep) + 1)
        for count in 1...most {
            let change = Double(count) * Self.chromaStep
            // A grey has no hue, so its chroma is not increased.
            let stronger = polar[1] > Self.chromaStep && count <= 10 ? [polar[1] + change] : []
            let found = ([max(0, polar[1] - change)] + stronger).compactMap {
                nearest(polar, chroma: $0, step: 0.004, where: passes)
            }
            if let best = found.min(by: { distance(to: $0) < distance(to: $1) }) { return best }
        }
        return nil
    }

    private static let chromaStep = 0.01

    private func nearest(
        _ polar: [Double], chroma: Double, step: Double, where passes: (SRGBColor) -> Bool
    ) -> SRGBColor? {
        for count in 0...Int(1 / step) {
            let passing = [polar[0] + Double(count) * step, polar[0] - Double(count) * step].compactMap { lightness in
                let color = ColorCoordinates(.okLCh, [lightness, chroma, polar[2]], opacity: opacity)
                guard lightness >= 0, lightness <= 1, color.isInSRGB else { return nil as SRGBColor? }
                let shown = color.mappedToSRGB.rounded
                return passes(shown) ? shown : nil
            }
            if let best = passing.min(by: { distance(to: $0) < distance(to: $1) }) { return best }
        }
        return nil
    }

    /// Returns the OKLab distance of two colours; about 0.02 is just noticeable.
    package func distance(to other: SRGBColor) -> Double {
        ColorCoordinates(self).difference(from: ColorCoordinates(other))
    }
}

extension SRGBColor {
    /// The colour rounded to 8 bits, so that the written value equals the measured one.
    var rounded: SRGBColor { SRGBColor(hex: description) ?? self }
}
