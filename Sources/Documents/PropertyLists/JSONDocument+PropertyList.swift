extension JSONDocument {
    /// Parses a property list into the same tree as JSON. Positions are lines and columns of an XML file; in a binary
    /// file everything is on line 1, and columns count bytes.
    ///
    /// A `dict` is an object, `real` and `integer` are numbers, `date` and `data` are strings. Duplicate keys and
    /// entity definitions are rejected.
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
                var reader = try PropertyListReader(bytes: bytes, depthLimit: limits.depth)
                self.init(file: file, root: try reader.document())
            }
        } catch {
            throw error.located(in: file)
        }
    }
}
