public import FramewrightDocuments
public import FramewrightViews

/// A screen with named states, as `list` shows and `render` draws it.
public struct SceneDefinition: Sendable {
    /// A named state. The first state of a scene is its default.
    public struct NamedState: Sendable {
        /// The name.
        public let name: String
        /// A one-line description.
        public let summary: String
        let view: @MainActor @Sendable () -> AnyView
        /// Creates the screen with another random seed. Nil if the scene uses no randomness.
        var seeded: (@MainActor @Sendable (UInt64) -> AnyView)?
    }

    /// Functions that read a user's state from the `state` value of a state document, or from the rows of a table.
    struct Decoders: Sendable {
        /// Reads a document. The number, if any, is the random seed to use instead of the state's.
        var document: @MainActor @Sendable (DocumentNode, UInt64?) throws -> AnyView
        var table: (@Sendable (inout any TableReader) throws -> @MainActor @Sendable () -> AnyView)?
    }

    /// The name.
    public let name: String
    /// A one-line description.
    public let summary: String
    /// The named states, the default one first.
    public let states: [NamedState]
    /// The JSON Schema of the scene's state documents, created on each access. Nil if the scene accepts none.
    public var schema: String? { makeSchema?() }
    private let makeSchema: (@Sendable () -> String)?
    /// True if the scene accepts state documents.
    public var takesState: Bool { decoders != nil }
    let decoders: Decoders?
    /// The animations of the scene, in the order they were added.
    public internal(set) var animations: [NamedAnimation] = []
}

extension SceneDefinition {
    /// Creates a scene whose states are values of one type.
    ///
    /// - Parameters:
    ///   - name: The name, unique in the catalogue.
    ///   - summary: A one-line description.
    ///   - states: The name, one-line summary and value of each state; at least one.
    ///   - view: Creates the screen of a state.
    public init<State: Sendable>(
        _ name: String, summary: String, states: [(name: String, summary: String, value: State)],
        @ViewBuilder view: @escaping @MainActor @Sendable (State) -> some View
    ) {
        self.init(name, summary: summary, states: states, schema: nil, decoders: nil, view: view)
    }

    /// Creates a scene that also accepts state documents, described by a JSON Schema.
    ///
    /// - Parameters:
    ///   - name: The name, unique in the catalogue.
    ///   - summary: A one-line description.
    ///   - states: The name, one-line summary and value of each state; at least one.
    ///   - schema: The JSON Schema of the state documents.
    ///   - decode: Reads the `state` value of a state document.
    ///   - decodeTable: Reads a table, from a CSV file or a database, row by row.
    ///   - reseed: Returns the same state with another random seed, for scenes that use randomness.
    ///   - view: Creates the screen of a state.
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
            // Without `reseed`, the seed is written into the state as its own.
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
