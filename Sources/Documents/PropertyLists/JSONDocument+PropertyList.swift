extension JSONDocument {
    /// Reads a property list in its XML form into the tree a JSON file gives, with the lines and columns of the XML file.
    ///
    /// A `dict` is an object, `real` and `integer` are numbers; `date` and `data` are texts, as they are written. Refuses keys
    /// given twice, entities the file defines itself, and the binary form.
    public init(
        parsingPropertyList bytes: [UInt8], file: String, limits: JSONLimits = JSONLimits()
    ) throws(DocumentError) {
        guard bytes.count <= limits.bytes else {
            throw DocumentError(
                .tooLarge, file: file, position: .start, pointer: "",
                problem: "the document has \(bytes.count) bytes, more than the \(limits.bytes) allowed")
        }
        var scanner = PropertyListScanner(bytes: bytes, depthLimit: limits.depth)
        do {
            self.init(file: file, root: try scanner.document())
        } catch {
            throw error.located(in: file)
        }
    }
}
