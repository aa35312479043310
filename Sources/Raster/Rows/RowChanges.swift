/// Which rows of a picture may differ from the one above; all others are known to equal it.
///
/// What is asked is not what is written but what every item would leave without the others: where all items do the same to two
/// rows, the rows are the same in the end, whatever is hidden and not painted.
struct RowChanges: Sendable {
    /// How many ranges of changes begin at a row, less those that end there; one more than there are rows.
    private var steps: [Int32] = []

    /// For a picture of so many rows, in the memory of another's.
    mutating func begin(height: Int) {
        steps.removeAll(keepingCapacity: true)
        steps.append(contentsOf: repeatElement(0, count: height + 1))
    }

    /// Something is painted in `rows`, and not the same in each, but in those of `alike`.
    mutating func add(_ rows: Range<Int>, alike: Range<Int> = 0..<0) {
        let alike = alike.clamped(to: rows)
        guard !alike.isEmpty else { return mark(rows.lowerBound, rows.upperBound + 1) }
        mark(rows.lowerBound, alike.lowerBound + 1)
        mark(alike.upperBound, rows.upperBound + 1)
    }

    /// From one row to the one before another, as far as there are rows.
    private mutating func mark(_ start: Int, _ end: Int) {
        let (first, last) = (max(start, 0), min(end, steps.count - 1))
        guard first < last else { return }
        steps[first] &+= 1
        steps[last] &-= 1
    }

    /// Writes for each row the one it is known to equal: itself, or what the row above equals; the first equals only itself.
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
