public import FramewrightDocuments
public import FramewrightViews

extension Scene {
    /// State documents beyond this are refused before they are read.
    public static let stateSizeLimit = 16 << 20
    /// CSV files beyond this are refused; they are read row by row, and a million rows of scores are 20 MB.
    public static let tableSizeLimit = 1 << 30

    /// True where the scene shows a table it can read from CSV or a database.
    public var takesTable: Bool { decoders?.table != nil }

    /// The screen for a state document: `{"scene": "game2048", "version": 1, "state": {...}}`.
    ///
    /// Throws `DocumentError` with the place in the file, or `CatalogueError` where the scene takes no documents.
    ///
    /// - Parameter seed: what chance begins with, whatever the state says. A scene that takes none refuses it.
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

    /// The screen for the state inside a play script, which may also be a whole state document.
    ///
    /// - Parameter seed: what chance begins with, whatever the state says. A scene that takes none refuses it.
    @MainActor
    public func makeView(fromState state: DocumentNode, seed: UInt64?) throws -> AnyView {
        guard let decoders else { throw CatalogueError.takesNoState(name) }
        let state = state.isStateDocument ? try self.state(inDocument: state) : state
        return try decoders.document(state, seed)
    }

    /// The state that the rows of a table give, for scenes that show one: of a CSV file, or a database's answer.
    ///
    /// Rows are asked for one at a time, on the caller's thread. Throws what the table throws, or `CatalogueError` where
    /// the scene takes no table.
    public func state(fromTable table: inout any TableReader, summary: String = "") throws -> NamedState {
        guard let decoders else { throw CatalogueError.takesNoState(name) }
        guard let read = decoders.table else { throw CatalogueError.takesNoTable(name) }
        return NamedState(name: "state", summary: summary, view: try read(&table))
    }

    /// The screen for the bytes of a CSV file, for scenes that show a table.
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

    /// The object with another number for a key, or with one more.
    func replacing(_ key: String, with number: String) -> DocumentNode {
        guard case .object(var members) = value.content, let number = JSONNumber(number) else { return self }
        let place = members.first { $0.key == key }?.keyPosition ?? value.position
        members.removeAll { $0.key == key }
        members.append(JSONMember(key: key, keyPosition: place, value: JSONValue(.number(number), at: place)))
        return DocumentNode(document: document, value: JSONValue(.object(members), at: value.position))
    }
}
