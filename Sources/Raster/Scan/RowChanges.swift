/// Which rows of a picture may differ from the one above, gathered while it is painted; all others are known to equal it.
///
/// What is asked is not what was written but what every item would have left without the others: where all items do the same to two
/// rows, the rows are the same in the end, whatever was hidden and not painted.
struct RowChanges: Sendable {
    /// How many ranges of changes begin at a row, less those that end there; one more than there are rows. Empty where nobody asks.
    private var steps: [Int32] = []

    /// For pictures whose rows nobody asks for.
    static let ignored = RowChanges()

    /// For a picture of so many rows, in the memory of another's.
    mutating func begin(height: Int) {
        steps.removeAll(keepingCapacity: true)
        steps.append(contentsOf: repeatElement(0, count: height + 1))
    }

    /// Something is painted in `rows`, and not the same in each.
    @inline(__always)
    mutating func add(unlike rows: Range<Int>) { mark(rows.lowerBound, rows.upperBound &+ 1) }

    /// Something is painted in `rows` that is the same in each.
    @inline(__always)
    mutating func add(alike rows: Range<Int>) {
        guard !rows.isEmpty else { return }
        mark(rows.lowerBound, rows.lowerBound &+ 1)
        mark(rows.upperBound, rows.upperBound &+ 1)
    }

    /// From one row to the one before another, as far as there are rows.
    @inline(__always)
    private mutating func mark(_ start: Int, _ end: Int) {
        let (first, last) = (max(start, 0), min(end, steps.count - 1))
        guard first < last else { return }
        steps[first] &+= 1
        steps[last] &-= 1
    }

    /// Writes for each row whether it is known to equal the one above; the first never is.
    func write(to repeats: inout [Bool]) {
        repeats.removeAll(keepingCapacity: true)
        var open: Int32 = 0
        for step in steps.dropLast() {
            open &+= step
            repeats.append(open == 0 && !repeats.isEmpty)
        }
    }
}
