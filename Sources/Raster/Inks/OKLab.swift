import FramewrightDrawing

/// Perceptual interpolation of premultiplied colours.
extension OKLab {
    /// Divides each interval between two knots into 256 linear segments in sRGB, within half a level of the curve.
    /// Sixteen deviated by ten levels where a channel leaves 0, because sRGB is steepest there.
    static func subdivided(_ knots: [GradientRamp.Knot]) -> [GradientRamp.Knot] {
        let pieces = 256
        var result = knots.prefix(1).map { $0 }
        for (from, to) in zip(knots, knots.dropFirst()) {
            let (start, end) = (lab(from.color), lab(to.color))
            if to.place > from.place {
                for piece in 1..<pieces {
                    let share = Double(piece) / Double(pieces)
                    result.append(
                        .init(
                            place: from.place + (to.place - from.place) * share,
                            color: sRGB(start.mixed(with: end, share))))
                }
            }
            result.append(to)
        }
        return result
    }

    /// Returns premultiplied lightness, a and b in place of red, green and blue.
    static func lab(_ color: Premultiplied) -> Premultiplied {
        guard color.alpha > 0 else { return color }
        let lab = OKLab(
            red: color.red / color.alpha, green: color.green / color.alpha, blue: color.blue / color.alpha)
        return Premultiplied(
            red: lab.lightness * color.alpha, green: lab.a * color.alpha, blue: lab.b * color.alpha, alpha: color.alpha)
    }

    static func sRGB(_ color: Premultiplied) -> Premultiplied {
        guard color.alpha > 0 else { return Premultiplied(red: 0, green: 0, blue: 0, alpha: 0) }
        let lab = OKLab(lightness: color.red / color.alpha, a: color.green / color.alpha, b: color.blue / color.alpha)
        let (red, green, blue) = lab.sRGB
        return Premultiplied(
            red: red * color.alpha, green: green * color.alpha, blue: blue * color.alpha, alpha: color.alpha)
    }
}
