/// The rules of UAX #14 that depend only on two adjacent classes. False prohibits a break, true allows one, nil means
/// that the rules do not apply.
struct LineBreakPair {
    let before: LineBreakClass
    let after: LineBreakClass

    /// LB4 to LB7: mandatory breaks, and no breaks before spaces.
    var fixed: Bool? {
        if before == .carriageReturn, after == .lineFeed { return false }
        if before.endsLine { return true }
        return after.endsLine || after == .space || after == .zeroWidthSpace ? false : nil
    }

    /// LB11 to LB12a: word joiners and glue.
    var glued: Bool? {
        if before == .wordJoiner || after == .wordJoiner || before == .glue { return false }
        guard after == .glue else { return nil }
        switch before {
        case .space, .breakAfter, .hyphen, .unambiguousHyphen: return nil
        default: return false
        }
    }

    /// LB13: characters that never start a line, even after spaces.
    var closing: Bool? {
        after == .exclamation || after == .symbolsAllowingBreakAfter || after.isClosing ? false : nil
    }

    /// LB19: no break before a quotation mark that may close, or after one that may open.
    var quoted: Bool? {
        if after == .quotation || after == .finalQuotation { return false }
        return before == .quotation || before == .initialQuotation ? false : nil
    }

    /// LB20: contingent breaks.
    var contingent: Bool? { before == .contingentBreak || after == .contingentBreak ? true : nil }

    /// LB21: characters that stay with the preceding or following text.
    var hanging: Bool? {
        switch after {
        case .breakAfter, .hyphen, .unambiguousHyphen, .nonStarter: false
        default: before == .breakBefore ? false : nil
        }
    }

    /// LB22 to LB24: inseparable characters, letters and numbers.
    var words: Bool? {
        if after == .inseparable { return false }
        if before.isLetter, after == .numeric { return false }
        if before == .numeric, after.isLetter { return false }
        if before == .prefixNumeric, after.isIdeographOrEmoji { return false }
        if before.isIdeographOrEmoji, after == .postfixNumeric { return false }
        if before.isSign, after.isLetter { return false }
        return before.isLetter && after.isSign ? false : nil
    }

    /// LB26 to LB30, and LB30b: syllables, letters, brackets and emoji modifiers.
    var letters: Bool? {
        if hangul { return false }
        if before.isLetter, after.isLetter { return false }
        if before == .infixNumericSeparator, after.isLetter { return false }
        if before.isLetter || before == .numeric, after == .openPunctuation { return false }
        if before == .closeParenthesis, after.isLetter || after == .numeric { return false }
        return (before == .emojiBase || before == .unassignedPictograph) && after == .emojiModifier ? false : nil
    }

    /// LB26 and LB27: the parts of Hangul syllables, and adjacent numeric affixes.
    private var hangul: Bool {
        switch (before, after) {
        case (.jamoLeading, .jamoLeading), (.jamoLeading, .jamoVowel), (.jamoLeading, .hangulLV),
            (.jamoLeading, .hangulLVT):
            true
        case (.jamoVowel, .jamoVowel), (.jamoVowel, .jamoTrailing), (.hangulLV, .jamoVowel),
            (.hangulLV, .jamoTrailing):
            true
        case (.jamoTrailing, .jamoTrailing), (.hangulLVT, .jamoTrailing): true
        default: (before.isHangul && after == .postfixNumeric) || (before == .prefixNumeric && after.isHangul)
        }
    }
}
