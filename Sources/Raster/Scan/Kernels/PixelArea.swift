internal import FramewrightDrawing

/// The exact area of one pixel inside a path whose outlines overlap or cross there.
///
/// The pixel is divided into slabs at the ends and crossings of all pieces. A slab is a row of trapezoids, inside or
/// outside by their winding number. The winding to the left of the pixel follows from the signed area, without looking
/// at other pixels; it changes only where a piece enters or leaves through the left side.
struct PixelArea: Sendable {
    /// The number of bits of sub-steps per step, for crossings.
    private static let fine = 6
    private static let one = Subpixel.one << fine
    /// The minimum height of a slab: crossings closer than a step are merged.
    private static let shortestSlab = 1 << fine

    private var pieces: [PixelPiece] = []
    /// The number of `pieces` in use; memory of earlier pixels is kept.
    private(set) var count = 0
    /// The ends of slabs in sub-steps, ascending, and their number.
    private var stops: [Int] = []
    private var stopCount = 0
    private var order: [Crossing] = []
    private var orderCount = 0

    /// The positions of a piece at the top and bottom of a slab.
    private struct Crossing {
        var above: Int
        var below: Int
        var winding: Int

        @inline(__always)
        func isBefore(_ other: Crossing) -> Bool { (above, below) < (other.above, other.below) }
    }

    mutating func removeAll() { count = 0 }

    mutating func add(_ piece: PixelPiece) {
        if count < pieces.count { pieces[count] = piece } else { pieces.append(piece) }
        count += 1
    }

    private mutating func makeRoom() {
        guard stops.count < 2 * count + 1 else { return }
        order.append(
            contentsOf: repeatElement(Crossing(above: 0, below: 0, winding: 0), count: count - order.count))
        stops.append(contentsOf: repeatElement(0, count: 2 * count + 1 - stops.count))
    }

    /// Returns the coverage, 0 to 255, rounded to nearest; `sum` is the doubled signed area of the pixel.
    mutating func level(sum: Int32, _ rule: FillRule) -> UInt8 {
        makeRoom()
        stopCount = Self.findStops(of: pieces, count, &stops)
        var winding = windingAtTop(sum)
        var total = 0
        var top = 0
        for index in 0..<stopCount {
            winding += change(at: top)
            total += area(from: top, to: stops[index], winding, rule)
            top = stops[index]
        }
        let full = 2 * Self.one * Self.one
        return UInt8(truncatingIfNeeded: (total * 255 + full / 2) / full)
    }

    /// Returns the winding number at the top left corner: the rest of the signed area after subtracting the pieces.
    private func windingAtTop(_ sum: Int32) -> Int {
        var rest = Int(sum)
        for piece in pieces[..<count] {
            let winding = Int(piece.winding)
            rest -= winding * piece.height * (2 * Subpixel.one - piece.ends)
            if piece.topX == 0 { rest += 2 * Subpixel.one * winding * (Subpixel.one - Int(piece.top)) }
            if piece.bottomX == 0 { rest -= 2 * Subpixel.one * winding * (Subpixel.one - Int(piece.bottom)) }
        }
        return rest >> (2 * Subpixel.bits + 1)
    }

    /// Returns the change of the winding number along the left side, at a height in sub-steps.
    private func change(at y: Int) -> Int {
        var change = 0
        for piece in pieces[..<count] {
            if piece.topX == 0, Int(piece.top) << Self.fine == y { change -= Int(piece.winding) }
            if piece.bottomX == 0, Int(piece.bottom) << Self.fine == y { change += Int(piece.winding) }
        }
        return change
    }

    private static func findStops(of pieces: [PixelPiece], _ count: Int, _ stops: inout [Int]) -> Int {
        var stops = stops.mutableSpan
        stops[0] = one
        var found = 1
        for index in 0..<count {
            addStop(Int(pieces[index].top) << fine, &stops, &found)
            addStop(Int(pieces[index].bottom) << fine, &stops, &found)
        }
        return found
    }

    @inline(__always)
    private static func addStop(_ y: Int, _ stops: inout MutableSpan<Int>, _ count: inout Int) {
        var place = count
        while place > 0, stops[place - 1] >= y { place -= 1 }
        guard y > 0, stops[place] != y else { return }
        for index in stride(from: count, to: place, by: -1) { stops[index] = stops[index - 1] }
        stops[place] = y
        count += 1
    }

    /// Returns the area between two stops, divided further where pieces cross.
    private mutating func area(from top: Int, to bottom: Int, _ winding: Int, _ rule: FillRule) -> Int {
        var total = 0
        var above = top
        while above < bottom {
            orderCount = Self.sort(pieces, count, from: above, to: bottom, &order)
            let below = firstCrossing(from: above, to: bottom)
            if below < bottom { orderCount = Self.sort(pieces, count, from: above, to: below, &order) }
            total += width(winding, rule) * (below - above)
            above = below
        }
        return total
    }

    /// Sorts the pieces that span a slab by their positions at its top; returns their number.
    private static func sort(
        _ pieces: [PixelPiece], _ count: Int, from top: Int, to bottom: Int, _ order: inout [Crossing]
    ) -> Int {
        var order = order.mutableSpan
        var found = 0
        for number in 0..<count {
            let piece = pieces[number]
            let (start, end) = (Int(piece.top) << fine, Int(piece.bottom) << fine)
            guard start <= top, end >= bottom, start < end else { continue }
            let (x, lean) = (Int(piece.topX) << fine, Int(piece.bottomX) - Int(piece.topX))
            let crossing = Crossing(
                above: x + lean * (top - start) / piece.height, below: x + lean * (bottom - start) / piece.height,
                winding: Int(piece.winding))
            var index = found
            while index > 0, crossing.isBefore(order[index - 1]) {
                order[index] = order[index - 1]
                index -= 1
            }
            order[index] = crossing
            found += 1
        }
        return found
    }

    /// Returns the height of the first crossing of neighbours, or the slab's bottom.
    private func firstCrossing(from top: Int, to bottom: Int) -> Int {
        var first = bottom
        for index in 1..<max(1, orderCount) {
            let (left, right) = (order[index - 1], order[index])
            guard left.below > right.below + 1 else { continue }
            let gap = right.above - left.above
            let place = top + (bottom - top) * gap / (gap + left.below - right.below)
            first = min(first, max(place, top + Self.shortestSlab))
        }
        return first
    }

    /// Returns twice the mean width of the inside.
    private func width(_ outside: Int, _ rule: FillRule) -> Int {
        var winding = outside
        var width = 0
        for crossing in order[..<orderCount] {
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
