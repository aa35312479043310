public import FramewrightDocuments

/// The text of a theme file with editable tokens. Everything else stays unchanged to the byte, including unknown
/// `$extensions`.
///
///     var document = try ThemeDocument(bytes, name: "mine.json")
///     let change = try document.set("color.tile.8", to: .string("#1a73e8"))
///
/// The text always loads as a theme: a change that would break it is rejected and has no effect.
public struct ThemeDocument: Sendable {
    /// The change of one token.
    public struct Change: Hashable, Sendable {
        /// The full path of the token.
        public let token: String
        /// The changed context, or nil for the plain values.
        public let context: String?
        /// The old `$value` as JSON, or nil for a new token.
        public let before: String?
        /// The new `$value` as JSON.
        public let after: String
    }

    /// The name of the file, as passed to the initializer.
    public let name: String
    private let folder: String?
    private var editor: JSONEditor
    private var document: JSONDocument
    /// The theme of the present text.
    public private(set) var theme: Theme

    /// Reads a theme file, a Design Tokens file or a resolver file. Throws the errors of `ThemeLoader`.
    ///
    /// - Parameter folder: The folder of the files to which a resolver file refers. If nil, such references are
    ///   errors.
    public init(_ bytes: [UInt8], name: String, folder: String? = nil) throws(DocumentError) {
        (self.name, self.folder) = (name, folder)
        theme = try ThemeLoader.load(bytes, name: name, folder: folder)
        editor = try JSONEditor(bytes, file: name, limits: ThemeLoader.limits)
        document = try JSONDocument(parsing: bytes, file: name, limits: ThemeLoader.limits)
    }

    /// The present text.
    public var bytes: [UInt8] { editor.bytes }

    /// Sets the `$value` of a token. Adds the token or context if the file does not have it.
    ///
    /// - Parameters:
    ///   - token: The full path, such as `color.tile.8`.
    ///   - value: Any value that a theme file accepts for the token; a string such as `{color.accent}` refers to
    ///     another token.
    ///   - context: The context to change. In a theme file, the token must have a plain value. In a resolver file,
    ///     this is a context of one modifier; if nil, the source that provides the default value is changed.
    @discardableResult
    public mutating func set(
        _ token: String, to value: JSONOutput, context: String? = nil
    ) throws(ThemeEditError) -> Change {
        try check(token, context: context)
        let steps = try steps(of: token, context: context)
        let value = isTheme ? value : DesignTokensValue.written(value, as: theme.token(at: token)?.value.type)
        let before = document.root.value(at: steps + ["$value"])
        let change = Change(
            token: token, context: context, before: before.map { JSONOutput($0).text }, after: value.text)
        guard before.map(JSONOutput.init) != value else { return change }
        var changed = self
        do {
            try changed.place(value, at: steps)
            changed.theme = try ThemeLoader.load(changed.bytes, name: name, folder: folder)
            changed.document = try JSONDocument(parsing: changed.bytes, file: name, limits: ThemeLoader.limits)
        } catch {
            throw .refused(token: token, error)
        }
        self = changed
        return change
    }

    /// True for theme files, which have a fixed list of groups and allow short notations.
    private var isTheme: Bool { !isResolver && Dialect(fileNamed: name, root: document.root) == .theme }
    private var isResolver: Bool { document.root["resolutionOrder"] != nil }

    private func steps(of token: String, context: String?) throws(ThemeEditError) -> [String] {
        let path = token.split(separator: ".").map(String.init)
        if isResolver {
            return try ResolverPlaces(document.root).steps(
                of: token, context: context, isKnown: theme.token(at: token) != nil)
        }
        return (context.map { ["contexts", $0] } ?? []) + path
    }

    /// Adds a `$type` to a new top-level group, or to a token that would otherwise have no type.
    private mutating func place(_ value: JSONOutput, at steps: [String]) throws(DocumentError) {
        if case .object(let members)? = document.root.value(at: steps)?.content,
            members.contains(where: { $0.key == "$ref" })
        {
            let kept = members.filter { $0.key != "$ref" }.map { ($0.key, JSONOutput($0.value)) }
            return try editor.set(steps, to: .object([("$value", value)] + kept))
        }
        let known = steps.indices.prefix { document.root.value(at: Array(steps[...$0])) != nil }.count
        let isTyped = (1...steps.count).contains { document.root.value(at: steps.prefix($0) + ["$type"]) != nil }
        let group = isTheme ? TokenType(group: steps[0]) : DesignTokensValue.type(of: value)
        guard steps[0] != "contexts", !isTyped, known < steps.count, let type = group, !value.isAlias
        else { return try editor.set(steps + ["$value"], to: value) }
        let mark = ("$type", JSONOutput.string(type.rawValue))
        guard known == 0, isTheme else {
            return try editor.set(steps, to: .object([mark, ("$value", value)]))
        }
        let token = JSONOutput.object([("$value", value)])
        let inner = steps.dropFirst(2).reversed().reduce(token) { .object([($1, $0)]) }
        try editor.set([steps[0]], to: .object([mark, (steps[1], inner)]))
    }

    private func check(_ token: String, context: String?) throws(ThemeEditError) {
        guard TokenTree.admits(token) else { throw .tooDeep(token) }
        let steps = token.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let isPath =
            steps.count > 1
            && !steps.contains { $0.isEmpty || $0.hasPrefix("$") && $0 != "$root" || $0.contains { "{}".contains($0) } }
        guard isPath, !isTheme || TokenTree.topGroups.contains(steps[0]) else { throw .noPath(token) }
        let inside = theme.paths.filter { $0.hasPrefix(token + ".") }
        if let first = inside.first { throw .isGroup(token, first: first) }
        for count in 1..<steps.count {
            let outer = steps.prefix(count).joined(separator: ".")
            if theme.token(at: outer) != nil { throw .insideToken(token, outer: outer) }
        }
        guard let context, !isResolver else { return }
        guard theme.token(at: token) != nil else { throw .noPlainValue(token, context: context) }
        if !theme.contexts.contains(context), let near = Suggestion.nearest(to: context, among: theme.contexts) {
            throw .unknownContext(context, suggestion: near)
        }
    }
}

extension TokenType {
    /// Returns the type of the tokens in a top-level group, or nil for `palette`, which may contain any.
    fileprivate init?(group: String) {
        switch group {
        case "color": self = .color
        case "radius", "spacing", "size", "fontSize": self = .dimension
        case "opacity", "number": self = .number
        case "fontFamily": self = .fontFamily
        case "fontWeight": self = .fontWeight
        case "duration": self = .duration
        case "easing": self = .cubicBezier
        case "strokeStyle": self = .strokeStyle
        case "border": self = .border
        case "transition": self = .transition
        case "shadow": self = .shadow
        case "gradient": self = .gradient
        case "typography": self = .typography
        default: return nil
        }
    }
}

extension JSONOutput {
    /// True if the value refers to another token.
    fileprivate var isAlias: Bool {
        if case .string(let text) = self { text.hasPrefix("{") } else { false }
    }
}

extension JSONValue {
    /// Returns the value at a path of keys and array indices.
    func value(at steps: some Sequence<String>) -> JSONValue? {
        steps.reduce(self) { $0?.child($1) }
    }
}
