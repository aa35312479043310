public import FoundationEssentials

extension AttributedString {
    /// The way in which Markdown is read.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// The parts of Markdown that are read.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Blocks and attributes. Marks of blocks are removed and their lines joined.
            case full
            /// Attributes alone; white space is reduced.
            case inlineOnly
            /// Attributes alone; white space stays.
            case inlineOnlyPreservingWhitespace
        }

        /// The result for a text that cannot be read. Every text can be read here.
        public enum FailurePolicy: Hashable, Sendable {
            case throwError
            case returnPartiallyParsedIfPossible
        }

        /// Whether attributes of your own are read. Accepted without effect.
        public var allowsExtendedAttributes: Bool
        /// The parts of Markdown that are read.
        public var interpretedSyntax: InterpretedSyntax
        /// The result for a text that cannot be read. Accepted without effect.
        public var failurePolicy: FailurePolicy
        /// The language of the text. Accepted without effect.
        public var languageCode: String?

        /// Creates options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Creates an attributed string from Markdown: emphasis, code, strikethrough and links.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        let text =
            switch options.interpretedSyntax {
            case .full: Self.joinedBlocks(markdown)
            case .inlineOnly: markdown.split(whereSeparator: \.isNewline).joined(separator: " ")
            case .inlineOnlyPreservingWhitespace: markdown
            }
        for run in InlineMarkdown.runs(of: text) {
            var part = AttributedString(run.text)
            if !run.style.isEmpty { part.inlinePresentationIntent = InlinePresentationIntent(run.style) }
            if let link = run.link { part.link = URL(string: link) }
            append(part)
        }
    }

    /// Removes the marks of headings and quotations and joins the lines of paragraphs.
    private static func joinedBlocks(_ markdown: String) -> String {
        let lines = markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.map { line in
            let text = line.drop { $0 == " " }
            let mark = text.prefix { $0 == "#" }
            if (1...6).contains(mark.count), text.dropFirst(mark.count).first == " " {
                return String(text.dropFirst(mark.count + 1))
            }
            return text.hasPrefix("> ") ? String(text.dropFirst(2)) : String(text)
        }
        .split { $0.isEmpty }.map { $0.joined(separator: " ") }.joined()
    }
}
