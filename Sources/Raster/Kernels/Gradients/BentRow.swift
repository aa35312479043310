internal import FramewrightDrawing

// Rows of gradients whose location bends along the row, thirty-two columns at a time. Away from the centre a parabola through
// the location at both ends and in the middle of such a stretch is within a quarter of a ramp's entry of the curve; walking
// it takes two additions a pixel. Stretches lie where they lie on the page, whatever part of a row is painted.
//
// Tried and lost: a root and a choice between walking, filling and the exact curve for each stretch (radial 1.3 times as long
// as the exact curve for every pixel).

/// Columns a parabola serves.
private let stretch = 32

/// Locations are worked out this many at a time, half a stretch apart: roots and quotients by fours.
let bentNodes = 65

/// Half a stretch.
let bentNodeDistance: Int32 = 16

/// A place on the ramp as the walk counts it: entries in the upper twelve bits, so that whole turns wrap by themselves.
///
/// `place` is in entries, within 8,192 of 0, and rounded to 1/512.
@inline(__always)
func bentPlace(_ place: Float) -> UInt32 {
    // Adding 3 * 2^13 leaves nine binary places in the mantissa.
    (place + 24_576).bitPattern << 11
}

/// Columns of a row in the order they are painted in.
struct BentSections {
    /// On the ramp, or close enough to tell only by the exact curve.
    let ramp: Range<Int>
    /// Too near the centre for parabolas, or inside the ramp's inner end.
    let near: Range<Int>

    /// Whether a column beside the ramp might be on it.
    private let doubt = 3

    /// Columns of the row beyond the outer end; to be walked; and to be found exactly, of some columns.
    func split(_ columns: Range<Int>) -> (
        beyond: [2 of Range<Int>], walked: [2 of Range<Int>], exact: [3 of Range<Int>]
    ) {
        var cuts = [8 of Int](repeating: columns.lowerBound)
        // A row that misses the ramp is all beyond it.
        let ramp = ramp.isEmpty ? columns.upperBound..<columns.upperBound : ramp
        let bounds: [6 of Int] = [
            ramp.lowerBound, ramp.lowerBound + doubt, near.lowerBound, near.upperBound, ramp.upperBound - doubt,
            ramp.upperBound,
        ]
        for index in 0..<6 { cuts[index + 1] = min(max(bounds[index], cuts[index]), columns.upperBound) }
        cuts[7] = columns.upperBound
        return (
            [cuts[0]..<cuts[1], cuts[6]..<cuts[7]], [cuts[2]..<cuts[3], cuts[4]..<cuts[5]],
            [cuts[1]..<cuts[2], cuts[3]..<cuts[4], cuts[5]..<cuts[6]]
        )
    }
}

/// Colours of some columns by parabolas, from index `first` of `colors` on.
///
/// `place` writes `bentNodes` places, `bentNodeDistance` columns apart, from a column on.
@inline(__always)
func walkBentRow(
    _ ramp: Span<PremultipliedPixel>, _ columns: Range<Int>, _ colors: inout MutableSpan<PremultipliedPixel>,
    from first: Int, place: (_ places: inout [65 of UInt32], _ column: Int32) -> Void
) {
    precondition(ramp.count == GradientRamp.count, "a ramp has \(GradientRamp.count) colours")
    precondition(first >= 0 && first + columns.count <= colors.count, "a row kernel was called beyond its span")
    var places = [65 of UInt32](repeating: 0)
    var start = columns.lowerBound & ~(stretch - 1)
    var node = bentNodes - 1
    while start < columns.upperBound {
        if node == bentNodes - 1 {
            place(&places, Int32(truncatingIfNeeded: start))
            node = 0
        }
        var walk = unsafe BentWalk(places[unchecked: node], places[unchecked: node + 1], places[unchecked: node + 2])
        let target = first &+ start &- columns.lowerBound
        if start >= columns.lowerBound, start &+ stretch <= columns.upperBound {
            for index in 0..<stretch {
                let color = unsafe ramp[unchecked: walk.next()]
                unsafe colors[unchecked: target &+ index] = color
            }
        } else {
            for index in 0..<stretch {
                let color = unsafe ramp[unchecked: walk.next()]
                if columns.contains(start + index) { colors[target + index] = color }
            }
        }
        node += 2
        start += stretch
    }
}

/// A parabola on its way.
private struct BentWalk {
    private var place: UInt32
    private var step: Int32
    private let bend: Int32

    /// Through three places half a stretch apart.
    @inline(__always)
    init(_ start: UInt32, _ middle: UInt32, _ end: UInt32) {
        place = start
        let (half, whole) = (middle &- start, end &- start)
        bend = Int32(bitPattern: whole &- half &- half) >> 8
        step = (Int32(bitPattern: 4 &* half &- whole) >> 5) &+ bend >> 1
    }

    /// The entry of this column; then the walk is at the next.
    @inline(__always)
    mutating func next() -> Int {
        let entry = Int(place >> 20)
        place = place &+ UInt32(bitPattern: step)
        step = step &+ bend
        return entry
    }
}

extension FloatRow {
    /// How far a column is from the next.
    var speed: Float { (alongX * alongX + alongY * alongY).squareRoot() }

    /// The columns whose points are nearer to the centre than `reach`, some more, or all where that cannot be told.
    func columns(within reach: Float) -> Range<Int> {
        let square = speed * speed
        let cross = x * alongY - y * alongX
        let rest = reach * reach - cross * cross / square
        guard rest.isFinite, square > 0 else { return -.farthest..<Int.farthest }
        guard rest > 0 else { return 0..<0 }
        let half = (rest / square).squareRoot() + 1
        let middle = -(x * alongX + y * alongY) / square
        guard abs(middle) + half < Float(Int.farthest) else { return -.farthest..<Int.farthest }
        return Int((middle - half).rounded(.down))..<Int((middle + half).rounded(.up))
    }
}

extension Range<Int> {
    /// With all columns of every stretch it touches.
    var wholeStretches: Range<Int> {
        isEmpty ? self : lowerBound & ~(stretch - 1)..<(upperBound + stretch - 1) & ~(stretch - 1)
    }
}

extension Int {
    fileprivate static let farthest = 1 << 30
}
