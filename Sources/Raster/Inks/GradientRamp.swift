internal import FramewrightDrawing

/// The colours of a gradient by location, as a lookup table.
///
/// Interpolates premultiplied colours, so that a colour fades out without turning grey or dark, in floating point, and
/// rounds each entry once, at its centre: neighbouring pixels differ by the smallest step of eight bits, so that bands
/// are no wider than those of a perfect gradient. Dithering is off unless a gradient requests it, because noise makes
/// image files several times larger.
struct GradientRamp: Sendable {
    /// The number of entries: each is narrower than a pixel on the longest side of a phone screen.
    static let count = 4096

    /// The entries; empty if the gradient is dithered.
    let colors: [PremultipliedPixel]
    /// The entries for `ditherRow`: the level of no colour, then one per entry. Empty if the gradient is not dithered.
    let levels: [UInt64]
    let isVisible: Bool
    let isOpaque: Bool

    /// Creates a ramp. Of several stops at an end, the outermost is visible only outside; it takes the last entry if
    /// `ends` requires that.
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

    /// Returns the entries. The first and last of a dithered gradient have the colours of its ends, so that the
    /// outside is flat; otherwise each entry has the colour of its centre.
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

    /// The ends at which the outermost entry has the colour of the outermost stop alone.
    struct Ends: Hashable {
        var start = false
        var end = false
    }

    /// A colour at a location.
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

/// Premultiplied components from 0 to 1, in any colour space.
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
    init(_ color: SRGBColor) {
        func unit(_ component: Double) -> Double { component > 0 ? min(component, 1) : 0 }
        alpha = unit(color.opacity)
        (red, green, blue) = (unit(color.red) * alpha, unit(color.green) * alpha, unit(color.blue) * alpha)
    }

    /// The rounded pixel; no component exceeds alpha.
    var pixel: PremultipliedPixel {
        let level = rounded(alpha, scale: 255, most: 255)
        return PremultipliedPixel(
            packed: rounded(red, scale: 255, most: level) | rounded(green, scale: 255, most: level) << 8 | rounded(
                blue, scale: 255, most: level) << 16
                | level << 24)
    }

    /// Four lanes of 16 bits, 256 times as fine as a pixel; no component exceeds alpha.
    var level: UInt64 {
        let level = rounded(alpha, scale: 65_280, most: 65_280)
        let (red, green) = (rounded(red, scale: 65_280, most: level), rounded(green, scale: 65_280, most: level))
        return UInt64(red | green << 16) | UInt64(rounded(blue, scale: 65_280, most: level) | level << 16) << 32
    }

    private func rounded(_ component: Double, scale: Double, most: UInt32) -> UInt32 {
        component > 0 ? min(most, UInt32(min(component, 1) * scale + 0.5)) : 0
    }
}

/// A cache of ramps. Only looked up, so that its order cannot affect pixels; cleared when full.
struct RampCache: Sendable {
    private struct Key: Hashable {
        let stops: [GradientPaint.Stop]
        let colorSpace: GradientPaint.ColorSpace
        let ends: GradientRamp.Ends
        let isDithered: Bool
    }

    /// The maximum number of ramps: 1 MiB, or 2 MiB if all are dithered.
    private static let limit = 64

    private var ramps: [Key: GradientRamp] = [:]

    /// Returns the ramp of a gradient; `field` and `spread` determine whether there is an outside.
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
