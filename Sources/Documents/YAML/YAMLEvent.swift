/// A part of a YAML text: a scalar, an alias, or the start or end of a collection.
struct YAMLEvent {
    enum Content: Equatable {
        /// A scalar. It is plain if it has neither quotes nor a tag, so that it may be a number.
        case scalar(String, isPlain: Bool)
        case alias(String)
        case sequenceStart
        case mappingStart
        /// The end of the innermost sequence or mapping.
        case collectionEnd
        case streamEnd
        /// The start or end of a document, or the start of the stream.
        case other
    }

    let content: Content
    let position: Position
    let anchor: String?
    /// The full name of the tag, such as `tag:yaml.org,2002:str`; nil if there is none.
    let tag: String?

    init(_ content: Content, at position: Position, anchor: String? = nil, tag: String? = nil) {
        (self.content, self.position, self.anchor, self.tag) = (content, position, anchor, tag)
    }
}

/// A reason why libyaml cannot read a text, in its own words.
enum YAMLProblem: Error {
    case syntax(String, Position)
    /// A character that YAML does not allow. libyaml has no line and column of it.
    case character(String)
    case memory
}
