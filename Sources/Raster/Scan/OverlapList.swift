internal import FramewrightDrawing

/// The state of 64 neighbouring cells, one bit each.
struct CellMarks: Hashable, Sendable, BitwiseCopyable {
    /// The cell may differ from zero, or the pixel's coverage from that of the pixel to its left.
    var changed: UInt64 = 0
    /// An outline crosses the pixel. Only tracked for paths that may overlap themselves.
    var touched: UInt64 = 0
    /// Outlines cross the pixel more than once, so that its area alone does not determine its coverage.
    var overlapping: UInt64 = 0
}

/// A straight piece of an outline inside one pixel, in steps from the pixel's top left corner, 0 to 1024.
///
/// Always `top <= bottom`. A piece without height belongs to a horizontal edge, as if it descended by less than a
/// step.
struct PixelPiece: Hashable, Sendable, BitwiseCopyable {
    var topX: Int16
    var top: Int16
    var bottomX: Int16
    var bottom: Int16
    /// 1 for a downward outline, -1 for an upward one.
    var winding: Int16

    @inline(__always)
    init(topX: Int, top: Int, bottomX: Int, bottom: Int, winding: Int) {
        self.topX = Int16(truncatingIfNeeded: topX)
        self.top = Int16(truncatingIfNeeded: top)
        self.bottomX = Int16(truncatingIfNeeded: bottomX)
        self.bottom = Int16(truncatingIfNeeded: bottom)
        self.winding = Int16(truncatingIfNeeded: winding)
    }

    @inline(__always) var height: Int { Int(bottom) &- Int(top) }
    @inline(__always) var ends: Int { Int(topX) &+ Int(bottomX) }
}

/// The pieces of outlines inside pixels with overlaps, collected in a second walk along the edges once these pixels
/// are known: most paths have few, and convex ones none.
///
/// One linked list per such pixel; pixels are numbered in the order of their cells.
struct OverlapList: Sendable {
    /// The maximum number of pieces in one strip, or in one band if its edges are too many to keep, 24 MiB; beyond it
    /// all its pixels use their folded area.
    static let pieceLimit = 1 << 20
    /// The maximum number of pieces in a pixel; beyond it the pixel uses its folded area, as its contents are noise.
    static let maximumInOnePixel = 128

    /// True until outlines overlap in a pixel.
    var isEmpty = true
    /// The cells of the first and last piece of the current edge; -1 before the first.
    var first = -1
    var last = -1
    /// The cell in which the current edge continues the previous one, or -1.
    var joint = -1

    private var pieces: [PixelPiece] = []
    private var nexts: [Int32] = []
    private var heads: [Int32] = []
    /// The number of the first pixel of each mark word.
    private var ranks: [Int32] = []
    private var isFull = false
    private var area = PixelArea()

    /// Makes room for the lists of all pixels with overlaps in a strip or band.
    mutating func open(_ marks: [CellMarks], count: Int) {
        if ranks.count <= count { ranks.append(contentsOf: repeatElement(0, count: count + 1 - ranks.count)) }
        let rank = rankPixels(marks.span, count: count, ranks: &ranks)
        heads.removeAll(keepingCapacity: true)
        heads.append(contentsOf: repeatElement(-1, count: Int(rank)))
        pieces.removeAll(keepingCapacity: true)
        nexts.removeAll(keepingCapacity: true)
        isFull = false
    }

    /// True if any pixel in `rows` and `columns`, the bounding box of an edge, has overlaps.
    @inline(__always)
    func hasPixels(rows: ClosedRange<Int>, columns: ClosedRange<Int>, _ grid: CellGrid, _ marks: Span<CellMarks>)
        -> Bool
    {
        guard ranks[rows.lowerBound &* grid.rowLength &>> 6] != ranks[(rows.upperBound &+ 1) &* grid.rowLength &>> 6]
        else { return false }
        let first = max(columns.lowerBound, 0)
        let last = min(columns.upperBound, grid.rowLength &- 1)
        guard first <= last else { return false }
        for row in rows {
            let start = row &* grid.rowLength
            let words = (start &+ first) &>> 6...(start &+ last) &>> 6
            for word in words {
                var bits = marks[word].overlapping
                if word == words.lowerBound { bits &= UInt64.max &<< UInt64(truncatingIfNeeded: first & 63) }
                if word == words.upperBound { bits &= UInt64.max &>> UInt64(truncatingIfNeeded: 63 &- last & 63) }
                if bits != 0 { return true }
            }
        }
        return false
    }

    /// Keeps a piece if its pixel has overlaps; `marks` are those of its cell.
    @inline(__always)
    mutating func add(_ piece: PixelPiece, at cell: Int, _ marks: CellMarks) {
        let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: cell & 63)
        guard marks.overlapping & bit != 0 else { return }
        keep(piece, at: rank(cell, marks: marks, bit: bit))
    }

    private mutating func keep(_ piece: PixelPiece, at rank: Int) {
        guard pieces.count < Self.pieceLimit else { return isFull = true }
        nexts.append(heads[rank])
        heads[rank] = Int32(truncatingIfNeeded: pieces.count)
        pieces.append(piece)
    }

    @inline(__always)
    private func rank(_ cell: Int, marks: CellMarks, bit: UInt64) -> Int {
        Int(ranks[cell >> 6]) &+ (marks.overlapping & (bit &- 1)).nonzeroBitCount
    }

    /// Returns the coverage of a pixel with overlaps and the signed area `sum`. Not inlined, because few pixels have
    /// overlaps.
    @inline(never)
    mutating func level(of cell: Int, _ marks: CellMarks, sum: Int32, _ rule: FillRule) -> UInt8 {
        guard !isFull else { return Coverage.level(of: sum, rule) }
        area.removeAll()
        var index = heads[rank(cell, marks: marks, bit: 1 << UInt64(truncatingIfNeeded: cell & 63))]
        while index >= 0 {
            guard area.count < Self.maximumInOnePixel else { return Coverage.level(of: sum, rule) }
            area.add(pieces[Int(index)])
            index = nexts[Int(index)]
        }
        return area.level(sum: sum, rule)
    }
}

/// Stores the number of pixels with overlaps before each of the first `count` marks; returns their total.
private func rankPixels(_ marks: Span<CellMarks>, count: Int, ranks: inout [Int32]) -> Int32 {
    var ranks = ranks.mutableSpan
    var rank: Int32 = 0
    for index in 0..<count {
        ranks[index] = rank
        let overlapping = marks[index].overlapping
        if overlapping != 0 { rank &+= Int32(truncatingIfNeeded: overlapping.nonzeroBitCount) }
    }
    ranks[count] = rank
    return rank
}
