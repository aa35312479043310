/// The rows of a bitmap that may differ from the one above; all others are equal to it.
///
/// Considers the effect of every item on its own instead of the final pixels: if all items do the same in two rows,
/// the rows are equal, whatever is hidden and not painted.
struct RowChanges: Sendable {
    /// The number of ranges of changes that begin at a row minus those that end there; one more entry than rows.
    private var steps: [Int32] = []

    /// Starts a bitmap of `height` rows, reusing memory.
    mutating func begin(height: Int) {
        steps.removeAll(keepingCapacity: true)
        steps.append(contentsOf: repeatElement(0, count: height + 1))
    }

    /// Marks rows that are painted; those in `alike` are painted the same.
    mutating func add(_ rows: Range<Int>, alike: Range<Int> = 0..<0) {
        let alike = alike.clamped(to: rows)
        guard !alike.isEmpty else { return mark(rows.lowerBound, rows.upperBound + 1) }
        mark(rows.lowerBound, alike.lowerBound + 1)
        mark(alike.upperBound, rows.upperBound + 1)
    }

    /// Marks the rows from `start` up to `end`, clamped to the bitmap.
    private mutating func mark(_ start: Int, _ end: Int) {
        let (first, last) = (max(start, 0), min(end, steps.count - 1))
        guard first < last else { return }
        steps[first] &+= 1
        steps[last] &-= 1
    }

    /// Stores for each row the first row it is equal to: itself, or the source of the row above.
    func write(to sources: inout [Int32]) {
        sources.removeAll(keepingCapacity: true)
        var open: Int32 = 0
        var source: Int32 = 0
        for (row, step) in steps.dropLast().enumerated() {
            open &+= step
            if open != 0 { source = Int32(row) }
            sources.append(source)
        }
    }
}
