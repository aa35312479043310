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

    init(_ stops: [GradientPaint.Stop], _ space: GradientPaint.ColorSpace) {
        var knots = stops.map { Knot($0) }
        isVisible = knots.contains { $0.color.alpha >= 0.5 / 255 }
        isOpaque = knots.allSatisfy { $0.color.alpha >= 1 }
        if space == .okLab { knots = OKLab.subdivided(knots) }
        var next = 0
        colors = (0..<Self.count).map { index in
            let place = (Double(index) + 0.5) / Double(Self.count)
            while next < knots.count, knots[next].place <= place { next += 1 }
            if next == 0 { return knots[0].color.pixel }
            if next == knots.count { return knots[next - 1].color.pixel }
            let (from, to) = (knots[next - 1], knots[next])
            return from.color.mixed(with: to.color, (place - from.place) / (to.place - from.place)).pixel
        }
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
    }

    /// One mebibyte.
    private static let limit = 64

    private var ramps: [Key: GradientRamp] = [:]

    mutating func ramp(of gradient: GradientPaint) -> GradientRamp {
        let key = Key(stops: gradient.stops, colorSpace: gradient.colorSpace)
        if let known = ramps[key] { return known }
        let ramp = GradientRamp(gradient.stops, gradient.colorSpace)
        if ramps.count >= Self.limit { ramps.removeAll() }
        ramps[key] = ramp
        return ramp
    }
}
