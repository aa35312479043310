/// The embedding levels of a paragraph: UAX #9, rules P2 to I2, and L1 for a paragraph of one line.
///
/// Even levels run from left to right, odd ones from right to left. Characters that rule X9 removes have the level of
/// the preceding character.
struct BidiParagraph {
    let levels: [UInt8]
    /// The level of the paragraph, 0 or 1.
    let baseLevel: UInt8

    /// Resolves the levels.
    ///
    /// - Parameters:
    ///   - brackets: The bracket of each character; may be empty if there are no paired brackets.
    ///   - baseLevel: The level of the paragraph. If nil, it is that of the first strong character.
    ///   - defaultLevel: The level of a paragraph without strong characters.
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
        for indices in BidiSequences(classes, levels: explicit.levels, isolates: isolates).all {
            var sequence = BidiSequence(
                indices, classes: classes, types: types, levels: explicit.levels, base: base, isolates: isolates)
            sequence.resolveWeak()
            sequence.resolveBrackets(brackets)
            sequence.resolveNeutral()
            sequence.write(&levels, &types)
        }
        Self.resetWhitespace(classes, levels: &levels, base: base)
        (self.levels, self.baseLevel) = (levels, base)
    }

    /// Returns the levels of a text without right-to-left characters.
    static func leftToRight(count: Int) -> BidiParagraph { BidiParagraph(levels: Array(repeating: 0, count: count)) }

    private init(levels: [UInt8]) { (self.levels, baseLevel) = (levels, 0) }

    /// Applies rule L1 at the paragraph's end and before separators, then sets the levels of removed characters.
    private static func resetWhitespace(_ classes: [BidiClass], levels: inout [UInt8], base: UInt8) {
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
    /// Returns the visual order, from left to right, of segments with these levels (L2).
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
