extension InlineMarkdown {
    /// Closes a bracket. With a destination, the items inside become a link; an image is shown as its description.
    mutating func close() {
        let opening = items.lastIndex { if case .bracket = $0.kind { true } else { false } }
        guard let opening, case .bracket(let isImage) = items[opening].kind else {
            append("]")
            place += 1
            return
        }
        guard let (destination, end) = destination(from: place + 1) else {
            items[opening].kind = .text
            append("]")
            place += 1
            return
        }
        place = end
        resolveDelimiters(from: opening + 1)
        items.remove(at: opening)
        guard !isImage else { return }
        for index in items.indices[opening...] { items[index].link = destination }
        // Links are not nested.
        for index in items.indices[..<opening] where items[index].kind == .bracket(isImage: false) {
            items[index].kind = .text
        }
    }

    /// Returns the destination in parentheses, and the index after them.
    private func destination(from start: Int) -> (String, Int)? {
        guard character(at: start) == "(" else { return nil }
        var index = skipSpace(from: start + 1)
        var text = ""
        if character(at: index) == "<", let end = characters[index...].firstIndex(of: ">") {
            text = String(characters[(index + 1)..<end])
            index = end + 1
        } else {
            var depth = 0
            while let next = character(at: index), !next.isWhitespace {
                if next == "(" { depth += 1 }
                if next == ")" {
                    if depth == 0 { break }
                    depth -= 1
                }
                text.append(next)
                index += 1
            }
        }
        index = skipTitle(from: skipSpace(from: index))
        return character(at: index) == ")" ? (text, index + 1) : nil
    }

    private func skipSpace(from index: Int) -> Int {
        var index = index
        while let next = character(at: index), next.isWhitespace { index += 1 }
        return index
    }

    /// Returns the index after a title in quotation marks and the space behind it.
    private func skipTitle(from index: Int) -> Int {
        guard let quote = character(at: index), quote == "\"" || quote == "'",
            let end = characters[(index + 1)...].firstIndex(of: quote)
        else { return index }
        return skipSpace(from: end + 1)
    }

    /// Takes a link in angle brackets. Returns false if there is none.
    mutating func angleLink() -> Bool {
        guard let end = characters[place...].firstIndex(of: ">") else { return false }
        let text = String(characters[(place + 1)..<end])
        guard !text.contains(where: \.isWhitespace), !text.isEmpty else { return false }
        if Self.hasScheme(text) {
            items.append(Item(kind: .text, text: text, link: text))
        } else if Self.isMailAddress(text) {
            items.append(Item(kind: .text, text: text, link: "mailto:\(text)"))
        } else {
            return false
        }
        place = end + 1
        return true
    }

    /// Whether a text begins with a scheme of at least two letters and a colon.
    private static func hasScheme(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":") else { return false }
        let scheme = text[..<colon]
        return (2...32).contains(scheme.count) && scheme.first?.isLetter == true
            && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    }

    private static func isMailAddress(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && parts[0].allSatisfy(isMailCharacter)
            && parts[1].contains(".") && parts[1].allSatisfy { $0.isASCII && (isWord($0) || $0 == "." || $0 == "-") }
            && parts[1].last.map(isWord) == true
    }

    private static func isMailCharacter(_ character: Character) -> Bool {
        character.isASCII && (isWord(character) || ".+-_".contains(character))
    }

    private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    /// Takes a bare link that begins a word (GitHub's extension). Returns false if there is none.
    mutating func bareLink() -> Bool {
        guard isAtWordStart else { return false }
        let rest = characters[place...]
        let starts = ["https://", "http://", "www."]
        guard let start = starts.first(where: { rest.prefix($0.count).map { $0.lowercased() }.joined() == $0 }) else {
            return mailAddress()
        }
        var end = rest.firstIndex { $0.isWhitespace || $0 == "<" } ?? characters.count
        while end > place, "?!.,:*_~'\"".contains(characters[end - 1]) || isUnbalanced(place..<end) { end -= 1 }
        guard end > place + start.count else { return false }
        let text = String(characters[place..<end])
        items.append(Item(kind: .text, text: text, link: start == "www." ? "http://\(text)" : text))
        place = end
        return true
    }

    private var isAtWordStart: Bool {
        character(at: place - 1).map { $0.isWhitespace || "*_~(".contains($0) } ?? true
    }

    /// Whether a range ends with a closing parenthesis without an opening one.
    private func isUnbalanced(_ range: Range<Int>) -> Bool {
        let text = characters[range]
        return text.last == ")" && text.count { $0 == ")" } > text.count { $0 == "(" }
    }

    /// Takes a mail address that begins a word. Returns false if there is none.
    mutating func mailAddress() -> Bool {
        guard isAtWordStart, let end = endOfMailAddress() else { return false }
        let text = String(characters[place..<end])
        items.append(Item(kind: .text, text: text, link: "mailto:\(text)"))
        place = end
        return true
    }

    private func endOfMailAddress() -> Int? {
        var end = place
        while end < characters.count, Self.isMailCharacter(characters[end]) || characters[end] == "@" { end += 1 }
        while end > place, ".-_".contains(characters[end - 1]) { end -= 1 }
        return Self.isMailAddress(String(characters[place..<end])) ? end : nil
    }

    /// Takes a character entity, such as `&amp;` or `&#8594;`. Unknown ones are text.
    mutating func entity() {
        let end = characters[place...].prefix(12).firstIndex(of: ";")
        let name = end.map { String(characters[(place + 1)..<$0]) }
        guard let end, let name, let text = Self.entity(named: name) else {
            append("&")
            place += 1
            return
        }
        append(text)
        place = end + 1
    }

    private static func entity(named name: String) -> String? {
        if name.hasPrefix("#") {
            let digits = name.dropFirst()
            let value = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return value.flatMap(Unicode.Scalar.init).map { String($0) }
        }
        return entities[name]
    }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "times": "×", "deg": "°", "euro": "€", "bull": "•",
    ]
}
