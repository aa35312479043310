/// A part of inline Markdown with uniform attributes.
struct MarkdownRun: Equatable {
    var text: String
    var style: MarkdownStyle = []
    /// The destination of a link.
    var link: String?
}

/// The attributes that inline Markdown gives to text.
package struct MarkdownStyle: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let emphasis = MarkdownStyle(rawValue: 1)
    package static let strong = MarkdownStyle(rawValue: 2)
    package static let strikethrough = MarkdownStyle(rawValue: 4)
    package static let code = MarkdownStyle(rawValue: 8)
}

/// Parses inline Markdown (CommonMark 0.31, with GitHub's strikethrough and bare links): emphasis, code, links, escapes
/// and entities. Blocks such as lists are text, white space stays, and HTML is text.
struct InlineMarkdown {
    /// A run, a delimiter or a bracket that may become attributes.
    struct Item {
        enum Kind: Equatable {
            case text
            /// A run of `*`, `_` or `~` that may open or close attributes.
            case delimiter(Character, opens: Bool, closes: Bool)
            /// The start of a link or image.
            case bracket(isImage: Bool)
        }

        var kind: Kind
        var text: String
        var style: MarkdownStyle = []
        var link: String?
        /// The length of a delimiter in the source.
        var length = 0
    }

    /// The number of characters above which a text is shown as it stands.
    private static let limit = 20_000

    let characters: [Character]
    var items: [Item] = []
    var place = 0

    /// Returns the runs of a text.
    static func runs(of text: String) -> [MarkdownRun] {
        guard text.utf8.contains(where: isSpecial), text.utf8.count <= limit else { return [MarkdownRun(text: text)] }
        var parser = InlineMarkdown(characters: Array(text))
        parser.parse()
        return parser.runs
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
            UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "@"), UInt8(ascii: ":"),
            UInt8(ascii: "."):
            true
        default: false
        }
    }

    private init(characters: [Character]) { self.characters = characters }

    private mutating func parse() {
        while place < characters.count {
            switch characters[place] {
            case "\\": escape()
            case "`": code()
            case "*", "_", "~": delimiter()
            case "[": open(isImage: false, length: 1)
            case "!" where character(at: place + 1) == "[": open(isImage: true, length: 2)
            case "]": close()
            case "<": if !angleLink() { take(1) }
            case "&": entity()
            case "h", "H", "w", "W": if !bareLink() { takeWord() }
            case let other where other.isLetter || other.isNumber: if !mailAddress() { takeWord() }
            default: take(1)
            }
        }
        resolveDelimiters(from: 0)
    }

    /// The items with equal neighbours joined.
    private var runs: [MarkdownRun] {
        var runs: [MarkdownRun] = []
        for item in items where !item.text.isEmpty {
            if let last = runs.last, last.style == item.style, last.link == item.link {
                runs[runs.count - 1].text += item.text
            } else {
                runs.append(MarkdownRun(text: item.text, style: item.style, link: item.link))
            }
        }
        return runs
    }

    func character(at index: Int) -> Character? { characters.indices.contains(index) ? characters[index] : nil }

    /// Appends text without attributes.
    mutating func append(_ text: String) {
        if let last = items.last, last.kind == .text, last.style.isEmpty, last.link == nil {
            items[items.count - 1].text += text
        } else {
            items.append(Item(kind: .text, text: text))
        }
    }

    private mutating func take(_ count: Int) {
        append(String(characters[place..<place + count]))
        place += count
    }

    /// Takes letters and digits up to the next character that may begin something.
    private mutating func takeWord() {
        var end = place + 1
        while end < characters.count, characters[end].isLetter || characters[end].isNumber { end += 1 }
        take(end - place)
    }

    /// A backslash before punctuation shows the latter; before a line break it is dropped.
    private mutating func escape() {
        guard let next = character(at: place + 1), next.isNewline || next.isMarkdownPunctuation else { return take(1) }
        append(String(next))
        place += 2
    }

    /// Code between equally long runs of backticks.
    private mutating func code() {
        let length = runLength(at: place)
        var end = place + length
        while end < characters.count {
            guard characters[end] == "`" else {
                end += 1
                continue
            }
            let closing = runLength(at: end)
            if closing == length {
                var text = String(characters[(place + length)..<end].map { $0.isNewline ? " " : $0 })
                if text.hasPrefix(" "), text.hasSuffix(" "), text.contains(where: { $0 != " " }) {
                    text = String(text.dropFirst().dropLast())
                }
                items.append(Item(kind: .text, text: text, style: .code))
                place = end + length
                return
            }
            end += closing
        }
        take(length)
    }

    func runLength(at index: Int) -> Int {
        characters[index...].prefix { $0 == characters[index] }.count
    }

    private mutating func open(isImage: Bool, length: Int) {
        items.append(Item(kind: .bracket(isImage: isImage), text: isImage ? "![" : "["))
        place += length
    }
}

extension Character {
    /// Whether it is ASCII punctuation, which a backslash escapes.
    var isMarkdownPunctuation: Bool {
        guard let value = asciiValue else { return false }
        return (0x21...0x2F).contains(value) || (0x3A...0x40).contains(value) || (0x5B...0x60).contains(value)
            || (0x7B...0x7E).contains(value)
    }
}
