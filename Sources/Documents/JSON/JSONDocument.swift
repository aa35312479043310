/// How much a reader takes before it refuses.
public struct JSONLimits: Hashable, Sendable {
    /// Largest file, in bytes, checked before anything is read from it.
    public var bytes: Int
    /// Deepest nesting of arrays and objects.
    public var depth: Int

    /// 16 MB and 128 levels unless told otherwise.
    public init(bytes: Int = 16 << 20, depth: Int = 128) {
        self.bytes = bytes
        self.depth = depth
    }
}

/// A parsed JSON file: its name and its tree. Errors about any node are made here, so that all carry their place.
public struct JSONDocument: Hashable, Sendable {
    /// The file's name as the caller gave it; errors repeat it.
    public let file: String
    /// The outermost value.
    public let root: JSONValue

    /// A document made of a ready tree.
    public init(file: String, root: JSONValue) {
        self.file = file
        self.root = root
    }

    /// Reads RFC 8259 strictly: UTF-8 (a byte order mark is skipped), no comments, no trailing commas, no key twice.
    ///
    /// Keys count as equal where Swift's strings do (canonical equivalence).
    /// - Parameter allowsComments: takes `//` and `/* */`, and a comma after the last entry, as editors do in their settings.
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

    /// The root, ready to be read.
    public var node: DocumentNode { DocumentNode(document: self, value: root) }

    /// The JSON pointer (RFC 6901) of the node or key at a position of this tree; of the innermost node around any
    /// other position.
    ///
    /// Found by walking down from the root, so nodes need not carry their path: only errors ask.
    public func pointer(at position: Position) -> String {
        var pointer = ""
        var value = root
        // A YAML mapping begins where its first key does; the mapping is meant.
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

    /// An error about the node or key that begins at `position`.
    public func error(
        _ kind: DocumentError.Kind, at position: Position, _ problem: String, hint: String = ""
    ) -> DocumentError {
        DocumentError(
            kind, file: file, position: position, pointer: pointer(at: position), problem: problem, hint: hint)
    }
}

extension JSONValue {
    /// The last child that begins at or before `position`, named by its step; nil where there is none.
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
