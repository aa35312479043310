internal import FramewrightDrawing

// Rows of gradients whose location is not linear along the row, 32 columns at a time. Away from the centre, a parabola
// through the locations at both ends and in the middle of such a segment is within a quarter of a ramp entry of the
// curve; evaluating it takes two additions per pixel. Segments are aligned to the bitmap, whatever part of a row is
// painted. Chosen by measurement, see "Gradients" in Performance.

/// The number of columns per parabola.
private let segmentColumns = 32

/// The maximum number of segments whose locations are computed at once. They need 65 locations, half a segment apart;
/// roots and quotients are computed in groups of four.
private let maximumSegments = 32

/// Half a segment.
let nodeDistance: Int32 = 16

/// Returns a place on the ramp in fixed point, with the entry in the upper twelve bits, so that whole turns wrap.
///
/// `place` is in entries, within 8,192 of 0, and is rounded to 1/512.
@inline(__always)
func rampPlace(_ place: Float) -> UInt32 {
    // Adding 3 * 2^13 leaves nine binary places in the mantissa.
    (place + 24_576).bitPattern << 11
}

/// The sections of a row by the method of painting.
struct CurvedSections {
    /// Columns on the ramp, or so close that only the exact curve can decide.
    let ramp: Range<Int>
    /// Columns too near the centre for parabolas, or before the ramp's inner end.
    let near: Range<Int>

    /// The number of columns next to the ramp that may be on it.
    private let doubt = 3

    /// Returns the columns beyond the outer end, those for parabolas, and those to be computed exactly.
    func split(_ columns: Range<Int>) -> (
        beyond: [2 of Range<Int>], walked: [2 of Range<Int>], exact: [3 of Range<Int>]
    ) {
        var cuts = [8 of Int](repeating: columns.lowerBound)
        // A row that misses the ramp is completely beyond it.
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

/// Writes the colours of some columns by parabolas, to `colors` from index `first`.
///
/// `place` computes the places of `nodes` columns, `nodeDistance` apart, from `column` on.
@inline(__always)
func writeParabolas(
    _ ramp: Span<PremultipliedPixel>, _ columns: Range<Int>, _ colors: inout MutableSpan<PremultipliedPixel>,
    from first: Int, place: (_ places: inout [68 of UInt32], _ column: Int32, _ nodes: Int32) -> Void
) {
    precondition(ramp.count == GradientRamp.count, "a ramp has \(GradientRamp.count) colours")
    precondition(first >= 0 && first + columns.count <= colors.count, "a row kernel was called beyond its span")
    var places = [68 of UInt32](repeating: 0)
    var start = columns.lowerBound & ~(segmentColumns - 1)
    let whole = columns.lowerBound..<max(columns.lowerBound, columns.upperBound - segmentColumns + 1)
    var (node, last) = (0, 0)
    while start < columns.upperBound {
        if node == last {
            // Adjacent segments share a node. Whole groups of four avoid a scalar remainder.
            let segments = min((columns.upperBound &- start &+ segmentColumns &- 1) / segmentColumns, maximumSegments)
            let nodes = (2 &* segments &+ 1 &+ 3) & ~3
            place(&places, Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: nodes))
            (node, last) = (0, 2 &* segments)
        }
        // Four whole segments, each of two nodes and the first of the next one.
        if last &- node >= 8, whole.contains(start), whole.contains(start &+ 3 &* segmentColumns) {
            let curves = unsafe SIMD8(
                places[unchecked: node], places[unchecked: node &+ 1], places[unchecked: node &+ 2],
                places[unchecked: node &+ 3], places[unchecked: node &+ 4], places[unchecked: node &+ 5],
                places[unchecked: node &+ 6], places[unchecked: node &+ 7])
            writeFourSegments(
                curves, end: unsafe places[unchecked: node &+ 8], ramp, to: &colors,
                from: first &+ start &- columns.lowerBound)
            node &+= 8
            start &+= 4 &* segmentColumns
            continue
        }
        let curve = unsafe QuadraticStepper(
            places[unchecked: node], places[unchecked: node &+ 1], places[unchecked: node &+ 2])
        let target = first &+ start &- columns.lowerBound
        if whole.contains(start) {
            writeSegment(curve, ramp, to: &colors, from: target)
        } else {
            writePart(curve, columns, ofSegmentAt: start, ramp, to: &colors, from: target)
        }
        node &+= 2
        start &+= segmentColumns
    }
}

/// A parabola of places: the first, the first step, and the increase of each step.
private struct QuadraticStepper {
    var place: UInt32
    var step: UInt32
    let bend: UInt32

    /// The parabola through three places half a segment apart.
    @inline(__always)
    init(_ start: UInt32, _ middle: UInt32, _ end: UInt32) {
        let (half, whole) = (middle &- start, end &- start)
        let bend = Int32(bitPattern: whole &- half &- half) >> 8
        place = start
        step = UInt32(bitPattern: (Int32(bitPattern: 4 &* half &- whole) >> 5) &+ bend >> 1)
        self.bend = UInt32(bitPattern: bend)
    }

    /// Returns the same parabola starting from another column.
    @inline(__always)
    func from(_ column: UInt32) -> QuadraticStepper {
        var parabola = self
        // The product of consecutive integers is even.
        parabola.place = place &+ column &* step &+ ((column &* (column &- 1)) >> 1) &* bend
        parabola.step = step &+ column &* bend
        return parabola
    }
}

/// A parabola evaluated four columns at a time; the results equal those of single steps, because all sums wrap.
private struct QuadraticLaneStepper {
    private var place: SIMD4<UInt32>
    private var step: SIMD4<UInt32>
    private let bend: SIMD4<UInt32>

    @inline(__always)
    init(_ parabola: QuadraticStepper) {
        let (one, bend) = (parabola.step, parabola.bend)
        let (two, four) = (2 &* one &+ bend, 4 &* one &+ 6 &* bend)
        place = SIMD4(0, one, two, two &+ one &+ 2 &* bend) &+ parabola.place
        step = SIMD4(four, four &+ 4 &* bend, four &+ 8 &* bend, four &+ 12 &* bend)
        self.bend = SIMD4(repeating: 16 &* bend)
    }

    /// Returns the ramp entries of the next four columns, in two pairs: extracting them singly costs half as much
    /// again.
    @inline(__always)
    mutating func next() -> (UInt64, UInt64) {
        let entries = unsafe unsafeBitCast(place &>> 20, to: SIMD2<UInt64>.self)
        place = place &+ step
        step = step &+ bend
        return (entries.x, entries.y)
    }
}

/// Writes the colours of a whole segment.
@inline(__always)
private func writeSegment(
    _ parabola: QuadraticStepper, _ ramp: Span<PremultipliedPixel>, to colors: inout MutableSpan<PremultipliedPixel>,
    from start: Int
) {
    var walk = QuadraticLaneStepper(parabola)
    var index = start
    for _ in 0..<segmentColumns / 4 {
        let (left, right) = walk.next()
        unsafe colors[unchecked: index] = ramp[unchecked: Int(left & 0xffff_ffff)]
        unsafe colors[unchecked: index &+ 1] = ramp[unchecked: Int(left >> 32)]
        unsafe colors[unchecked: index &+ 2] = ramp[unchecked: Int(right & 0xffff_ffff)]
        unsafe colors[unchecked: index &+ 3] = ramp[unchecked: Int(right >> 32)]
        index = index &+ 4
    }
}

/// Writes the colours of four adjacent whole segments, one column of each per step, so that vectors compute the
/// parabolas' coefficients too. The results equal those of `writeSegment`.
///
/// `places` are the start and the middle of each segment; `end` is the end of the last one.
@inline(__always)
private func writeFourSegments(
    _ places: SIMD8<UInt32>, end: UInt32, _ ramp: Span<PremultipliedPixel>,
    to colors: inout MutableSpan<PremultipliedPixel>, from start: Int
) {
    let (starts, middles) = (places.evenHalf, places.oddHalf)
    let half = SIMD4<Int32>(truncatingIfNeeded: middles &- starts)
    let whole = SIMD4<Int32>(truncatingIfNeeded: SIMD4(starts.y, starts.z, starts.w, end) &- starts)
    let bend = (whole &- half &- half) &>> 8
    var step = SIMD4<UInt32>(truncatingIfNeeded: ((half &<< 2 &- whole) &>> 5) &+ bend &>> 1)
    var place = starts
    let increase = SIMD4<UInt32>(truncatingIfNeeded: bend)
    for index in start..<start &+ segmentColumns {
        let entries = unsafe unsafeBitCast(place &>> 20, to: SIMD2<UInt64>.self)
        unsafe colors[unchecked: index] = ramp[unchecked: Int(entries.x & 0xffff_ffff)]
        unsafe colors[unchecked: index &+ segmentColumns] = ramp[unchecked: Int(entries.x >> 32)]
        unsafe colors[unchecked: index &+ 2 &* segmentColumns] = ramp[unchecked: Int(entries.y & 0xffff_ffff)]
        unsafe colors[unchecked: index &+ 3 &* segmentColumns] = ramp[unchecked: Int(entries.y >> 32)]
        place = place &+ step
        step = step &+ increase
    }
}

/// Writes the colours of those of some columns that lie in the segment at column `first`, which corresponds to index
/// `start`. Not inlined: a row has at most two such segments, and the others would pay for the clamping.
@inline(never)
private func writePart(
    _ parabola: QuadraticStepper, _ columns: Range<Int>, ofSegmentAt first: Int, _ ramp: Span<PremultipliedPixel>,
    to colors: inout MutableSpan<PremultipliedPixel>, from start: Int
) {
    let seen = columns.clamped(to: first..<first + segmentColumns)
    var parabola = parabola.from(UInt32(truncatingIfNeeded: seen.lowerBound - first))
    for column in seen {
        colors[start + column - first] = ramp[Int(parabola.place >> 20)]
        parabola = parabola.from(1)
    }
}

extension FloatRow {
    /// The distance from one column to the next.
    var speed: Float { (alongX * alongX + alongY * alongY).squareRoot() }

    /// Returns the columns whose points are nearer to the centre than `reach`, and some more; all if that is
    /// undefined.
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
    /// The range extended to whole segments.
    var wholeSegments: Range<Int> {
        isEmpty ? self : lowerBound & ~(segmentColumns - 1)..<(upperBound + segmentColumns - 1) & ~(segmentColumns - 1)
    }
}

extension Int {
    fileprivate static let farthest = 1 << 30
}
