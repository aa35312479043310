public import FramewrightDocuments
public import FramewrightViews

/// A screen with named states: what `list` shows and `render` draws.
public struct Scene: Sendable {
    /// A state by name; the first of a scene is its default.
    public struct NamedState: Sendable {
        public let name: String
        public let summary: String
        let view: @MainActor @Sendable () -> AnyView
        /// The screen when chance begins elsewhere; nil where there is none.
        var seeded: (@MainActor @Sendable (UInt64) -> AnyView)?
    }

    /// Reads a user's state from the `state` value of a state document, or from the rows of a table.
    struct Decoders: Sendable {
        /// The number, if there is one, is what chance begins with in place of the state's own.
        var document: @MainActor @Sendable (DocumentNode, UInt64?) throws -> AnyView
        var table: (@Sendable (inout any TableReader) throws -> @MainActor @Sendable () -> AnyView)?
    }

    public let name: String
    public let summary: String
    public let states: [NamedState]
    /// JSON Schema of the scene's state documents, put together when it is asked for; nil where the scene takes none.
    public var schema: String? { makeSchema?() }
    private let makeSchema: (@Sendable () -> String)?
    /// True where a state of the user's can be shown.
    public var takesState: Bool { decoders != nil }
    let decoders: Decoders?
    /// Films of the scene, in the order they were given.
    public internal(set) var animations: [NamedAnimation] = []
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
    ///   - reseed: the same state with chance beginning with that number, for scenes that have any.
    public init<State: Sendable>(
        _ name: String, summary: String, states: [(name: String, summary: String, value: State)],
        schema: @autoclosure @escaping @Sendable () -> String,
        decode: @escaping @Sendable (DocumentNode) throws -> State,
        decodeTable: (@Sendable (inout any TableReader) throws -> State)? = nil,
        reseed: (@Sendable (State, UInt64) -> State)? = nil,
        @ViewBuilder view: @escaping @MainActor @Sendable (State) -> some View
    ) {
        var decoders = Decoders(document: { document, seed in
            guard let seed else { return AnyView(view(try decode(document))) }
            // A scene that cannot be told gets the seed as its state's own.
            guard let reseed else { return AnyView(view(try decode(document.replacing("seed", with: "\(seed)")))) }
            return AnyView(view(reseed(try decode(document), seed)))
        })
        if let decodeTable {
            decoders.table = { table in
                let state = try decodeTable(&table)
                return { AnyView(view(state)) }
            }
        }
        self.init(
            name, summary: summary, states: states, schema: schema, decoders: decoders, reseed: reseed, view: view)
    }

    private init<State: Sendable>(
        _ name: String, summary: String, states: [(name: String, summary: String, value: State)],
        schema: (@Sendable () -> String)?,
        decoders: Decoders?, reseed: (@Sendable (State, UInt64) -> State)? = nil,
        view: @escaping @MainActor @Sendable (State) -> some View
    ) {
        precondition(!states.isEmpty, "scene '\(name)' needs at least one state")
        self.name = name
        self.summary = summary
        self.states = states.map { state in
            var named = NamedState(name: state.name, summary: state.summary) { AnyView(view(state.value)) }
            if let reseed { named.seeded = { seed in AnyView(view(reseed(state.value, seed))) } }
            return named
        }
        makeSchema = schema
        self.decoders = decoders
    }
}
