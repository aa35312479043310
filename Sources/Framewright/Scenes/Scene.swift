public import FramewrightDocuments
public import FramewrightViews

/// A screen with named states: what `list` shows and `render` draws.
public struct Scene: Sendable {
    /// A state by name; the first of a scene is its default.
    public struct NamedState: Sendable {
        public let name: String
        public let summary: String
        let view: @MainActor @Sendable () -> AnyView
    }

    /// Reads a user's state from the `state` value of a state document, or from the rows of a table.
    struct Decoders: Sendable {
        var document: @MainActor @Sendable (DocumentNode) throws -> AnyView
        var table: (@Sendable (inout any TableReader) throws -> @MainActor @Sendable () -> AnyView)?
    }

    public let name: String
    public let summary: String
    public let states: [NamedState]
    /// JSON Schema of the scene's state documents; nil where the scene takes none.
    public let schema: String?
    let decoders: Decoders?
}

extension Scene {
    /// A scene whose states are values of one type.
    ///
    /// - Parameters:
    ///   - states: name, one-line summary and value; at least one.
    ///   - view: the screen for a state.
    public init<State: Sendable>(
        _ name: String, summary: String, states: [(name: String, summary: String, value: State)],
        @ViewBuilder view: @escaping @MainActor @Sendable (State) -> some View
    ) {
        self.init(name, summary: summary, states: states, schema: nil, decoders: nil, view: view)
    }

    /// A scene that also takes state documents of the user's, described by a JSON Schema.
    ///
    /// - Parameters:
    ///   - decode: reads the `state` value of a state document.
    ///   - decodeTable: reads a table, of a CSV file or a database, row by row.
    public init<State: Sendable>(
        _ name: String, summary: String, states: [(name: String, summary: String, value: State)], schema: String,
        decode: @escaping @Sendable (DocumentNode) throws -> State,
        decodeTable: (@Sendable (inout any TableReader) throws -> State)? = nil,
        @ViewBuilder view: @escaping @MainActor @Sendable (State) -> some View
    ) {
        var decoders = Decoders(document: { AnyView(view(try decode($0))) })
        if let decodeTable {
            decoders.table = { table in
                let state = try decodeTable(&table)
                return { AnyView(view(state)) }
            }
        }
        self.init(name, summary: summary, states: states, schema: schema, decoders: decoders, view: view)
    }

    private init<State: Sendable>(
        _ name: String, summary: String, states: [(name: String, summary: String, value: State)], schema: String?,
        decoders: Decoders?, view: @escaping @MainActor @Sendable (State) -> some View
    ) {
        precondition(!states.isEmpty, "scene '\(name)' needs at least one state")
        self.name = name
        self.summary = summary
        self.states = states.map { state in
            NamedState(name: state.name, summary: state.summary) { AnyView(view(state.value)) }
        }
        self.schema = schema
        self.decoders = decoders
    }
}
