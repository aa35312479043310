import FramewrightDrawing

// Colours computed for roles that an imported theme lacks.
extension SRGBColor {
    /// Returns the interpolation to another colour in OKLab.
    func mixed(with other: SRGBColor, by share: Double) -> SRGBColor {
        let (one, two) = (ColorCoordinates(self).converted(to: .okLab), ColorCoordinates(other).converted(to: .okLab))
        let mixed = zip(one.components, two.components).map { ($0 ?? 0) + (($1 ?? 0) - ($0 ?? 0)) * share }
        return ColorCoordinates(.okLab, mixed).mappedToSRGB.rounded
    }

    /// Returns the nearest colour of equal hue and chroma with sufficient contrast to all backgrounds, or else black
    /// or white. If no colour suffices, backgrounds are dropped from the end of the list.
    func legible(on backgrounds: [SRGBColor], least: Double) -> SRGBColor {
        let passes = { (color: SRGBColor) in backgrounds.allSatisfy { contrastRatio(color, on: $0) >= least } }
        if passes(self) { return self }
        let polar = ColorCoordinates(self).converted(to: .okLCh).components
        let lightness = polar[0] ?? 0
        for step in 1...100 {
            let away = Double(step) / 100
            for moved in [lightness + away, lightness - away] where moved >= 0 && moved <= 1 {
                let color = ColorCoordinates(.okLCh, [moved, polar[1], polar[2]]).mappedToSRGB.rounded
                if passes(color) { return color }
            }
        }
        let best = SRGBColor.mostLegible(of: [.black, .white], on: backgrounds)
        guard backgrounds.count > 1, !passes(best) else { return best }
        return legible(on: Array(backgrounds.dropLast()), least: least)
    }

    /// Returns the colour with the largest minimum contrast; of equal ones the first.
    static func mostLegible(of colors: [SRGBColor], on backgrounds: [SRGBColor]) -> SRGBColor {
        let worst = { (color: SRGBColor) in backgrounds.map { contrastRatio(color, on: $0) }.min() ?? 21 }
        return colors.reduce(colors[0]) { worst($1) > worst($0) ? $1 : $0 }
    }

    /// Returns colours at perceptually even distances along a polyline of others.
    static func evenly(_ count: Int, along ramp: [SRGBColor]) -> [SRGBColor] {
        let lengths = zip(ramp, ramp.dropFirst()).map { ColorCoordinates($0).difference(from: ColorCoordinates($1)) }
        let whole = lengths.reduce(0, +)
        return (0..<count).map { index in
            var rest = whole * Double(index) / Double(max(count - 1, 1))
            for (place, length) in lengths.enumerated() {
                if rest <= length || place == lengths.count - 1 {
                    return ramp[place].mixed(with: ramp[place + 1], by: length > 0 ? min(rest / length, 1) : 0)
                }
                rest -= length
            }
            return ramp[0]
        }
    }

    /// Returns the nearest colour of equal hue and chroma that is distinguishable from its neighbours.
    func apart(from neighbours: [SRGBColor]) -> SRGBColor {
        let polar = ColorCoordinates(self).converted(to: .okLCh).components
        for step in 0...50 {
            for sign in [1.0, -1] {
                let lightness = (polar[0] ?? 0) + sign * Double(step) / 50
                guard lightness >= 0, lightness <= 1 else { continue }
                let color =
                    step == 0 ? self : ColorCoordinates(.okLCh, [lightness, polar[1], polar[2]]).mappedToSRGB.rounded
                // Both measures are needed: one is finer near black, the other near white.
                if neighbours.allSatisfy({ color.distance(to: $0) >= 0.035 && color.ciede2000(from: $0) >= 3.2 }) {
                    return color
                }
            }
        }
        return self
    }

    /// Returns the colour composited over an opaque one.
    func laid(over background: SRGBColor) -> SRGBColor {
        guard opacity < 1 else { return self }
        return SRGBColor(
            red: red * opacity + background.red * (1 - opacity),
            green: green * opacity + background.green * (1 - opacity),
            blue: blue * opacity + background.blue * (1 - opacity)
        ).rounded
    }
}
