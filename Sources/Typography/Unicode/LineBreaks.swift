/// The line break opportunities of a text: UAX #14 with the classes of Unicode 15.0. Quotation marks, hyphens and
/// numbers follow the rules of 16.0 (LB13, LB15a to LB15d, LB19, LB19a, LB20a, LB21a, LB25). LB28a is omitted,
/// because its classes were added later.
struct LineBreaks {
    /// For each scalar, true if a line may or must break before it. Always false for the first.
    let isAllowed: [Bool]

    /// Applies the standard rules.
    init(_ scalars: [Unicode.Scalar]) {
        self.init(scalars, scalars.map { LineBreakClass($0) })
    }

    /// Applies the rules as tailored by Apple's text system: Korean breaks only at spaces ("hangul word priority"),
    /// as described in Example 5 of UAX #14, section 8.2.
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
    /// Returns true between characters of scripts without spaces between words: ideographs, kana and wide
    /// punctuation; Hangul next to any letter, where untailored UAX #14 allows breaks; and Thai, Lao, Khmer and
    /// Burmese, whose words require a dictionary.
    static func breaksAnywhere(between before: Unicode.Scalar, and after: Unicode.Scalar) -> Bool {
        let classes = [before, after].map { LineBreakClass($0) }
        if classes.contains(.complexContext) { return true }
        let isPlain = { (kind: LineBreakClass) in kind.isHangul || kind.isLetter || kind == .numeric }
        if classes.contains(where: \.isHangul), classes.allSatisfy(isPlain) { return true }
        return [before, after].allSatisfy { EastAsianWidth($0) == .wide }
    }
}

/// Scans a text and keeps only the preceding state that the rules need.
private struct LineBreakScan {
    let scalars: [Unicode.Scalar]
    let classes: [LineBreakClass]
    private var previous: LineBreakClass?
    private var beforePrevious: LineBreakClass?
    /// The indices of these two, without combining marks.
    private var places = (previous: 0, beforePrevious: -1)
    /// The last character that is not a space.
    private var lastInk: LineBreakClass?
    /// True if `lastInk` is a quotation mark that opens a quotation (LB15a).
    private var opensQuote = false
    /// True if the last character is a hyphen that begins a word (LB20a).
    private var hyphenBegins = false
    private var previousIsJoiner = false
    private var regionalIndicators = 0
    private var number = Number.none

    /// The state within a number (LB25).
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

    /// Decides breaks between letters, digits, ideographs and single spaces, which most text consists of. There, all
    /// rules reduce to three.
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

    /// Applies the rules in order; the first applicable one decides.
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

    /// Returns the class of the first character after `index` that is not a combining mark.
    private func next(_ index: Int) -> LineBreakClass? { nextPlace(index).map { classes[$0] } }

    private func nextPlace(_ index: Int) -> Int? { classes[(index + 1)...].firstIndex { !$0.isCombining } }

    /// LB8: break after zero-width spaces.
    private func afterSpaces(_ pair: LineBreakPair) -> Bool? {
        (pair.before == .space || pair.before == .zeroWidthSpace) && lastInk == .zeroWidthSpace ? true : nil
    }

    /// LB14 to LB18: rules across spaces.
    private func acrossSpaces(_ pair: LineBreakPair, _ index: Int) -> Bool? {
        if lastInk?.isOpening == true || opensQuote { return false }
        if pair.after == .finalQuotation, next(index)?.endsQuotes ?? true { return false }
        if pair.after == .infixNumericSeparator { return pair.before == .space && next(index) == .numeric }
        if lastInk?.isClosing == true, pair.after == .nonStarter { return false }
        if lastInk == .breakOpportunityBeforeAndAfter, pair.after == .breakOpportunityBeforeAndAfter { return false }
        return pair.before == .space ? true : nil
    }

    /// LB19a: breaks before opening and after closing quotation marks are allowed only between wide characters.
    private func wideQuoted(_ pair: LineBreakPair, _ index: Int) -> Bool? {
        if pair.after.isQuotation, !isWide(places.previous) || !(nextPlace(index).map(isWide) ?? false) { return false }
        if pair.before.isQuotation, !isWide(index) || places.beforePrevious < 0 || !isWide(places.beforePrevious) {
            return false
        }
        return nil
    }

    private func isWide(_ place: Int) -> Bool { EastAsianWidth(scalars[place]) == .wide }

    /// LB21a and LB21b: hyphens and slashes next to Hebrew letters.
    private func hebrew(_ pair: LineBreakPair) -> Bool? {
        let isHyphen = pair.before == .hyphen || pair.before == .unambiguousHyphen || pair.before == .breakAfter
        if isHyphen, beforePrevious == .hebrewLetter, pair.after != .hebrewLetter { return false }
        return pair.before == .symbolsAllowingBreakAfter && pair.after == .hebrewLetter ? false : nil
    }

    /// LB25: no breaks inside numbers.
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

    /// LB30a: flags are pairs of regional indicators.
    private func flags(_ pair: LineBreakPair) -> Bool? {
        pair.before == .regionalIndicator && pair.after == .regionalIndicator && regionalIndicators % 2 == 1
            ? false : nil
    }
}
