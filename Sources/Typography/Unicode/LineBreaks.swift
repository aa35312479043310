/// Where lines may break: UAX #14, classes of Unicode 15.0, whose quotes, hyphens and numbers follow the rules of 16.0 (LB13, LB15a
/// to LB15d, LB19, LB19a, LB20a, LB21a, LB25). LB28a is left out: its classes came later.
struct LineBreaks {
    /// Before each scalar: may, or must, a line break? Never before the first.
    let isAllowed: [Bool]

    /// The rules as they stand.
    init(_ scalars: [Unicode.Scalar]) {
        self.init(scalars, scalars.map { LineBreakClass($0) })
    }

    /// The rules as Apple's text system tailors them: Korean breaks at spaces only ("hangul word priority"), as UAX #14
    /// section 8.2 describes in Example 5.
    init(tailored scalars: [Unicode.Scalar]) {
        self.init(
            scalars,
            scalars.map { scalar in
                let kind = LineBreakClass(scalar)
                return kind.isHangul ? .alphabetic : kind
            })
    }

    private init(_ scalars: [Unicode.Scalar], _ classes: [LineBreakClass]) {
        var scan = LineBreakScan(scalars: scalars, classes: classes)
        var isAllowed: [Bool] = []
        isAllowed.reserveCapacity(classes.count)
        for index in classes.indices { isAllowed.append(scan.breaks(before: index)) }
        self.isAllowed = isAllowed
    }
}

extension LineBreaks {
    /// True between letters of scripts without spaces between words: ideographs, kana and wide punctuation; Hangul beside any letter,
    /// which UAX #14 itself lets break where it is not tailored; and Thai, Lao, Khmer and Burmese, whose words only a dictionary
    /// finds.
    static func breaksAnywhere(between before: Unicode.Scalar, and after: Unicode.Scalar) -> Bool {
        let classes = [before, after].map { LineBreakClass($0) }
        if classes.contains(.complexContext) { return true }
        let isPlain = { (kind: LineBreakClass) in kind.isHangul || kind.isLetter || kind == .numeric }
        if classes.contains(where: \.isHangul), classes.allSatisfy(isPlain) { return true }
        return [before, after].allSatisfy { EastAsianWidth($0) == .wide }
    }
}

/// Walks along a text and knows of what is behind only what the rules ask.
private struct LineBreakScan {
    let scalars: [Unicode.Scalar]
    let classes: [LineBreakClass]
    private var previous: LineBreakClass?
    private var beforePrevious: LineBreakClass?
    /// Where these two are, without the marks on them.
    private var places = (previous: 0, beforePrevious: -1)
    /// The last one that is not a space.
    private var lastInk: LineBreakClass?
    /// It is a quote, and begins what is quoted: LB15a.
    private var opensQuote = false
    /// What came last is a hyphen that begins a word: LB20a.
    private var hyphenBegins = false
    private var previousIsJoiner = false
    private var regionalIndicators = 0
    private var number = Number.none

    /// How far a number has come: LB25.
    private enum Number {
        case none
        case digits
        case closed
    }

    init(scalars: [Unicode.Scalar], classes: [LineBreakClass]) {
        (self.scalars, self.classes) = (scalars, classes)
    }

    mutating func breaks(before index: Int) -> Bool {
        let raw = classes[index]
        if let simple = breaksSimply(before: raw, index) { return simple }
        guard let previous else {
            enter(raw.isCombining ? .alphabetic : raw, index)
            return false
        }
        if raw.isCombining, !previous.refusesMarks {
            previousIsJoiner = raw == .zeroWidthJoiner
            return false
        }
        let current = raw.isCombining ? LineBreakClass.alphabetic : raw
        let pair = LineBreakPair(before: previous, after: current)
        let result = breaks(pair, index)
        enter(current, index)
        return result
    }

    /// Between letters, digits, ideographs and single spaces, of which most text is, all rules together are three.
    private mutating func breaksSimply(before current: LineBreakClass, _ index: Int) -> Bool? {
        guard let previous, let lastInk, current.isSimple, previous.isSimple, lastInk.isSimple, !previousIsJoiner else {
            return nil
        }
        number = current == .numeric ? .digits : .none
        regionalIndicators = 0
        (beforePrevious, self.previous) = (previous, current)
        places = (index, places.previous)
        if current == .space { return false }
        self.lastInk = current
        return previous == .space || previous == .ideographic || current == .ideographic
    }

    /// The rules in their order; the first that says something decides.
    private func breaks(_ pair: LineBreakPair, _ index: Int) -> Bool {
        if let fixed = pair.fixed { return fixed }
        if let afterSpaces = afterSpaces(pair) { return afterSpaces }
        if previousIsJoiner { return false }
        if let glued = pair.glued ?? pair.closing { return glued }
        if let across = acrossSpaces(pair, index) { return across }
        if let quoted = pair.quoted ?? wideQuoted(pair, index) ?? pair.contingent { return quoted }
        if hyphenBegins, pair.after == .alphabetic { return false }
        if let hanging = pair.hanging ?? hebrew(pair) ?? pair.words { return hanging }
        if let numeric = numeric(pair, index) { return numeric }
        return pair.letters ?? flags(pair) ?? true
    }

    private mutating func enter(_ current: LineBreakClass, _ index: Int) {
        number = numberState(after: current)
        regionalIndicators = current == .regionalIndicator ? regionalIndicators + 1 : 0
        let isBegun = previous?.beginsWords ?? true
        hyphenBegins =
            (current == .hyphen || current == .unambiguousHyphen) && (isBegun || previous == .contingentBreak)
        if current != .space {
            lastInk = current
            let isOpened = isBegun || previous?.isOpening == true || previous?.isQuotation == true
            opensQuote = current == .initialQuotation && isOpened
        }
        (beforePrevious, previous) = (previous, current)
        places = (index, beforePrevious == nil ? -1 : places.previous)
        previousIsJoiner = classes[index] == .zeroWidthJoiner
    }

    private func numberState(after current: LineBreakClass) -> Number {
        switch current {
        case .numeric: .digits
        case .symbolsAllowingBreakAfter, .infixNumericSeparator: number == .digits ? .digits : .none
        default: current.isClosing && number == .digits ? .closed : .none
        }
    }

    /// The first character behind `index` that is no mark on it.
    private func next(_ index: Int) -> LineBreakClass? { nextPlace(index).map { classes[$0] } }

    private func nextPlace(_ index: Int) -> Int? { classes[(index + 1)...].firstIndex { !$0.isCombining } }

    /// LB8.
    private func afterSpaces(_ pair: LineBreakPair) -> Bool? {
        (pair.before == .space || pair.before == .zeroWidthSpace) && lastInk == .zeroWidthSpace ? true : nil
    }

    /// LB14 to LB18.
    private func acrossSpaces(_ pair: LineBreakPair, _ index: Int) -> Bool? {
        if lastInk?.isOpening == true || opensQuote { return false }
        if pair.after == .finalQuotation, next(index)?.endsQuotes ?? true { return false }
        if pair.after == .infixNumericSeparator { return pair.before == .space && next(index) == .numeric }
        if lastInk?.isClosing == true, pair.after == .nonStarter { return false }
        if lastInk == .breakOpportunityBeforeAndAfter, pair.after == .breakOpportunityBeforeAndAfter { return false }
        return pair.before == .space ? true : nil
    }

    /// LB19a: only between wide characters a line may break before what opens a quotation and behind what closes one.
    private func wideQuoted(_ pair: LineBreakPair, _ index: Int) -> Bool? {
        if pair.after.isQuotation, !isWide(places.previous) || !(nextPlace(index).map(isWide) ?? false) { return false }
        if pair.before.isQuotation, !isWide(index) || places.beforePrevious < 0 || !isWide(places.beforePrevious) {
            return false
        }
        return nil
    }

    private func isWide(_ place: Int) -> Bool { EastAsianWidth(scalars[place]) == .wide }

    /// LB21a and LB21b.
    private func hebrew(_ pair: LineBreakPair) -> Bool? {
        let isHyphen = pair.before == .hyphen || pair.before == .unambiguousHyphen || pair.before == .breakAfter
        if isHyphen, beforePrevious == .hebrewLetter, pair.after != .hebrewLetter { return false }
        return pair.before == .symbolsAllowingBreakAfter && pair.after == .hebrewLetter ? false : nil
    }

    /// LB25.
    private func numeric(_ pair: LineBreakPair, _ index: Int) -> Bool? {
        let (before, after) = (pair.before, pair.after)
        if after == .numeric {
            let isLed = before.isSign || before == .hyphen || before == .infixNumericSeparator
            return isLed || number == .digits ? false : nil
        }
        if before.isSign, after.isOpening, let place = nextPlace(index) {
            let first = classes[place] == .infixNumericSeparator ? next(place) : classes[place]
            if first == .numeric { return false }
        }
        return number != .none && after.isSign ? false : nil
    }

    /// LB30a: flags are pairs.
    private func flags(_ pair: LineBreakPair) -> Bool? {
        pair.before == .regionalIndicator && pair.after == .regionalIndicator && regionalIndicators % 2 == 1
            ? false : nil
    }
}
