import FramewrightDrawing

/// The outline of a line one stitch wide through points of the weaving grid.
///
/// Lines run along the grid or at 45 degrees, and their corners are mitred. All coordinates are whole multiples of
/// 1/128 stitch, so a mirrored line has exactly the mirrored outline, and at a whole number of pixels per stitch all
/// slopes stay at 45 degrees. (A general stroker's outline contains the square root of 1/2 and rounds differently on
/// the two sides.)
struct StitchOutline {
    /// A position, in 1/128 stitch.
    struct Knot: Hashable, Sendable {
        var x, y: Int

        static let perStitch = 128

        init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

        /// Creates the knot at a position in stitches, rounded toward zero.
        init(_ x: Double, _ y: Double) {
            self.init(x: Int(x * Double(Self.perStitch)), y: Int(y * Double(Self.perStitch)))
        }

        var point: Point { Point(x: Double(x) / Double(Self.perStitch), y: Double(y) / Double(Self.perStitch)) }
    }

    /// Half a stitch for legs along the grid (`straight`), and its projection on both axes for diagonal legs
    /// (`slanted`).
    private static let straight = 64
    private static let slanted = 45

    private let knots: [Knot]
    private let isClosed: Bool

    /// Creates the outline of at least two knots. Neighbours must differ and lie on one grid line or diagonal.
    init(_ knots: [Knot], isClosed: Bool) {
        precondition(knots.count > 1, "a line needs two ends")
        self.knots = knots
        self.isClosed = isClosed
    }

    /// Adds one ring for an open line, or two rings of opposite direction for a closed one.
    func trace(into path: inout Path) {
        let (there, back) = (side(of: knots), side(of: knots.reversed()))
        if isClosed {
            path.addRing(there)
            path.addRing(back)
        } else {
            path.addRing(there + back)
        }
    }

    /// Returns the left side of a line, from the square cap at its start to the one at its end, or all around if it
    /// is closed.
    private func side(of knots: [Knot]) -> [Knot] {
        let count = knots.count
        let legs = (0..<(isClosed ? count : count - 1)).map { Leg(from: knots[$0], to: knots[($0 + 1) % count]) }
        guard !isClosed else {
            return legs.indices.map { legs[$0].corner(with: legs[($0 + 1) % count], at: knots[($0 + 1) % count]) }
        }
        let corners = legs.indices.dropLast().map { legs[$0].corner(with: legs[$0 + 1], at: knots[$0 + 1]) }
        return [legs[0].start(at: knots[0])] + corners + [legs[count - 2].end(at: knots[count - 1])]
    }

    /// A straight part of a line, in one of eight directions.
    private struct Leg {
        /// The signs of the direction: -1, 0 or 1 each.
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

        /// Returns the intersection of the left sides of two legs.
        func corner(with next: Leg, at knot: Knot) -> Knot {
            let cross = dx * next.dy - dy * next.dx
            let (own, other) = (distance, next.distance)
            guard cross != 0 else { return Knot(x: knot.x + dy * reach, y: knot.y - dx * reach) }
            return Knot(
                x: knot.x + (dx * other - next.dx * own) / cross, y: knot.y + (dy * other - next.dy * own) / cross)
        }

        /// The distance of the left side from the line, times the leg's length.
        private var distance: Int { (dx * dx + dy * dy) * reach }
    }
}

extension Path {
    fileprivate mutating func addRing(_ knots: [StitchOutline.Knot]) {
        addLines(knots.map(\.point))
        closeSubpath()
    }
}
