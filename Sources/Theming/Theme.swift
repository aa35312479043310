import FramewrightDrawing

/// Every colour and measure a screen asks for by name, in one context.
///
/// A screen asks for `color.<system>.<role>` and always gets an answer in one of the documented systems:
///
/// 1. the theme's own token of that path;
/// 2. the theme's token without the second component: `color.game2048.button.title` falls back to `color.button.title`,
///    so a theme can style all systems through a few roles;
/// 3. the same two in the `documented` theme.
///
/// Where the last component is a number that is not listed, `above` beside it answers: tile 4096 takes `tile.above`. Where it is
/// a group, the group's `$root` token does.
public struct Theme: Hashable, Sendable {
    /// The name people read; files go by their own names.
    public private(set) var name: String
    /// One sentence about the theme, empty if the file has none.
    public let summary: String
    /// The names of the contexts, in the order of the file.
    public let contexts: [String]
    /// The context applied; nil for the file's plain values.
    public private(set) var selectedContext: String?
    /// Which tokens must stay legible on which, in every context.
    public let contrastPairs: [ContrastPair]
    /// Which tokens need not keep a rule, and why.
    public let exceptions: [ThemeException]
    /// One table of tokens for the plain values, then one for each context. Those of a theme file hold the same paths in the
    /// same order; the contexts of a resolver file may each have tokens of their own.
    private let tables: [TokenTable]
    private var selectedTable = 0
    /// What the file's groups say to people and other tools.
    let remarks: [GroupRemarks]
    /// Colours given by `replacing(_:)`, by the path they answer for.
    var replacements: [String: Color] = [:]
    /// Lengths given by `replacing(dimensions:)`, by the path they answer for.
    var replacedDimensions: [String: Double] = [:]
    var recorder = Recorder()
    /// Whether this is the theme that answers for all others.
    var isDocumented = false

    init(
        name: String, summary: String, contexts: [String], tables: [TokenTable], contrastPairs: [ContrastPair],
        exceptions: [ThemeException] = [], remarks: [GroupRemarks] = []
    ) {
        precondition(tables.count == contexts.count + 1, "a table of tokens for every context, and the plain one first")
        self.name = name
        self.summary = summary
        self.contexts = contexts
        self.tables = tables
        self.contrastPairs = contrastPairs
        self.exceptions = exceptions
        self.remarks = remarks
    }

    /// All tokens in the order of the file, with the selected context's values.
    public var tokens: [Token] { table.tokens }

    var table: TokenTable { tables[selectedTable] }

    /// What is referred to inside of values in the selected context, where the whole value is no alias.
    package var innerReferences: Set<String> { table.innerReferences }

    /// All token paths in the order of the file.
    public var paths: [String] { tokens.map(\.path) }

    /// The same theme in another context; nil goes back to the plain values.
    public func selecting(context: String?) throws(ThemeError) -> Theme {
        var selected = self
        selected.selectedContext = context
        guard let context else {
            selected.selectedTable = 0
            return selected
        }
        guard let index = contexts.firstIndex(of: context) else {
            throw .unknownContext(context, theme: name, known: contexts)
        }
        selected.selectedTable = index + 1
        return selected
    }

    /// The token of exactly this path; no fallback.
    public func token(at path: String) -> Token? { table.indices[path].map { table.tokens[$0] } }
}

extension Theme: CustomStringConvertible {
    /// One line a token, the same on every machine.
    public var description: String {
        let context = selectedContext.map { " in \($0)" } ?? ""
        return tokens.map { "\($0)\n" }.reduce("theme \(name)\(context)\n", +)
    }
}

extension Theme {
    /// The same theme under another name, to tell it from one of the same name.
    public func called(_ name: String) -> Theme {
        var theme = self
        theme.name = name
        return theme
    }
}
