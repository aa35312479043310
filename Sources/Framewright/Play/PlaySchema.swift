import FramewrightDocuments

extension PlayScript {
    /// The JSON Schema of play scripts, for editors and validators. A YAML script is checked as the equivalent JSON.
    public static let schemaSource = EmbeddedFile.playSchema.lines
}
