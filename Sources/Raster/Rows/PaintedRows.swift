/// A sequence of ranges of rows that have to be painted; rows that repeat the one above are skipped.
struct PaintedRows: Sequence, IteratorProtocol {
    /// For each row of the bitmap the row it will equal; empty if all have to be painted.
    let sources: [Int32]
    private var rest: Range<Int>

    init(_ rows: Range<Int>, sources: [Int32]) { (rest, self.sources) = (rows, sources) }

    mutating func next() -> Range<Int>? {
        guard !sources.isEmpty else {
            defer { rest = rest.upperBound..<rest.upperBound }
            return rest.isEmpty ? nil : rest
        }
        var start = rest.lowerBound
        while start < rest.upperBound, sources[start] != start { start += 1 }
        var end = start
        while end < rest.upperBound, sources[end] == end { end += 1 }
        rest = end..<rest.upperBound
        return start < end ? start..<end : nil
    }
}
