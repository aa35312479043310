import FramewrightDrawing

// Colours that are computed where a foreign theme has none for a role.
extension Color {
    /// The colour a share of the way to another, as it looks: in OKLab.
    func mixed(with other: Color, by share: Double) -> Color {
        let (one, two) = (ColorCoordinates(self).converted(to: .okLab), ColorCoordinates(other).converted(to: .okLab))
        let mixed = zip(one.components, two.components).map { ($0 ?? 0) + (($1 ?? 0) - ($0 ?? 0)) * share }
        return ColorCoordinates(.okLab, mixed).mappedToSRGB.rounded
    }

    /// The nearest colour of the same hue and chroma that stands out enough from all of these, else black or white.
    /// Where they are dark and light so that none can, from as many of the first as possible.
    func legible(on backgrounds: [Color], least: Double) -> Color {
        let passes = { (color: Color) in backgrounds.allSatisfy { contrastRatio(color, on: $0) >= least } }
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
        let best = Color.mostLegible(of: [.black, .white], on: backgrounds)
        guard backgrounds.count > 1, !passes(best) else { return best }
        return legible(on: Array(backgrounds.dropLast()), least: least)
    }

    /// The one whose least contrast is the greatest, the first of equals.
    static func mostLegible(of colors: [Color], on backgrounds: [Color]) -> Color {
        let worst = { (color: Color) in backgrounds.map { contrastRatio(color, on: $0) }.min() ?? 21 }
        return colors.reduce(colors[0]) { worst($1) > worst($0) ? $1 : $0 }
    }

    /// Colours at even distances, as they look, along a line through others.
    static func evenly(_ count: Int, along ramp: [Color]) -> [Color] {
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

    /// The nearest colour of the same hue and chroma that can be told from its neighbours side by side.
    func apart(from neighbours: [Color]) -> Color {
        let polar = ColorCoordinates(self).converted(to: .okLCh).components
        for step in 0...50 {
            for sign in [1.0, -1] {
                let lightness = (polar[0] ?? 0) + sign * Double(step) / 50
                guard lightness >= 0, lightness <= 1 else { continue }
                let color =
                    step == 0 ? self : ColorCoordinates(.okLCh, [lightness, polar[1], polar[2]]).mappedToSRGB.rounded
                // Both measures: near black the one, near white the other is the finer.
                if neighbours.allSatisfy({ color.distance(to: $0) >= 0.035 && color.ciede2000(from: $0) >= 3.2 }) {
                    return color
                }
            }
        }
        return self
    }

    /// As bytes have it, so that what is written is what was measured.
    var rounded: Color { Color(hex: description) ?? self }

    /// Laid over an opaque colour.
    func laid(over background: Color) -> Color {
        guard opacity < 1 else { return self }
        return Color(
            red: red * opacity + background.red * (1 - opacity),
            green: green * opacity + background.green * (1 - opacity),
            blue: blue * opacity + background.blue * (1 - opacity)
        ).rounded
    }
}
