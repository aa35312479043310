extension JSONDocument {
    /// Parses one YAML document into the same tree as JSON, with the lines and columns of the YAML file. Uses the core
    /// schema of YAML 1.2: `true`, `null`, numbers as in JSON; every other unquoted scalar is a string.
    ///
    /// Keys are unique strings. Aliases are expanded, as long as the tree stays within the limits. A byte order mark is
    /// skipped. Several documents in one file, tags, and text that is not UTF-8 are rejected.
    public init(
        parsingYAML bytes: [UInt8], file: String, limits: JSONLimits = JSONLimits()
    ) throws(DocumentError) {
        guard bytes.count <= limits.bytes else {
            throw DocumentError(
                .tooLarge, file: file, position: .start, pointer: "",
                problem: "the document has \(bytes.count) bytes, more than the \(limits.bytes) allowed")
        }
        let source = try Self.source(bytes, file)
        var reader = YAMLReader(
            parser: YAMLParser(source), mistakes: YAMLMistakes(file: file, text: source), depthLimit: limits.depth,
            nodesLeft: bytes.count + 100_000)
        guard let root = try reader.root() else {
            throw DocumentError(
                .syntax, file: file, position: .start, pointer: "", problem: "the file is empty",
                hint: "is it the right file?")
        }
        self.init(file: file, root: root)
    }

    /// Returns the bytes without a byte order mark, if they are UTF-8.
    private static func source(_ bytes: [UInt8], _ file: String) throws(DocumentError) -> ArraySlice<UInt8> {
        let mark = Array("\u{FEFF}".utf8)
        let first = bytes.starts(with: mark) ? mark.count : 0
        guard !isUTF16(bytes) else {
            throw DocumentError(.encoding, file: file, position: .start, pointer: "", problem: utf16Problem)
        }
        do {
            _ = try text(bytes, first..<bytes.count)
            return bytes[first...]
        } catch {
            let before = bytes[..<error.offset]
            let line = before.count { $0 == 0x0A } + 1
            let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? first
            let column = before.count - start - continuationBytes(bytes, start..<before.count) + 1
            throw DocumentError(
                .encoding, file: file, position: Position(line: line, column: column), pointer: "",
                problem: "the text is not UTF-8 (\(error.reason))", hint: "save the file as UTF-8")
        }
    }
}
