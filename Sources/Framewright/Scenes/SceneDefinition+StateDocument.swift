public import FramewrightDocuments
public import FramewrightViews

extension SceneDefinition {
    /// The maximum size of a state document in bytes. Larger files are rejected before they are read.
    public static let stateSizeLimit = 16 << 20
    /// The maximum size of a CSV file in bytes. CSV is read row by row; a million rows of scores take 20 MB.
    public static let tableSizeLimit = 1 << 30

    /// True if the scene can read its state from CSV or a database.
    public var takesTable: Bool { decoders?.table != nil }

    /// Creates the screen of a state document such as `{"scene": "game2048", "version": 1, "state": {...}}`.
    ///
    /// - Parameters:
    ///   - bytes: The document.
    ///   - file: The name of the document in errors.
    ///   - seed: The random seed, instead of the state's. A scene without randomness rejects it.
    /// - Throws: `DocumentError` with the position in the file, or `CatalogueError` if the scene accepts no documents.
    @MainActor
    public func makeView(fromDocument bytes: [UInt8], file: String, seed: UInt64? = nil) throws -> AnyView {
        guard decoders != nil else { throw CatalogueError.takesNoState(name) }
        let document = try JSONDocument(
            parsing: bytes, file: file, limits: JSONLimits(bytes: Self.stateSizeLimit, depth: 32))
        return try makeView(fromState: try state(inDocument: document.node), seed: seed)
    }

    private func state(inDocument node: DocumentNode) throws(DocumentError) -> DocumentNode {
        var reader = try node.object()
        _ = try reader.optional("$schema")?.string()
        let scene = try reader.required("scene")
        guard try scene.string() == name else {
            throw scene.error(
                .invalid, "the document is for another scene than '\(name)'",
                hint: "it shows the scene \((try? scene.string()) ?? "")")
        }
        _ = try reader.required("version").int(in: 1...1)
        let state = try reader.required("state")
        try reader.finish()
        return state
    }

    /// Creates the screen of a state inside a play script, which may also be a whole state document.
    ///
    /// - Parameters:
    ///   - state: The state, or a state document.
    ///   - seed: The random seed, instead of the state's. A scene without randomness rejects it.
    @MainActor
    public func makeView(fromState state: DocumentNode, seed: UInt64?) throws -> AnyView {
        guard let decoders else { throw CatalogueError.takesNoState(name) }
        let state = state.isStateDocument ? try self.state(inDocument: state) : state
        return try decoders.document(state, seed)
    }

    /// Reads a state from the rows of a table: a CSV file or the result of a database query.
    ///
    /// Rows are read one at a time, on the caller's thread.
    ///
    /// - Throws: The errors of the table, or `CatalogueError` if the scene reads no tables.
    public func state(fromTable table: inout any TableReader, summary: String = "") throws -> NamedState {
        guard let decoders else { throw CatalogueError.takesNoState(name) }
        guard let read = decoders.table else { throw CatalogueError.takesNoTable(name) }
        return NamedState(name: "state", summary: summary, view: try read(&table))
    }

    /// Creates the screen of a CSV file in memory, for scenes that read tables.
    @MainActor
    public func makeView(fromTable bytes: [UInt8], file: String) throws -> AnyView {
        var table: any TableReader = CSVReader(bytes, file: file)
        return try state(fromTable: &table).makeView()
    }
}

extension DocumentNode {
    fileprivate var isStateDocument: Bool {
        guard case .object(let members) = value.content else { return false }
        return ["scene", "version", "state"].allSatisfy { key in members.contains { $0.key == key } }
    }

    /// Returns the object with a number as the value of a key, which is added if missing.
    func replacing(_ key: String, with number: String) -> DocumentNode {
        guard case .object(var members) = value.content, let number = JSONNumber(number) else { return self }
        let place = members.first { $0.key == key }?.keyPosition ?? value.position
        members.removeAll { $0.key == key }
        members.append(JSONMember(key: key, keyPosition: place, value: JSONValue(.number(number), at: place)))
        return DocumentNode(document: document, value: JSONValue(.object(members), at: value.position))
    }
}
