import FramewrightDocuments
public import FramewrightViews

extension Scene {
    /// State documents and tables beyond this are refused before they are read.
    public static let stateSizeLimit = 16 << 20

    /// True where the scene shows a table it can read from CSV.
    public var takesTable: Bool { decoders?.table != nil }

    /// The screen for a state document: `{"scene": "game2048", "version": 1, "state": {...}}`.
    ///
    /// Throws `DocumentError` with the place in the file, or `CatalogueError` where the scene takes no documents.
    @MainActor
    public func makeView(fromDocument bytes: [UInt8], file: String) throws -> AnyView {
        guard let decoders else { throw CatalogueError.takesNoState(name) }
        let document = try JSONDocument(
            parsing: bytes, file: file, limits: JSONLimits(bytes: Self.stateSizeLimit, depth: 32))
        var reader = try document.node.object()
        _ = try reader.optional("$schema")?.string()
        let scene = try reader.required("scene")
        guard try scene.string() == name else {
            throw scene.error(
                .invalid, "the document is for another scene than '\(name)'",
                hint: "framewright render \((try? scene.string()) ?? "") --state \(file)")
        }
        _ = try reader.required("version").int(in: 1...1)
        let state = try reader.required("state")
        try reader.finish()
        return try decoders.document(state)
    }

    /// The screen for a CSV file, for scenes that show a table.
    @MainActor
    public func makeView(fromTable bytes: [UInt8], file: String) throws -> AnyView {
        guard let decoders else { throw CatalogueError.takesNoState(name) }
        guard let table = decoders.table else { throw CatalogueError.takesNoTable(name) }
        return try table(bytes, file)
    }
}
