extension InlineMarkdown {
    /// Adds a run of `*`, `_` or `~`, which opens or closes attributes depending on its neighbours (CommonMark 6.2).
    mutating func delimiter() {
        let mark = characters[place]
        let length = runLength(at: place)
        let isAfterSpace = character(at: place - 1).map(\.isWhitespace) ?? true
        let isBeforeSpace = character(at: place + length).map(\.isWhitespace) ?? true
        let isAfterSign = character(at: place - 1).map(\.isSign) ?? false
        let isBeforeSign = character(at: place + length).map(\.isSign) ?? false
        let isLeft = !isBeforeSpace && (!isBeforeSign || isAfterSpace || isAfterSign)
        let isRight = !isAfterSpace && (!isAfterSign || isBeforeSpace || isBeforeSign)
        var (opens, closes) = (isLeft, isRight)
        if mark == "_" {
            opens = isLeft && (!isRight || isAfterSign)
            closes = isRight && (!isLeft || isBeforeSign)
        }
        if mark == "~", length > 2 { (opens, closes) = (false, false) }
        items.append(
            Item(
                kind: .delimiter(mark, opens: opens, closes: closes), text: String(repeating: mark, count: length),
                length: length))
        place += length
    }

    /// Turns pairs of delimiters from an item on into attributes of the items between. The rest becomes text.
    mutating func resolveDelimiters(from bottom: Int) {
        var closer = bottom
        while closer < items.count {
            guard case .delimiter(_, _, closes: true) = items[closer].kind, !items[closer].text.isEmpty,
                let opener = opener(for: closer, from: bottom)
            else {
                closer += 1
                continue
            }
            pair(opener, closer)
        }
        for index in items.indices.dropFirst(bottom) {
            if case .delimiter = items[index].kind { items[index].kind = .text }
        }
    }

    private func opener(for closer: Int, from bottom: Int) -> Int? {
        guard case .delimiter(let mark, let opens, _) = items[closer].kind else { return nil }
        return (bottom..<closer).last { index in
            guard case .delimiter(mark, opens: true, let closes) = items[index].kind, !items[index].text.isEmpty else {
                return false
            }
            let (one, other) = (items[index].length, items[closer].length)
            if mark == "~" { return one == other }
            // A run that may both open and close needs lengths whose sum is not divisible by three.
            return !(closes || opens) || (one + other) % 3 != 0 || (one % 3 == 0 && other % 3 == 0)
        }
    }

    /// Applies a pair to the items between and shortens both delimiters.
    private mutating func pair(_ opener: Int, _ closer: Int) {
        guard case .delimiter(let mark, _, _) = items[opener].kind else { return }
        let shorter = min(items[opener].text.count, items[closer].text.count)
        let count = mark == "~" ? shorter : min(2, shorter)
        let style: MarkdownStyle = mark == "~" ? .strikethrough : count == 2 ? .strong : .emphasis
        for index in (opener + 1)..<closer {
            items[index].style.formUnion(style)
            if case .delimiter = items[index].kind { items[index].kind = .text }
        }
        items[opener].text.removeLast(count)
        items[closer].text.removeFirst(count)
    }
}

extension Character {
    /// Whether it is punctuation or a symbol.
    fileprivate var isSign: Bool { isPunctuation || isSymbol }
}
