import FramewrightDocuments

/// A token as a file declares it, before references are followed.
struct Declaration {
    let path: String
    /// The path of the group it stands in.
    let group: String
    /// Where the token's key stands.
    let keyPosition: Position
    /// The `$value`; of a token that has `$ref` in its place the token itself.
    let value: DocumentNode
    /// What the value refers to, where it is nothing but a reference.
    let reference: Reference?
    /// The token's own `$type`.
    let ownType: TokenType?
    /// The token's own `$type`, or else that of the nearest group around it.
    var type: TokenType?
    let summary: String?
    /// The token's own `$deprecated`, or else that of the nearest group around it.
    var deprecation: DeprecationMark?
    let extensions: JSONValue?
    /// The place of the declaration this one was inherited from by `$extends`.
    var origin: Int?

    /// The whole token the value is taken from.
    var alias: String? {
        switch reference {
        case .token(let path): path
        case .pointer(let pointer): pointer.wholeToken
        case nil: nil
        }
    }

    /// The same declaration at another path.
    func inherited(as path: String, group: String, from origin: Int) -> Declaration {
        Declaration(
            path: path, group: group, keyPosition: keyPosition, value: value, reference: reference, ownType: ownType,
            type: type, summary: summary, deprecation: deprecation, extensions: extensions, origin: origin)
    }
}

/// `$deprecated` as it stands in a file: `false` takes back what a group says.
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
