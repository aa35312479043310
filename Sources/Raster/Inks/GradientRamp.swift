internal import FramewrightDrawing

/// The colours of a gradient by location, ready to be looked up.
///
/// Colours are mixed premultiplied, so that a colour can fade out without turning grey or dark, in real numbers, and rounded
/// once, each entry for its own middle: neighbouring pixels differ by the least step eight bits have, so no band is wider
/// than those of a perfect gradient. Dithering is off unless a gradient asks for it: noise makes image files several times
/// larger.
struct GradientRamp: Sendable {
    /// Entries: enough that on the longest side of a phone's screen each is narrower than a pixel.
    static let count = 4096

    /// Empty if the gradient is dithered.
    let colors: [PremultipliedPixel]
    /// For `ditherRow`: the level of no colour, then one for each entry. Empty if the gradient is not dithered.
    let levels: [UInt64]
    let isVisible: Bool
    let isOpaque: Bool

    /// Of several stops at an end the outermost is only seen outside: it takes the whole last entry where `ends` say so.
    init(
        _ stops: [GradientPaint.Stop], _ space: GradientPaint.ColorSpace, ends: Ends = Ends(), isDithered: Bool = false
    ) {
        var knots = stops.map { Knot($0) }
        isVisible = knots.contains { $0.color.alpha >= 0.5 / 255 }
        isOpaque = knots.allSatisfy { $0.color.alpha >= 1 }
        if space == .okLab { knots = OKLab.subdivided(knots) }
        let (first, last) = (Premultiplied(stops[0].color), Premultiplied(stops[stops.count - 1].color))
        if isDithered {
            colors = []
            var levels = [0] + Self.entries(knots, isDithered: true, \.level)
            if ends.start { levels[1] = first.level }
            if ends.end { levels[Self.count] = last.level }
            self.levels = levels
        } else {
            levels = []
            var colors = Self.entries(knots, isDithered: false, \.pixel)
            if ends.start { colors[0] = first.pixel }
            if ends.end { colors[Self.count - 1] = last.pixel }
            self.colors = colors
        }
    }

    var isDithered: Bool { !levels.isEmpty }

    /// The outermost of a dithered gradient's entries have the colours of its ends, so that what lies beyond is flat; else each
    /// has that of its own middle.
    @inline(__always)
    private static func entries<Entry>(
        _ knots: [Knot], isDithered: Bool, _ read: (Premultiplied) -> Entry
    ) -> [Entry] {
        var next = 0
        return (0..<count).map { index in
            let place = isDithered ? Double(index) / Double(count - 1) : (Double(index) + 0.5) / Double(count)
            while next < knots.count, knots[next].place <= place { next += 1 }
            if next == 0 { return read(knots[0].color) }
            if next == knots.count { return read(knots[next - 1].color) }
            let (from, to) = (knots[next - 1], knots[next])
            return read(from.color.mixed(with: to.color, (place - from.place) / (to.place - from.place)))
        }
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
        let level = rounded(alpha, 255, 255)
        return PremultipliedPixel(
            packed: rounded(red, 255, level) | rounded(green, 255, level) << 8 | rounded(blue, 255, level) << 16
                | level << 24)
    }

    /// Four lanes of 16 bits, 256 times as fine as a pixel; no component exceeds alpha.
    var level: UInt64 {
        let level = rounded(alpha, 65_280, 65_280)
        let (red, green) = (rounded(red, 65_280, level), rounded(green, 65_280, level))
        return UInt64(red | green << 16) | UInt64(rounded(blue, 65_280, level) | level << 16) << 32
    }

    private func rounded(_ component: Double, _ scale: Double, _ most: UInt32) -> UInt32 {
        component > 0 ? min(most, UInt32(min(component, 1) * scale + 0.5)) : 0
    }
}

/// Ramps by what is on them. Only ever looked up, so its order reaches no pixel; when full it forgets everything.
struct RampCache: Sendable {
    private struct Key: Hashable {
        let stops: [GradientPaint.Stop]
        let colorSpace: GradientPaint.ColorSpace
        let ends: GradientRamp.Ends
        let isDithered: Bool
    }

    /// One mebibyte; two if all are dithered.
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
        let key = Key(stops: stops, colorSpace: gradient.colorSpace, ends: ends, isDithered: gradient.isDithered)
        if let known = ramps[key] { return known }
        let ramp = GradientRamp(stops, gradient.colorSpace, ends: ends, isDithered: gradient.isDithered)
        if ramps.count >= Self.limit { ramps.removeAll() }
        ramps[key] = ramp
        return ramp
    }
}
