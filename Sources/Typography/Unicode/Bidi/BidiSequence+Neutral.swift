extension BidiSequence {
    /// Applies rule N0: both brackets of a pair take the direction of their content.
    mutating func resolveBrackets(_ brackets: [BidiBracket]) {
        guard !brackets.isEmpty else { return }
        for pair in pairs(brackets) {
            guard let found = direction(of: pair) else { continue }
            for position in [pair.opening, pair.closing] {
                types[position] = found
                var next = position + 1
                while next < types.count, original[next] == .nonspacingMark {
                    types[next] = found
                    next += 1
                }
            }
        }
    }

    private struct Pair {
        let opening: Int
        let closing: Int
    }

    /// Returns the bracket pairs (BD16). At most 63 brackets can be open; beyond that, no further pairs are found.
    private func pairs(_ brackets: [BidiBracket]) -> [Pair] {
        var open: [(number: UInt32, position: Int)] = []
        var pairs: [Pair] = []
        for (position, index) in indices.enumerated() where types[position] == .otherNeutral {
            switch brackets[index] {
            case .none: break
            case .opening(let number):
                guard open.count < 63 else { return pairs.sorted { $0.opening < $1.opening } }
                open.append((number, position))
            case .closing(let number):
                guard let match = open.lastIndex(where: { $0.number == number }) else { break }
                pairs.append(Pair(opening: open[match].position, closing: position))
                open.removeSubrange(match...)
            }
        }
        return pairs.sorted { $0.opening < $1.opening }
    }

    /// Returns the direction of a pair, or nil if nothing between the brackets is strong.
    private func direction(of pair: Pair) -> BidiClass? {
        var holdsOpposite = false
        for position in pair.opening + 1..<pair.closing {
            guard let strong = strong(types[position]) else { continue }
            if strong == direction { return direction }
            holdsOpposite = true
        }
        guard holdsOpposite else { return nil }
        let before = types[..<pair.opening].reversed().lazy.compactMap(strong).first ?? start
        return before == direction ? direction : before
    }

    /// Returns the direction of a strong type. Numbers count as right to left here.
    private func strong(_ type: BidiClass) -> BidiClass? {
        switch type {
        case .leftToRight: .leftToRight
        case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
        default: nil
        }
    }

    /// Applies rules N1 and N2.
    mutating func resolveNeutral() {
        var index = 0
        while index < types.count {
            guard types[index].isNeutral else {
                index += 1
                continue
            }
            let last = types[index...].firstIndex { !$0.isNeutral } ?? types.count
            let before = index == 0 ? start : strong(types[index - 1])
            let after = last == types.count ? end : strong(types[last])
            let found = before == after ? before ?? direction : direction
            for position in index..<last { types[position] = found }
            index = last
        }
    }
}
