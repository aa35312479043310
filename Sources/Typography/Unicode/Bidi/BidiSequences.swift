/// The isolating run sequences of a paragraph (X10, BD13), without the characters that rule X9 removes.
struct BidiSequences {
    private(set) var all: [[Int]] = []

    init(_ classes: [BidiClass], levels: [UInt8], isolates: BidiIsolates) {
        let runs = Self.levelRuns(classes, levels)
        var sequenceOfEnd: [Int: Int] = [:]
        for run in runs {
            guard let first = run.first, let last = run.last else { continue }
            let number: Int
            if let open = sequenceOfEnd.removeValue(forKey: first) {
                number = open
                all[number] += run
            } else {
                number = all.count
                all.append(run)
            }
            if let end = isolates.ends[last] { sequenceOfEnd[end] = number }
        }
    }

    private static func levelRuns(_ classes: [BidiClass], _ levels: [UInt8]) -> [[Int]] {
        var runs: [[Int]] = []
        var run: [Int] = []
        for index in classes.indices where !classes[index].isRemoved {
            if let last = run.last, levels[last] != levels[index] {
                runs.append(run)
                run = []
            }
            run.append(index)
        }
        return run.isEmpty ? runs : runs + [run]
    }
}

/// An isolating run sequence while its characters are resolved to L, R, EN or AN.
struct BidiSequence {
    let indices: [Int]
    /// The original classes, for the marks of rule N0.
    let original: [BidiClass]
    var types: [BidiClass]
    let level: UInt8
    let start: BidiClass
    let end: BidiClass

    var direction: BidiClass { level % 2 == 1 ? .rightToLeft : .leftToRight }

    /// Creates a sequence. The direction at each end is that of the higher of the two adjacent levels.
    init(
        _ indices: [Int], classes: [BidiClass], types: [BidiClass], levels: [UInt8], base: UInt8,
        isolates: BidiIsolates
    ) {
        self.indices = indices
        original = indices.map { classes[$0] }
        self.types = indices.map { types[$0] }
        let (first, last) = (indices[0], indices[indices.count - 1])
        let level = levels[first]
        self.level = level
        let before = classes[..<first].lastIndex { !$0.isRemoved }.map { levels[$0] } ?? base
        let isOpen = classes[last].startsIsolate && isolates.ends[last] == nil
        let next = isOpen ? nil : classes[(last + 1)...].firstIndex { !$0.isRemoved }
        let after = next.map { levels[$0] } ?? base
        start = max(level, before) % 2 == 1 ? .rightToLeft : .leftToRight
        end = max(level, after) % 2 == 1 ? .rightToLeft : .leftToRight
    }

    /// Stores the implicit levels (I1 and I2).
    func write(_ levels: inout [UInt8], _ types: inout [BidiClass]) {
        for (position, index) in indices.enumerated() {
            types[index] = self.types[position]
            switch (self.types[position], level % 2) {
            case (.rightToLeft, 0): levels[index] = level + 1
            case (.arabicNumber, 0), (.europeanNumber, 0): levels[index] = level + 2
            case (.leftToRight, 1), (.arabicNumber, 1), (.europeanNumber, 1): levels[index] = level + 1
            default: levels[index] = level
            }
        }
    }
}
