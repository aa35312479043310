extension BidiSequence {
    /// Applies rules W1 to W7, which resolve marks and numbers.
    mutating func resolveWeak() {
        attachMarks()
        numbersAfterArabic()
        joinSeparators()
        joinTerminators()
        numbersAfterLatin()
    }

    /// Applies rule W1.
    private mutating func attachMarks() {
        var previous = start
        for index in types.indices {
            if types[index] == .nonspacingMark {
                types[index] = previous.isIsolateControl ? .otherNeutral : previous
            }
            previous = types[index]
        }
    }

    /// Applies rules W2 and W3.
    private mutating func numbersAfterArabic() {
        var strong = start
        for index in types.indices {
            if types[index].strongLevel != nil { strong = types[index] }
            if types[index] == .europeanNumber, strong == .arabicLetter { types[index] = .arabicNumber }
        }
        for index in types.indices where types[index] == .arabicLetter { types[index] = .rightToLeft }
    }

    /// Applies rule W4.
    private mutating func joinSeparators() {
        guard types.count > 2 else { return }
        for index in 1..<types.count - 1 where types[index - 1] == types[index + 1] {
            switch (types[index], types[index - 1]) {
            case (.europeanSeparator, .europeanNumber), (.commonSeparator, .europeanNumber):
                types[index] = .europeanNumber
            case (.commonSeparator, .arabicNumber): types[index] = .arabicNumber
            default: break
            }
        }
    }

    /// Applies rules W5 and W6.
    private mutating func joinTerminators() {
        var index = 0
        while index < types.count {
            guard types[index] == .europeanTerminator else {
                index += 1
                continue
            }
            let end = types[index...].firstIndex { $0 != .europeanTerminator } ?? types.count
            let touches =
                (index > 0 && types[index - 1] == .europeanNumber)
                || (end < types.count && types[end] == .europeanNumber)
            for position in index..<end { types[position] = touches ? .europeanNumber : .otherNeutral }
            index = end
        }
        for index in types.indices {
            if types[index] == .europeanSeparator || types[index] == .commonSeparator { types[index] = .otherNeutral }
        }
    }

    /// Applies rule W7.
    private mutating func numbersAfterLatin() {
        var strong = start
        for index in types.indices {
            if types[index].strongLevel != nil { strong = types[index] }
            if types[index] == .europeanNumber, strong == .leftToRight { types[index] = .leftToRight }
        }
    }
}
