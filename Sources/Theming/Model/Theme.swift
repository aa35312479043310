import FramewrightDrawing

/// A set of named colours, lengths and other values, in one selected context.
///
/// A lookup of `color.<system>.<role>` always succeeds for a documented system. The first match is used:
///
/// 1. the theme's own token at that path;
/// 2. the theme's token without the second component: `color.game2048.button.title` falls back to
///   `color.button.title`, so that a theme can style all systems with a few roles;
/// 3. the same two paths in the `documented` theme.
///
/// If the last component is a number without a token, its sibling `above` is used: tile 4096 takes `tile.above`. If
/// the path is a group, the group's `$root` token is used.
public struct Theme: Hashable, Sendable {
    /// The display name, which is independent of the file name.
    public private(set) var name: String
    /// A sentence that describes the theme; empty if the file has none.
    public let summary: String
    /// The names of the contexts, in the order of the file.
    public let contexts: [String]
    /// The selected context, or nil for the plain values.
    public private(set) var selectedContext: String?
    /// The colour pairs that must be legible, in every context.
    public let contrastPairs: [ContrastPair]
    /// The tokens that are exempt from a rule, with reasons.
    public let exceptions: [ThemeException]
    /// The token tables: one for the plain values, then one for each context. The tables of a theme file have the
    /// same paths in the same order; those of a resolver file may differ.
    private let tables: [TokenTable]
    private var selectedTable = 0
    /// The descriptions and extensions of the file's groups.
    let remarks: [GroupRemarks]
    /// The colours set by `replacing(_:)`, by the looked-up path.
    var replacements: [String: SRGBColor] = [:]
    /// The lengths set by `replacing(dimensions:)`, by the looked-up path.
    var replacedDimensions: [String: Double] = [:]
    var recorder = Recorder()
    /// True for the theme that provides the fallback values of all others.
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

    /// The tokens in the order of the file, with the values of the selected context.
    public var tokens: [Token] { table.tokens }

    var table: TokenTable { tables[selectedTable] }

    /// The tokens to which parts of values refer in the selected context, without aliases.
    package var innerReferences: Set<String> { table.innerReferences }

    /// The token paths in the order of the file.
    public var paths: [String] { tokens.map(\.path) }

    /// Returns the theme with another context selected. Nil selects the plain values, and so does `plain` if no
    /// context has that name.
    public func selecting(context: String?) throws(ThemeError) -> Theme {
        var selected = self
        let context = context == "plain" && !contexts.contains("plain") ? nil : context
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

    /// Returns the token at exactly this path, without fallback.
    public func token(at path: String) -> Token? { table.indices[path].map { table.tokens[$0] } }
}

extension Theme: CustomStringConvertible {
    /// One line per token; the text does not depend on the machine.
    public var description: String {
        let context = selectedContext.map { " in \($0)" } ?? ""
        return tokens.map { "\($0)\n" }.reduce("theme \(name)\(context)\n", +)
    }
}

extension Theme {
    /// Returns the theme under another name, to distinguish it from another of the same name.
    public func called(_ name: String) -> Theme {
        var theme = self
        theme.name = name
        return theme
    }
}
