internal import FramewrightDrawing

/// The exact area of one pixel that lies inside a path whose outlines overlap or cross there.
///
/// The pixel is cut into slabs at the ends of all pieces and where pieces cross; between, each slab is a row of
/// trapezoids, inside or outside by their winding. Winding to the left of the pixel needs no look at other pixels: the
/// signed area tells its sum, and it changes only where a piece enters or leaves through the left side.
struct PixelArea: Sendable {
    /// 64 sub-steps to a step, for where pieces cross.
    private static let fine = 6
    private static let one = Subpixel.one << fine
    /// Crossings nearer together than a step are one.
    private static let shortestSlab = 1 << fine

    private var pieces: [PixelPiece] = []
    /// Where slabs end, ascending, in sub-steps.
    private var stops: [Int] = []
    private var order: [Crossing] = []

    /// A piece at the top and bottom of a slab.
    private struct Crossing {
        var above: Int
        var below: Int
        var winding: Int

        @inline(__always)
        func isBefore(_ other: Crossing) -> Bool { (above, below) < (other.above, other.below) }
    }

    var count: Int { pieces.count }

    mutating func removeAll() { pieces.removeAll(keepingCapacity: true) }

    mutating func add(_ piece: PixelPiece) { pieces.append(piece) }

    /// 0 to 255, rounded to the nearest; `sum` is the doubled signed area of the pixel.
    mutating func level(sum: Int32, _ rule: FillRule) -> UInt8 {
        findStops()
        var winding = windingAtTop(sum)
        var total = 0
        var top = 0
        for index in stops.indices {
            winding += change(at: top)
            total += area(from: top, to: stops[index], winding, rule)
            top = stops[index]
        }
        let full = 2 * Self.one * Self.one
        return UInt8(truncatingIfNeeded: (total * 255 + full / 2) / full)
    }

    /// Of the top left corner: what is left of the area to the left when pieces that pass through the left side are
    /// taken off it.
    private func windingAtTop(_ sum: Int32) -> Int {
        var rest = Int(sum)
        for piece in pieces {
            let winding = Int(piece.winding)
            rest -= winding * piece.height * (2 * Subpixel.one - piece.ends)
            if piece.topX == 0 { rest += 2 * Subpixel.one * winding * (Subpixel.one - Int(piece.top)) }
            if piece.bottomX == 0 { rest -= 2 * Subpixel.one * winding * (Subpixel.one - Int(piece.bottom)) }
        }
        return rest >> (2 * Subpixel.bits + 1)
    }

    /// Of the winding along the left side, at a height in sub-steps.
    private func change(at y: Int) -> Int {
        var change = 0
        for piece in pieces {
            if piece.topX == 0, Int(piece.top) << Self.fine == y { change -= Int(piece.winding) }
            if piece.bottomX == 0, Int(piece.bottom) << Self.fine == y { change += Int(piece.winding) }
        }
        return change
    }

    private mutating func findStops() {
        stops.removeAll(keepingCapacity: true)
        stops.append(Self.one)
        for piece in pieces {
            addStop(Int(piece.top) << Self.fine)
            addStop(Int(piece.bottom) << Self.fine)
        }
    }

    private mutating func addStop(_ y: Int) {
        var index = stops.count
        while index > 0, stops[index - 1] >= y { index -= 1 }
        if y > 0, stops[index] != y { stops.insert(y, at: index) }
    }

    /// Between two stops; cut further where pieces cross.
    private mutating func area(from top: Int, to bottom: Int, _ winding: Int, _ rule: FillRule) -> Int {
        var total = 0
        var above = top
        while above < bottom {
            sort(from: above, to: bottom)
            let below = firstCrossing(from: above, to: bottom)
            if below < bottom { sort(from: above, to: below) }
            total += width(winding, rule) * (below - above)
            above = below
        }
        return total
    }

    /// The pieces that span a slab, by where they are at its top.
    private mutating func sort(from top: Int, to bottom: Int) {
        order.removeAll(keepingCapacity: true)
        for piece in pieces {
            let (start, end) = (Int(piece.top) << Self.fine, Int(piece.bottom) << Self.fine)
            guard start <= top, end >= bottom, start < end else { continue }
            let (x, lean) = (Int(piece.topX) << Self.fine, Int(piece.bottomX) - Int(piece.topX))
            let crossing = Crossing(
                above: x + lean * (top - start) / piece.height, below: x + lean * (bottom - start) / piece.height,
                winding: Int(piece.winding))
            var index = order.count
            order.append(crossing)
            while index > 0, crossing.isBefore(order[index - 1]) {
                order[index] = order[index - 1]
                index -= 1
            }
            order[index] = crossing
        }
    }

    /// Where neighbours first change places, or the slab's bottom.
    private func firstCrossing(from top: Int, to bottom: Int) -> Int {
        var first = bottom
        for index in 1..<max(1, order.count) {
            let (left, right) = (order[index - 1], order[index])
            guard left.below > right.below + 1 else { continue }
            let gap = right.above - left.above
            let place = top + (bottom - top) * gap / (gap + left.below - right.below)
            first = min(first, max(place, top + Self.shortestSlab))
        }
        return first
    }

    /// Twice the mean width of what lies inside.
    private func width(_ outside: Int, _ rule: FillRule) -> Int {
        var winding = outside
        var width = 0
        for crossing in order {
            let was = Self.isInside(winding, rule)
            winding += crossing.winding
            guard was != Self.isInside(winding, rule) else { continue }
            width += (was ? 1 : -1) * (crossing.above + crossing.below)
        }
        return Self.isInside(winding, rule) ? width + 2 * Self.one : width
    }

    @inline(__always)
    private static func isInside(_ winding: Int, _ rule: FillRule) -> Bool {
        rule == .nonzero ? winding != 0 : winding & 1 != 0
    }
}
