extension JSONDocument {
    /// Reads a property list into the tree a JSON file gives, with the lines and columns of an XML file; in a binary
    /// one all is on line 1, and columns count bytes.
    ///
    /// A `dict` is an object, `real` and `integer` are numbers; `date` and `data` are texts. Refuses keys given twice,
    /// and entities the file defines itself.
    public init(
        parsingPropertyList bytes: [UInt8], file: String, limits: JSONLimits = JSONLimits()
    ) throws(DocumentError) {
        guard bytes.count <= limits.bytes else {
            throw DocumentError(
                .tooLarge, file: file, position: .start, pointer: "",
                problem: "the document has \(bytes.count) bytes, more than the \(limits.bytes) allowed")
        }
        do {
            if bytes.starts(with: BinaryPropertyListReader.mark) {
                var reader = try BinaryPropertyListReader(bytes: bytes, depthLimit: limits.depth)
                self.init(file: file, root: try reader.document())
            } else {
                var scanner = PropertyListScanner(bytes: bytes, depthLimit: limits.depth)
                self.init(file: file, root: try scanner.document())
            }
        } catch {
            throw error.located(in: file)
        }
    }
}
