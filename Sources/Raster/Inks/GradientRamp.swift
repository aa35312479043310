internal import FramewrightDrawing

/// The colours of a gradient by location, in fixed point.
///
/// Colours are mixed premultiplied, as encoded in sRGB, with 16 bits a channel, and rounded once: neighbouring pixels
/// differ by the least step eight bits have, so there are no bands wider than those of a perfect gradient. Mixing
/// premultiplied lets a colour fade out without turning grey or dark.
struct GradientRamp: Sendable {
    /// Location 1.
    static let one = 1 << 24

    /// What happens from one stop to the next.
    private struct Piece {
        let start: Int
        let end: Int
        /// 2^48 divided by the length.
        let reciprocal: Int
        let from: SIMD4<Int32>
        let difference: SIMD4<Int32>
    }

    private let pieces: [Piece]
    private let first: PremultipliedPixel
    private let last: PremultipliedPixel

    init(_ stops: [GradientPaint.Stop]) {
        let knots = stops.map { (Int($0.location * Double(Self.one) + 0.5), Self.channels($0.color)) }
        pieces = zip(knots, knots.dropFirst()).compactMap { from, to in
            guard to.0 > from.0 else { return nil }
            return Piece(
                start: from.0, end: to.0, reciprocal: (1 << 48) / (to.0 - from.0), from: from.1,
                difference: to.1 &- from.1)
        }
        first = Self.pixel(knots[0].1)
        last = Self.pixel(knots[knots.count - 1].1)
    }

    var isVisible: Bool {
        first.alpha > 0 || last.alpha > 0 || pieces.contains { $0.from.w > 0 || $0.from.w + $0.difference.w > 0 }
    }

    /// The colour at a location of 0 to `one`. `hint` is where the last search ended: neighbours are near each other.
    @inline(__always)
    func color(at location: Int, hint: inout Int) -> PremultipliedPixel {
        guard let opening = pieces.first, location >= opening.start else { return first }
        while hint > 0, location < pieces[hint].start { hint -= 1 }
        while location >= pieces[hint].end {
            guard hint + 1 < pieces.count else { return last }
            hint += 1
        }
        let piece = pieces[hint]
        let share = Int32(truncatingIfNeeded: ((location - piece.start) &* piece.reciprocal) >> 33)
        return Self.pixel(piece.from &+ (piece.difference &* share) &>> 15)
    }

    /// Premultiplied, 0 to 255 * 256.
    private static func channels(_ color: Color) -> SIMD4<Int32> {
        let alpha = unit(color.opacity)
        func fixed(_ component: Double) -> Int32 { Int32(component * 65_280 + 0.5) }
        return SIMD4(
            fixed(unit(color.red) * alpha), fixed(unit(color.green) * alpha), fixed(unit(color.blue) * alpha),
            fixed(alpha))
    }

    private static func unit(_ component: Double) -> Double { component > 0 ? min(component, 1) : 0 }

    @inline(__always)
    private static func pixel(_ channels: SIMD4<Int32>) -> PremultipliedPixel {
        let bytes = SIMD4<UInt32>(truncatingIfNeeded: (channels &+ 128) &>> 8)
        return PremultipliedPixel(packed: bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24)
    }
}
