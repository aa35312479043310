import FramewrightDocuments

/// A token as declared in a file, before references are resolved.
struct Declaration {
    let path: String
    /// The path of the enclosing group.
    let group: String
    /// The position of the token's key.
    let keyPosition: Position
    /// The `$value`; for a token with `$ref` in its place, the token itself.
    let value: DocumentNode
    /// The reference, if the whole value is one.
    let reference: Reference?
    /// The token's own `$type`.
    let ownType: TokenType?
    /// The token's own `$type`, or else that of the nearest group that has one.
    var type: TokenType?
    let summary: String?
    /// The token's own `$deprecated`, or else that of the nearest group that has one.
    var deprecation: DeprecationMark?
    let extensions: JSONValue?
    /// The index of the declaration from which this one was inherited by `$extends`.
    var origin: Int?

    /// The path of the token to which the whole value refers, or nil.
    var alias: String? {
        switch reference {
        case .token(let path): path
        case .pointer(let pointer): pointer.wholeToken
        case nil: nil
        }
    }

    /// Returns the same declaration at another path.
    func inherited(as path: String, group: String, from origin: Int) -> Declaration {
        Declaration(
            path: path, group: group, keyPosition: keyPosition, value: value, reference: reference, ownType: ownType,
            type: type, summary: summary, deprecation: deprecation, extensions: extensions, origin: origin)
    }
}

/// The value of `$deprecated` in a file; `false` overrides that of a group.
enum DeprecationMark: Hashable {
    case no
    case yes(String?)

    init(_ node: DocumentNode) throws(DocumentError) {
        switch node.value.content {
        case .bool(let flag): self = flag ? .yes(nil) : .no
        case .string(let reason): self = .yes(reason)
        default:
            throw node.error(
                .wrongType, "expected true, false or a reason, found \(node.value.typeName)",
                hint: "say what to use instead")
        }
    }

    var deprecation: Token.Deprecation? {
        switch self {
        case .no: nil
        case .yes(nil): .unexplained
        case .yes(let reason?): .explained(reason)
        }
    }
}
