/// A paragraph's embedding levels: UAX #9, rules P2 to I2 and L1 for a paragraph of one line.
///
/// Even levels run left to right, odd ones right to left. Characters that rule X9 removes have the level of what they
/// follow.
struct BidiParagraph {
    let levels: [UInt8]
    /// 0 or 1.
    let baseLevel: UInt8

    /// `baseLevel` nil takes it from the first strong character, or is `defaultLevel` without one. `brackets` has an entry a
    /// class, or none when no bracket matters.
    init(
        _ classes: [BidiClass], brackets: [BidiBracket] = [], baseLevel: UInt8? = nil, defaultLevel: UInt8 = 0
    ) {
        let isolates = BidiIsolates(classes)
        let base =
            baseLevel ?? isolates.firstStrongLevel(in: classes, from: 0, to: classes.count)
            ?? defaultLevel
        var explicit = BidiExplicit(classes, isolates: isolates, base: base)
        explicit.resolve()
        var (levels, types) = (explicit.levels, explicit.types)
        for indices in BidiSequences(classes, explicit.levels, isolates).all {
            var sequence = BidiSequence(indices, classes, types, explicit.levels, base: base, isolates)
            sequence.resolveWeak()
            sequence.resolveBrackets(brackets)
            sequence.resolveNeutral()
            sequence.write(&levels, &types)
        }
        Self.resetWhitespace(classes, &levels, base)
        (self.levels, self.baseLevel) = (levels, base)
    }

    /// Levels of text in which nothing runs right to left.
    static func leftToRight(count: Int) -> BidiParagraph { BidiParagraph(levels: Array(repeating: 0, count: count)) }

    private init(levels: [UInt8]) { (self.levels, baseLevel) = (levels, 0) }

    /// Rule L1, at the paragraph's end and before separators; then the removed characters.
    private static func resetWhitespace(_ classes: [BidiClass], _ levels: inout [UInt8], _ base: UInt8) {
        var isTrailing = true
        for index in classes.indices.reversed() {
            switch classes[index] {
            case .segmentSeparator, .paragraphSeparator:
                isTrailing = true
                levels[index] = base
            case .whitespace: if isTrailing { levels[index] = base }
            case let kind where kind.isIsolateControl: if isTrailing { levels[index] = base }
            case let kind where kind.isRemoved: break
            default: isTrailing = false
            }
        }
        for index in classes.indices where classes[index].isRemoved {
            levels[index] = index == 0 ? base : levels[index - 1]
        }
    }
}

extension BidiParagraph {
    /// The order, from left to right, of stretches of text with these levels (rule L2).
    static func visualOrder(_ levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return order }
        for level in (lowestOdd...highest).reversed() {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }
}
