internal import FramewrightDrawing

/// The colours of a gradient by location, ready to be looked up.
///
/// Colours are mixed premultiplied, so that a colour can fade out without turning grey or dark, in real numbers, and rounded
/// once, each entry for its own middle: neighbouring pixels differ by the least step eight bits have, so no band is wider
/// than those of a perfect gradient. Nothing is dithered: noise would make flat areas differ from one pixel to the next
/// and files several times larger, and steps of one level are seen by nobody but a measuring instrument.
struct GradientRamp: Sendable {
    /// Entries: enough that on the longest side of a phone's screen each is narrower than a pixel.
    static let count = 4096

    let colors: [PremultipliedPixel]
    let isVisible: Bool
    let isOpaque: Bool

    /// Of several stops at an end the outermost is only seen outside: it takes the whole last entry where `ends` say so.
    init(_ stops: [GradientPaint.Stop], _ space: GradientPaint.ColorSpace, ends: Ends = Ends()) {
        var knots = stops.map { Knot($0) }
        isVisible = knots.contains { $0.color.alpha >= 0.5 / 255 }
        isOpaque = knots.allSatisfy { $0.color.alpha >= 1 }
        if space == .okLab { knots = OKLab.subdivided(knots) }
        var next = 0
        var colors = (0..<Self.count).map { index in
            let place = (Double(index) + 0.5) / Double(Self.count)
            while next < knots.count, knots[next].place <= place { next += 1 }
            if next == 0 { return knots[0].color.pixel }
            if next == knots.count { return knots[next - 1].color.pixel }
            let (from, to) = (knots[next - 1], knots[next])
            return from.color.mixed(with: to.color, (place - from.place) / (to.place - from.place)).pixel
        }
        if ends.start { colors[0] = Premultiplied(stops[0].color).pixel }
        if ends.end { colors[Self.count - 1] = Premultiplied(stops[stops.count - 1].color).pixel }
        self.colors = colors
    }

    /// Which of the outermost entries are the outermost stop's alone.
    struct Ends: Hashable {
        var start = false
        var end = false
    }

    /// A colour at a place.
    struct Knot {
        let place: Double
        let color: Premultiplied
    }
}

extension GradientRamp.Knot {
    fileprivate init(_ stop: GradientPaint.Stop) {
        self.init(place: stop.location, color: Premultiplied(stop.color))
    }
}

/// Premultiplied components of 0 to 1, in whichever space.
struct Premultiplied {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    func mixed(with other: Premultiplied, _ share: Double) -> Premultiplied {
        Premultiplied(
            red: red + (other.red - red) * share, green: green + (other.green - green) * share,
            blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
    }
}

extension Premultiplied {
    init(_ color: Color) {
        func unit(_ component: Double) -> Double { component > 0 ? min(component, 1) : 0 }
        alpha = unit(color.opacity)
        (red, green, blue) = (unit(color.red) * alpha, unit(color.green) * alpha, unit(color.blue) * alpha)
    }

    /// Rounded; no component exceeds alpha.
    var pixel: PremultipliedPixel {
        let level = byte(alpha, 255)
        return PremultipliedPixel(
            packed: byte(red, level) | byte(green, level) << 8 | byte(blue, level) << 16 | level << 24)
    }

    private func byte(_ component: Double, _ most: UInt32) -> UInt32 {
        component > 0 ? min(most, UInt32(min(component, 1) * 255 + 0.5)) : 0
    }
}

/// Ramps by what is on them. Only ever looked up, so its order reaches no pixel; when full it forgets everything.
struct RampCache: Sendable {
    private struct Key: Hashable {
        let stops: [GradientPaint.Stop]
        let colorSpace: GradientPaint.ColorSpace
        let ends: GradientRamp.Ends
    }

    /// One mebibyte.
    private static let limit = 64

    private var ramps: [Key: GradientRamp] = [:]

    /// `field` and `spread` say whether anything lies outside.
    mutating func ramp(
        of gradient: GradientPaint, _ field: GradientField, _ spread: GradientPaint.Spread
    ) -> GradientRamp {
        let stops = gradient.stops
        var ends = GradientRamp.Ends()
        if spread == .pad, stops.count > 1 {
            ends.start = field.outside.start && stops[1].location == 0
            ends.end = field.outside.end && stops[stops.count - 2].location == 1
        }
        let key = Key(stops: stops, colorSpace: gradient.colorSpace, ends: ends)
        if let known = ramps[key] { return known }
        let ramp = GradientRamp(stops, gradient.colorSpace, ends: ends)
        if ramps.count >= Self.limit { ramps.removeAll() }
        ramps[key] = ramp
        return ramp
    }
}
