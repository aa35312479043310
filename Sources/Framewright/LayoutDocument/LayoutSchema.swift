import FramewrightDocuments

extension LayoutDocument {
    /// The JSON Schema of layout files, for editors and validators.
    public static let schemaSource = EmbeddedFile.layoutSchema.lines
}
