internal import FramewrightDrawing

/// The colours of a gradient by location, in fixed point.
///
/// Colours are mixed premultiplied, as encoded in sRGB, with 16 bits a channel, and rounded once: neighbouring pixels
/// differ by the least step eight bits have, so there are no bands wider than those of a perfect gradient. Mixing
/// premultiplied lets a colour fade out without turning grey or dark.
struct GradientRamp: Sendable {
    /// Location 1.
    static let one = 1 << 24

    /// What happens from one stop to the next. The first and the last piece are the plain colours before and after all stops.
    struct Piece: Sendable {
        let start: Int
        let end: Int
        /// 2^48 divided by the length; 0 for a plain colour.
        let reciprocal: Int
        let from: WideColor
        let to: WideColor
    }

    /// At least two, one after the other, without gaps.
    let pieces: [Piece]
    let isVisible: Bool

    init(_ stops: [GradientPaint.Stop]) {
        let knots = stops.map { (Int($0.location * Double(Self.one) + 0.5), WideColor($0.color)) }
        let (first, last) = (knots[0], knots[knots.count - 1])
        var pieces = [Piece(start: .min, end: first.0, reciprocal: 0, from: first.1, to: first.1)]
        for (from, to) in zip(knots, knots.dropFirst()) where to.0 > from.0 {
            let reciprocal = (1 << 48) / (to.0 - from.0)
            pieces.append(Piece(start: from.0, end: to.0, reciprocal: reciprocal, from: from.1, to: to.1))
        }
        self.pieces = pieces + [Piece(start: last.0, end: .max, reciprocal: 0, from: last.1, to: last.1)]
        isVisible = knots.contains { $0.1.isVisible }
    }

    /// The piece that holds a location.
    func index(of location: Int) -> Int {
        pieces.firstIndex { location >= $0.start && location < $0.end } ?? pieces.count - 1
    }
}

/// Reads a ramp at locations near each other.
struct GradientCursor {
    private let ramp: GradientRamp
    private var piece: GradientRamp.Piece

    init(_ ramp: GradientRamp) {
        self.ramp = ramp
        piece = ramp.pieces[0]
    }

    /// The colour at a place along the gradient; below 0 and above 1 the outer colours go on.
    @inline(__always)
    mutating func color(at place: Double) -> PremultipliedPixel {
        let inside = place > 0 ? (place < 1 ? place : 1) : 0
        let location = Int(inside * Double(GradientRamp.one))
        if location < piece.start || location >= piece.end { piece = ramp.pieces[ramp.index(of: location)] }
        let share = UInt64(truncatingIfNeeded: ((location &- piece.start) &* piece.reciprocal) >> 33)
        return WideColor.mix(piece.from, piece.to, share: share)
    }
}

/// Four premultiplied channels of 0 to 255 * 256, two in each word: red and blue, green and alpha.
struct WideColor: Hashable, Sendable {
    private let redBlue: UInt64
    private let greenAlpha: UInt64

    init(_ color: Color) {
        let alpha = Self.unit(color.opacity)
        func fixed(_ component: Double) -> UInt64 { UInt64(component * 65_280 + 0.5) }
        redBlue = fixed(Self.unit(color.red) * alpha) | fixed(Self.unit(color.blue) * alpha) << 32
        greenAlpha = fixed(Self.unit(color.green) * alpha) | fixed(alpha) << 32
    }

    var isVisible: Bool { greenAlpha >> 32 > 0 }

    /// `share` of 32768 parts of `to`, the rest of `from`; weights add up to 2^15, so two channels share a product, and none
    /// can exceed its alpha.
    @inline(__always)
    static func mix(_ from: WideColor, _ to: WideColor, share: UInt64) -> PremultipliedPixel {
        let rest = 32_768 &- share
        let half: UInt64 = 1 << 22 | 1 << 54
        let lanes: UInt64 = 0x0000_00ff_0000_00ff
        let redBlue = (from.redBlue &* rest &+ to.redBlue &* share &+ half) >> 23 & lanes
        let greenAlpha = (from.greenAlpha &* rest &+ to.greenAlpha &* share &+ half) >> 23 & lanes
        let even = UInt32(truncatingIfNeeded: redBlue | redBlue >> 16)
        let odd = UInt32(truncatingIfNeeded: greenAlpha | greenAlpha >> 16)
        return PremultipliedPixel(packed: even | odd << 8)
    }

    private static func unit(_ component: Double) -> Double { component > 0 ? min(component, 1) : 0 }
}
