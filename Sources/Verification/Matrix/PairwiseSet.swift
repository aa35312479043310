import Framewright

/// A small set of a matrix's combinations that contains every allowed pair of values of different axes.
///
/// Uses the in-parameter-order algorithm of Lei and Tai (1998), with the axes from the largest to the smallest: each
/// row gets the value that adds most pairs, and remaining pairs get rows of their own. The number of rows is at least
/// the product of the two largest axes (11,880 for 120 and 99 values); the other axes add hardly any.
struct PairwiseSet {
    private let counts: [Int]
    private let allows: ([Int]) -> Bool
    /// The axes, ordered by decreasing number of values.
    private let order: [Int]
    private var rows: [[Int]] = []

    /// - Parameter allows: Returns true if a combination is allowed; -1 stands for a value that is not chosen yet.
    init(counts: [Int], allows: @escaping ([Int]) -> Bool) {
        (self.counts, self.allows) = (counts, allows)
        order = counts.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
    }

    /// Returns the rows, each with an index on every axis.
    mutating func make() -> [[Int]] {
        rows = (0..<counts[order[0]]).map { value in
            var row = [Int](repeating: -1, count: counts.count)
            row[order[0]] = value
            return row
        }.filter(allows)
        for position in 1..<order.count { grow(position) }
        for index in rows.indices { complete(index) }
        return rows.filter { !$0.contains(-1) }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Adds an axis: horizontally to the existing rows, then vertically with new rows.
    private mutating func grow(_ position: Int) {
        let axis = order[position]
        var missing = MissingPairs(axis: axis, others: Array(order[..<position]), counts: counts)
        missing.removeForbidden(allows, axes: counts.count)
        for index in rows.indices {
            let best = (0..<counts[axis]).filter { allows(rows[index].setting(axis, to: $0)) }
                .max { missing.gain(rows[index], $0) < missing.gain(rows[index], $1) }
            guard let best else { continue }
            rows[index][axis] = best
            missing.cover(rows[index])
        }
        while let pair = missing.next() {
            let row = [Int](repeating: -1, count: counts.count)
                .setting(pair.other, to: pair.otherValue).setting(axis, to: pair.value)
            if let free = rows.firstIndex(where: { canTake($0, pair: pair, axis: axis) }) {
                rows[free] = rows[free].setting(pair.other, to: pair.otherValue).setting(axis, to: pair.value)
                missing.cover(rows[free])
            } else {
                rows.append(row)
                missing.cover(row)
            }
        }
    }

    private func canTake(_ row: [Int], pair: MissingPairs.Pair, axis: Int) -> Bool {
        (row[axis] == -1 || row[axis] == pair.value) && (row[pair.other] == -1 || row[pair.other] == pair.otherValue)
            && (row[axis] == -1 || row[pair.other] == -1)
            && allows(row.setting(axis, to: pair.value).setting(pair.other, to: pair.otherValue))
    }

    /// Assigns allowed values to the axes of a row that are still open.
    private mutating func complete(_ index: Int) {
        for axis in order where rows[index][axis] == -1 {
            guard let value = (0..<counts[axis]).first(where: { allows(rows[index].setting(axis, to: $0)) }) else {
                return
            }
            rows[index][axis] = value
        }
    }
}

/// The pairs between the values of one axis and of the axes before it that are not yet covered.
private struct MissingPairs {
    struct Pair {
        let other: Int
        let otherValue: Int
        let value: Int
    }

    private let axis: Int
    private let others: [Int]
    private let counts: [Int]
    /// For each other axis a flag for every pair of values.
    private var isMissing: [[Bool]]
    private var start: (other: Int, flag: Int) = (0, 0)

    init(axis: Int, others: [Int], counts: [Int]) {
        (self.axis, self.others, self.counts) = (axis, others, counts)
        isMissing = others.map { [Bool](repeating: true, count: counts[$0] * counts[axis]) }
    }

    /// Removes pairs that are not allowed.
    mutating func removeForbidden(_ allows: ([Int]) -> Bool, axes: Int) {
        let empty = [Int](repeating: -1, count: axes)
        for (place, other) in others.enumerated() {
            for flag in isMissing[place].indices {
                let row = empty.setting(other, to: flag / counts[axis]).setting(axis, to: flag % counts[axis])
                if !allows(row) { isMissing[place][flag] = false }
            }
        }
    }

    func gain(_ row: [Int], _ value: Int) -> Int {
        var gain = 0
        for (place, other) in others.enumerated() where row[other] >= 0 {
            if isMissing[place][row[other] * counts[axis] + value] { gain += 1 }
        }
        return gain
    }

    mutating func cover(_ row: [Int]) {
        guard row[axis] >= 0 else { return }
        for (place, other) in others.enumerated() where row[other] >= 0 {
            isMissing[place][row[other] * counts[axis] + row[axis]] = false
        }
    }

    /// Returns a pair that is not yet covered, or nil.
    mutating func next() -> Pair? {
        while start.other < others.count {
            if let flag = isMissing[start.other][start.flag...].firstIndex(of: true) {
                start.flag = flag
                return Pair(
                    other: others[start.other], otherValue: flag / counts[axis], value: flag % counts[axis])
            }
            start = (start.other + 1, 0)
        }
        return nil
    }
}

extension [Int] {
    fileprivate func setting(_ index: Int, to value: Int) -> [Int] {
        var copy = self
        copy[index] = value
        return copy
    }
}

extension Matrix {
    /// Returns a small set of allowed combinations that contains every allowed pair of values. Filters that depend on
    /// three axes at once may cost some pairs.
    public func pairwiseCells(_ rules: MatrixRules) -> [MatrixCell] {
        var set = PairwiseSet(counts: counts) { places in allows(places, rules) }
        return set.make().map(cell).filter { rules.allow($0) }
    }

    /// Returns true if the values chosen so far are compatible; -1 stands for a value that is not chosen.
    private func allows(_ places: [Int], _ rules: MatrixRules) -> Bool {
        let cell = cell(places.map { Swift.max(0, $0) })
        if places[1] >= 0, places[2] >= 0, cell.orientation == .landscape, rules.fixedDevices.contains(cell.device) {
            return false
        }
        if places[3] >= 0, places[4] >= 0, let context = cell.context,
            rules.contexts[cell.theme]?.contains(context) != true
        {
            return false
        }
        return rules.filters.allSatisfy { filter in
            places[MatrixAxis.allCases.firstIndex(of: filter.axis) ?? 0] < 0 || filter.allows(cell)
        }
    }
}
