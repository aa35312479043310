internal import FramewrightDrawing

// Rows of gradients whose location bends along the row, thirty-two columns at a time. Away from the centre a parabola through
// the location at both ends and in the middle of such a stretch is within a quarter of a ramp's entry of the curve; walking
// it takes two additions a pixel. Stretches lie where they lie on the page, whatever part of a row is painted.
//
// Measured 2026-11-22 by itself, the walk of 1184x2532 columns, processor time, ms: one column at a time 1.24, four 0.83. It is bound
// by the number of its instructions, five a column and some fifty a stretch.
//
// Tried and lost: a root and a choice between walking, filling and the exact curve for each stretch (radial 1.3 times as long
// as the exact curve for every pixel); entries taken out of the vector one by one (1.25), as words (1.21), eight words to a vector
// (1.13), through memory (1.85); two places in one 64-bit number (0.77, but a carry runs from one into the other).

/// Columns a parabola serves.
private let stretch = 32

/// Locations are worked out at most this many at a time, half a stretch apart: roots and quotients by fours.
private let maximumNodes = 68

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
struct CurvedSections {
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
/// `place` writes the places of so many columns, `bentNodeDistance` apart, from a column on.
@inline(__always)
func walkBentRow(
    _ ramp: Span<PremultipliedPixel>, _ columns: Range<Int>, _ colors: inout MutableSpan<PremultipliedPixel>,
    from first: Int, place: (_ places: inout [68 of UInt32], _ column: Int32, _ nodes: Int32) -> Void
) {
    precondition(ramp.count == GradientRamp.count, "a ramp has \(GradientRamp.count) colours")
    precondition(first >= 0 && first + columns.count <= colors.count, "a row kernel was called beyond its span")
    var places = [68 of UInt32](repeating: 0)
    var start = columns.lowerBound & ~(stretch - 1)
    let whole = columns.lowerBound..<max(columns.lowerBound, columns.upperBound - stretch + 1)
    var (node, last) = (0, 0)
    while start < columns.upperBound {
        if node == last {
            // A node where two stretches meet serves both. Fours leave nothing to be worked out one by one.
            let stretches = (columns.upperBound &- start &+ stretch &- 1) / stretch
            let nodes = min((2 &* stretches &+ 1 &+ 3) & ~3, maximumNodes)
            place(&places, Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: nodes))
            (node, last) = (0, (nodes &- 1) & ~1)
        }
        let curve = unsafe QuadraticStepper(
            places[unchecked: node], places[unchecked: node &+ 1], places[unchecked: node &+ 2])
        let target = first &+ start &- columns.lowerBound
        if whole.contains(start) {
            writeStretch(curve, ramp, to: &colors, from: target)
        } else {
            writePart(curve, columns, ofStretchAt: start, ramp, to: &colors, from: target)
        }
        node &+= 2
        start &+= stretch
    }
}

/// A parabola of places: the first, the step to the second, and what each step is longer than the one before.
private struct QuadraticStepper {
    var place: UInt32
    var step: UInt32
    let bend: UInt32

    /// Through three places half a stretch apart.
    @inline(__always)
    init(_ start: UInt32, _ middle: UInt32, _ end: UInt32) {
        let (half, whole) = (middle &- start, end &- start)
        let bend = Int32(bitPattern: whole &- half &- half) >> 8
        place = start
        step = UInt32(bitPattern: (Int32(bitPattern: 4 &* half &- whole) >> 5) &+ bend >> 1)
        self.bend = UInt32(bitPattern: bend)
    }

    /// The same from another of its columns on.
    @inline(__always)
    func from(_ column: UInt32) -> QuadraticStepper {
        var bent = self
        // A number times the one before it is even.
        bent.place = place &+ column &* step &+ ((column &* (column &- 1)) >> 1) &* bend
        bent.step = step &+ column &* bend
        return bent
    }
}

/// A parabola on its way, four columns at a time: the sums are those of single steps, since all of them wrap.
private struct QuadraticLaneStepper {
    private var place: SIMD4<UInt32>
    private var step: SIMD4<UInt32>
    private let bend: SIMD4<UInt32>

    @inline(__always)
    init(_ bent: QuadraticStepper) {
        let (one, bend) = (bent.step, bent.bend)
        let (two, four) = (2 &* one &+ bend, 4 &* one &+ 6 &* bend)
        place = SIMD4(0, one, two, two &+ one &+ 2 &* bend) &+ bent.place
        step = SIMD4(four, four &+ 4 &* bend, four &+ 8 &* bend, four &+ 12 &* bend)
        self.bend = SIMD4(repeating: 16 &* bend)
    }

    /// The ramp's entries of these four columns, two and two; then the walk is at the next four. Taken out one by one they
    /// cost half as much again.
    @inline(__always)
    mutating func next() -> (UInt64, UInt64) {
        let entries = unsafe unsafeBitCast(place &>> 20, to: SIMD2<UInt64>.self)
        place = place &+ step
        step = step &+ bend
        return (entries.x, entries.y)
    }
}

/// The colours of a whole stretch.
@inline(__always)
private func writeStretch(
    _ bent: QuadraticStepper, _ ramp: Span<PremultipliedPixel>, to colors: inout MutableSpan<PremultipliedPixel>,
    from start: Int
) {
    var walk = QuadraticLaneStepper(bent)
    var index = start
    for _ in 0..<stretch / 4 {
        let (left, right) = walk.next()
        unsafe colors[unchecked: index] = ramp[unchecked: Int(left & 0xffff_ffff)]
        unsafe colors[unchecked: index &+ 1] = ramp[unchecked: Int(left >> 32)]
        unsafe colors[unchecked: index &+ 2] = ramp[unchecked: Int(right & 0xffff_ffff)]
        unsafe colors[unchecked: index &+ 3] = ramp[unchecked: Int(right >> 32)]
        index = index &+ 4
    }
}

/// The colours of those of some columns that lie on the stretch at column `first`, whose own would go to index `start`. A
/// call of its own, since a row has at most two such stretches and the others would pay for finding out what is seen.
@inline(never)
private func writePart(
    _ bent: QuadraticStepper, _ columns: Range<Int>, ofStretchAt first: Int, _ ramp: Span<PremultipliedPixel>,
    to colors: inout MutableSpan<PremultipliedPixel>, from start: Int
) {
    let seen = columns.clamped(to: first..<first + stretch)
    var bent = bent.from(UInt32(truncatingIfNeeded: seen.lowerBound - first))
    for column in seen {
        colors[start + column - first] = ramp[Int(bent.place >> 20)]
        bent = bent.from(1)
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
