import FramewrightDocuments

extension ShardResults {
    /// The JSON Schema of results files.
    public static let schemaSource = EmbeddedFile.resultsSchema.lines
}
