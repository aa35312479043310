/// Where lines may break: UAX #14 of Unicode 15.0, all rules, LB13 and LB25 in the form of its Example 7 (numbers with
/// their signs), which is the form its conformance test is written for.
struct LineBreaks {
    /// Before each scalar: may, or must, a line break? Never before the first.
    let isAllowed: [Bool]

    /// The rules as they stand.
    init(_ classes: [LineBreakClass]) {
        var scan = LineBreakScan()
        var isAllowed: [Bool] = []
        isAllowed.reserveCapacity(classes.count)
        for index in classes.indices { isAllowed.append(scan.breaks(before: index, in: classes)) }
        self.isAllowed = isAllowed
    }

    /// The rules as Apple's text system tailors them: Korean breaks at spaces only ("hangul word priority"), as UAX #14
    /// section 8.2 describes in Example 5.
    init(tailored text: some Sequence<Unicode.Scalar>) {
        self.init(
            text.map { scalar in
                let kind = LineBreakClass(scalar)
                return kind.isHangul ? .alphabetic : kind
            })
    }
}

/// Walks along a text and knows of what is behind only what the rules ask.
private struct LineBreakScan {
    private var previous: LineBreakClass?
    private var beforePrevious: LineBreakClass?
    /// The last one that is not a space.
    private var lastInk: LineBreakClass?
    private var previousIsJoiner = false
    private var regionalIndicators = 0
    private var number = Number.none

    /// How far a number has come: LB25.
    private enum Number {
        case none
        case digits
        case closed
    }

    mutating func breaks(before index: Int, in classes: [LineBreakClass]) -> Bool {
        let raw = classes[index]
        if let simple = breaksSimply(before: raw) { return simple }
        guard let previous else {
            enter(raw.isCombining ? .alphabetic : raw, isJoiner: raw == .zeroWidthJoiner)
            return false
        }
        if raw.isCombining, !previous.refusesMarks {
            previousIsJoiner = raw == .zeroWidthJoiner
            return false
        }
        let current = raw.isCombining ? LineBreakClass.alphabetic : raw
        let pair = LineBreakPair(before: previous, after: current)
        let result = breaks(pair, index, classes)
        enter(current, isJoiner: raw == .zeroWidthJoiner)
        return result
    }

    /// Between letters, digits, ideographs and single spaces, of which most text is, all rules together are three.
    private mutating func breaksSimply(before current: LineBreakClass) -> Bool? {
        guard let previous, let lastInk, current.isSimple, previous.isSimple, lastInk.isSimple, !previousIsJoiner else {
            return nil
        }
        number = current == .numeric ? .digits : .none
        regionalIndicators = 0
        beforePrevious = previous
        self.previous = current
        if current == .space { return false }
        self.lastInk = current
        return previous == .space || previous == .ideographic || current == .ideographic
    }

    /// The rules in their order; the first that says something decides.
    private func breaks(_ pair: LineBreakPair, _ index: Int, _ classes: [LineBreakClass]) -> Bool {
        if let fixed = pair.fixed { return fixed }
        if let afterSpaces = afterSpaces(pair) { return afterSpaces }
        if previousIsJoiner { return false }
        if let glued = pair.glued ?? pair.closing { return glued }
        if let across = acrossSpaces(pair) { return across }
        if let quoted = pair.quoted ?? pair.hanging { return quoted }
        if let hebrew = hebrew(pair) ?? pair.words { return hebrew }
        if let numeric = numeric(pair, index, classes) { return numeric }
        return pair.letters ?? flags(pair) ?? true
    }

    private mutating func enter(_ current: LineBreakClass, isJoiner: Bool) {
        number = numberState(after: current)
        regionalIndicators = current == .regionalIndicator ? regionalIndicators + 1 : 0
        beforePrevious = previous
        previous = current
        previousIsJoiner = isJoiner
        if current != .space { lastInk = current }
    }

    private func numberState(after current: LineBreakClass) -> Number {
        switch current {
        case .numeric: .digits
        case .symbolsAllowingBreakAfter, .infixNumericSeparator: number == .digits ? .digits : .none
        default: current.isClosing && number == .digits ? .closed : .none
        }
    }

    /// LB8.
    private func afterSpaces(_ pair: LineBreakPair) -> Bool? {
        (pair.before == .space || pair.before == .zeroWidthSpace) && lastInk == .zeroWidthSpace ? true : nil
    }

    /// LB14 to LB18.
    private func acrossSpaces(_ pair: LineBreakPair) -> Bool? {
        guard let lastInk else { return pair.before == .space ? true : nil }
        if lastInk.isOpening { return false }
        if lastInk == .quotation, pair.after.isOpening { return false }
        if lastInk.isClosing, pair.after == .nonStarter { return false }
        if lastInk == .breakOpportunityBeforeAndAfter, pair.after == .breakOpportunityBeforeAndAfter { return false }
        return pair.before == .space ? true : nil
    }

    /// LB21a and LB21b.
    private func hebrew(_ pair: LineBreakPair) -> Bool? {
        let isHyphen = pair.before == .hyphen || pair.before == .breakAfter
        if isHyphen, beforePrevious == .hebrewLetter { return false }
        return pair.before == .symbolsAllowingBreakAfter && pair.after == .hebrewLetter ? false : nil
    }

    /// LB25.
    private func numeric(_ pair: LineBreakPair, _ index: Int, _ classes: [LineBreakClass]) -> Bool? {
        let (before, after) = (pair.before, pair.after)
        if before.isSign, after == .numeric { return false }
        if before.isSign, after.isOpening || after == .hyphen {
            let next = classes[(index + 1)...].first { !$0.isCombining }
            if next == .numeric { return false }
        }
        if before.isOpening || before == .hyphen, after == .numeric { return false }
        if number == .digits {
            if after == .numeric || after == .symbolsAllowingBreakAfter || after == .infixNumericSeparator {
                return false
            }
            if after.isClosing { return false }
        }
        return number != .none && after.isSign ? false : nil
    }

    /// LB30a: flags are pairs.
    private func flags(_ pair: LineBreakPair) -> Bool? {
        pair.before == .regionalIndicator && pair.after == .regionalIndicator && regionalIndicators % 2 == 1
            ? false : nil
    }
}
