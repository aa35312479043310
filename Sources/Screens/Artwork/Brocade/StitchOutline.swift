import FramewrightDrawing

/// The outline of a line one stitch wide through points of the weaver's grid.
///
/// Lines run along the grid or at 45 degrees, and their corners are points. All of it is whole numbers of 1/128 stitch: a
/// mirrored line has the mirrored outline to the last bit, and at a whole number of pixels a stitch all slopes stay 45
/// degrees. (A general pen's outline has the root of 1/2 in it, and rounds differently on either side.)
struct StitchOutline {
    /// A place, in 1/128 stitch.
    struct Knot: Hashable, Sendable {
        var x, y: Int

        static let perStitch = 128

        init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

        /// The nearest knot to a place in stitches.
        init(_ x: Double, _ y: Double) {
            self.init(x: Int(x * Double(Self.perStitch)), y: Int(y * Double(Self.perStitch)))
        }

        var point: Point { Point(x: Double(x) / Double(Self.perStitch), y: Double(y) / Double(Self.perStitch)) }
    }

    /// Half a stitch, along the grid and along both axes of a diagonal.
    private static let straight = 64
    private static let slanted = 45

    private let knots: [Knot]
    private let isClosed: Bool

    /// At least two knots, neighbours different and on one line of the grid or its diagonals.
    init(_ knots: [Knot], isClosed: Bool) {
        precondition(knots.count > 1, "a line needs two ends")
        self.knots = knots
        self.isClosed = isClosed
    }

    /// Adds one ring for an open line, two that run against each other for a closed one.
    func trace(into path: inout Path) {
        let (there, back) = (side(of: knots), side(of: knots.reversed()))
        if isClosed {
            path.addRing(there)
            path.addRing(back)
        } else {
            path.addRing(there + back)
        }
    }

    /// The left side of a line, from the square cap at its start to the one at its end, or all around.
    private func side(of knots: [Knot]) -> [Knot] {
        let count = knots.count
        let legs = (0..<(isClosed ? count : count - 1)).map { Leg(from: knots[$0], to: knots[($0 + 1) % count]) }
        guard !isClosed else {
            return legs.indices.map { legs[$0].corner(with: legs[($0 + 1) % count], at: knots[($0 + 1) % count]) }
        }
        let corners = legs.indices.dropLast().map { legs[$0].corner(with: legs[$0 + 1], at: knots[$0 + 1]) }
        return [legs[0].start(at: knots[0])] + corners + [legs[count - 2].end(at: knots[count - 1])]
    }

    /// A straight part of a line: one of eight directions.
    private struct Leg {
        /// -1, 0 or 1 each.
        let dx, dy: Int

        init(from start: Knot, to end: Knot) {
            let (x, y) = (end.x - start.x, end.y - start.y)
            precondition((x, y) != (0, 0), "a line stands still")
            precondition(x == 0 || y == 0 || abs(x) == abs(y), "a line leaves the grid: \(start) to \(end)")
            (dx, dy) = (x.signum(), y.signum())
        }

        /// Half a stitch along each axis.
        private var reach: Int { dx != 0 && dy != 0 ? StitchOutline.slanted : StitchOutline.straight }

        func start(at knot: Knot) -> Knot { Knot(x: knot.x + (dy - dx) * reach, y: knot.y - (dx + dy) * reach) }

        func end(at knot: Knot) -> Knot { Knot(x: knot.x + (dy + dx) * reach, y: knot.y + (dy - dx) * reach) }

        /// Where the left sides of two legs meet.
        func corner(with next: Leg, at knot: Knot) -> Knot {
            let cross = dx * next.dy - dy * next.dx
            let (own, other) = (distance, next.distance)
            guard cross != 0 else { return Knot(x: knot.x + dy * reach, y: knot.y - dx * reach) }
            return Knot(
                x: knot.x + (dx * other - next.dx * own) / cross, y: knot.y + (dy * other - next.dy * own) / cross)
        }

        /// How far the left side lies from the line, times the leg's length.
        private var distance: Int { (dx * dx + dy * dy) * reach }
    }
}

extension Path {
    fileprivate mutating func addRing(_ knots: [StitchOutline.Knot]) {
        addLines(knots.map(\.point))
        closeSubpath()
    }
}
