/// The `x` along a line at ascending `y`, always `start + floor((y - top) * dx / dy)`, with one division for all whole
/// rows.
struct SteppedLine {
    private(set) var x: Int
    private var rest: Int
    private let dx: Int
    private let dy: Int
    private let rowStep: Int
    private let rowRest: Int

    @inline(__always)
    init(_ topX: Int, _ top: Int, _ bottomX: Int, _ bottom: Int, at y: Int) {
        dx = bottomX - topX
        dy = bottom - top
        if dx == 0 {
            (rowStep, rowRest, x, rest) = (0, 0, topX, 0)
            return
        }
        // Most edges of a curve end in the row they begin in or the next, and never use the step.
        (rowStep, rowRest) = dy > Subpixel.one ? flooredDivision(dx << Subpixel.bits, dy) : (0, 0)
        let start = y == top ? (quotient: 0, remainder: 0) : flooredDivision((y - top) * dx, dy)
        x = topX + start.quotient
        rest = start.remainder
    }

    @inline(__always)
    mutating func finish(at end: Int) { x = end }

    @inline(__always)
    mutating func advance(by height: Int) {
        guard dx != 0 else { return }
        if height == Subpixel.one, dy > Subpixel.one {
            x &+= rowStep
            rest &+= rowRest
            if rest >= dy {
                rest &-= dy
                x &+= 1
            }
        } else {
            let (quotient, remainder) = flooredDivision(rest + height * dx, dy)
            x &+= quotient
            rest = remainder
        }
    }
}

/// Returns the quotient rounded towards minus infinity; the divisor must be positive.
@inline(__always)
func flooredDivision(_ dividend: Int, _ divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient &- 1, remainder &+ divisor) : (quotient, remainder)
}
