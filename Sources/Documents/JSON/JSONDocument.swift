/// The limits of a parser.
public struct JSONLimits: Hashable, Sendable {
    /// The maximum size of a file in bytes, checked before parsing.
    public var bytes: Int
    /// The maximum nesting of arrays and objects.
    public var depth: Int

    /// Creates limits, by default 16 MB and 128 levels.
    public init(bytes: Int = 16 << 20, depth: Int = 128) {
        self.bytes = bytes
        self.depth = depth
    }
}

/// A parsed JSON file: its name and its tree. Creates the errors about its nodes, so that all have a position.
public struct JSONDocument: Hashable, Sendable {
    /// The name of the file as given by the caller, used in errors.
    public let file: String
    /// The root value.
    public let root: JSONValue

    /// Creates a document from an existing tree.
    public init(file: String, root: JSONValue) {
        self.file = file
        self.root = root
    }

    /// Parses RFC 8259 strictly: UTF-8 (a byte order mark is skipped), no comments, no trailing commas, no duplicate
    /// keys.
    ///
    /// Keys are compared like Swift strings (canonical equivalence).
    ///
    /// - Parameter allowsComments: If true, accepts `//` and `/* */` comments and a trailing comma, as in editors'
    ///   settings files.
    public init(
        parsing bytes: [UInt8], file: String, limits: JSONLimits = JSONLimits(), allowsComments: Bool = false
    ) throws(DocumentError) {
        guard bytes.count <= limits.bytes else {
            throw DocumentError(
                .tooLarge, file: file, position: .start, pointer: "",
                problem: "the document has \(bytes.count) bytes, more than the \(limits.bytes) allowed")
        }
        var scanner = JSONScanner(bytes: bytes, depthLimit: limits.depth, allowsComments: allowsComments)
        do {
            self.init(file: file, root: try scanner.document())
        } catch {
            throw error.located(in: file)
        }
    }

    /// The root as a node.
    public var node: DocumentNode { DocumentNode(document: self, value: root) }

    /// Returns the JSON pointer (RFC 6901) of the node or key at a position. For any other position, returns that of
    /// the innermost node around it.
    ///
    /// Found by walking down from the root, so that nodes need not store their paths: only errors use them.
    public func pointer(at position: Position) -> String {
        var pointer = ""
        var value = root
        // A YAML mapping begins at the same position as its first key. Stops at the mapping.
        while value.position != position, let (step, child) = value.child(around: position) {
            pointer += "/\(Self.escaped(step))"
            value = child
        }
        return pointer
    }

    static func escaped(_ step: String) -> String {
        guard step.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return step }
        return step.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
    }

    /// Returns an error about the node or key that begins at `position`.
    public func error(
        _ kind: DocumentError.Kind, at position: Position, _ problem: String, hint: Hint = ""
    ) -> DocumentError {
        DocumentError(
            kind, file: file, position: position, pointer: pointer(at: position), problem: problem, hint: hint)
    }
}

extension JSONValue {
    /// Returns the last child that begins at or before `position`, and its key or index. Returns nil if there is none.
    fileprivate func child(around position: Position) -> (step: String, child: JSONValue)? {
        switch content {
        case .array(let elements):
            elements.lastIndex { $0.position <= position }.map { ("\($0)", elements[$0]) }
        case .object(let members):
            members.last { $0.keyPosition <= position }.map { ($0.key, $0.value) }
        default: nil
        }
    }
}
