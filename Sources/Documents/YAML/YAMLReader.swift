/// Builds a tree from the events of a YAML text.
struct YAMLReader {
    private let parser: YAMLParser
    private let mistakes: YAMLMistakes
    private let depthLimit: Int
    /// The number of nodes that may still be created. An alias repeats its node, so a small file can describe a huge
    /// tree.
    private var nodesLeft: Int
    /// The nodes with anchors so far. A node gets its anchor when it is complete, so none contains itself.
    private var anchors: [String: JSONValue] = [:]
    /// The texts of the scalars with anchors, which an alias may repeat as a key.
    private var anchoredTexts: [String: String] = [:]

    init(parser: YAMLParser, mistakes: YAMLMistakes, depthLimit: Int, nodesLeft: Int) {
        (self.parser, self.mistakes, self.depthLimit, self.nodesLeft) = (parser, mistakes, depthLimit, nodesLeft)
    }

    /// Returns the root of the only document, or nil if there is none.
    mutating func root() throws(DocumentError) -> JSONValue? {
        var event = try nextOfContent()
        guard event.content != .streamEnd else { return nil }
        let root = try value(event, depth: 0)
        // The end of the document, then that of the stream.
        _ = try next()
        event = try next()
        guard event.content == .streamEnd else { throw mistakes.secondDocument(event.position) }
        return root
    }

    private func next() throws(DocumentError) -> YAMLEvent {
        do { return try parser.next() } catch { throw mistakes.error(error) }
    }

    /// Skips the starts of the stream and of the document.
    private func nextOfContent() throws(DocumentError) -> YAMLEvent {
        var event = try next()
        while event.content == .other { event = try next() }
        return event
    }

    private mutating func value(_ event: YAMLEvent, depth: Int) throws(DocumentError) -> JSONValue {
        if case .alias(let name) = event.content {
            guard let value = anchors[name] else { throw mistakes.undefinedAlias(event.position) }
            try count(value, depth: depth)
            return value
        }
        try count(event.position, depth: depth)
        try checkTag(event)
        let content: JSONValue.Content =
            switch event.content {
            case .sequenceStart: .array(try elements(depth: depth + 1))
            case .mappingStart: .object(try members(depth: depth + 1))
            case .scalar(let text, let isPlain): isPlain ? YAMLScalar.content(text) : .string(text)
            default: .null
            }
        let value = JSONValue(content, at: event.position)
        define(event, value)
        return value
    }

    private mutating func define(_ event: YAMLEvent, _ value: JSONValue) {
        guard let name = event.anchor else { return }
        anchors[name] = value
        if case .scalar(let text, _) = event.content {
            anchoredTexts[name] = text
        } else {
            anchoredTexts[name] = nil
        }
    }

    private mutating func elements(depth: Int) throws(DocumentError) -> [JSONValue] {
        var elements: [JSONValue] = []
        while true {
            let event = try next()
            guard event.content != .collectionEnd else { return elements }
            elements.append(try value(event, depth: depth))
        }
    }

    private mutating func members(depth: Int) throws(DocumentError) -> [JSONMember] {
        var members: [JSONMember] = []
        var keys = KeySet()
        while true {
            let event = try next()
            guard event.content != .collectionEnd else { return members }
            let (key, position) = try key(event)
            if let first = keys.insert(key, at: position, among: members) {
                throw mistakes.duplicateKey(key, first)
            }
            members.append(JSONMember(key: key, keyPosition: position, value: try value(next(), depth: depth)))
        }
    }

    /// Returns the text of a key. An alias has the position of its scalar.
    private mutating func key(_ event: YAMLEvent) throws(DocumentError) -> (String, Position) {
        var (key, position): (String?, Position) = (nil, event.position)
        switch event.content {
        case .scalar(let text, _):
            try checkTag(event)
            define(event, JSONValue(.string(text), at: position))
            key = text
        case .alias(let name):
            guard let value = anchors[name] else { throw mistakes.undefinedAlias(position) }
            (key, position) = (anchoredTexts[name], value.position)
        default: break
        }
        guard let key else { throw mistakes.keyIsNoText(position) }
        guard key != "<<" else { throw mistakes.mergeKey(position) }
        return (key, position)
    }

    /// The tags of JSON's own types may be written out.
    private func checkTag(_ event: YAMLEvent) throws(DocumentError) {
        guard let tag = event.tag else { return }
        let own =
            switch event.content {
            case .sequenceStart: "seq"
            case .mappingStart: "map"
            default: "str"
            }
        guard tag == "tag:yaml.org,2002:\(own)" else { throw mistakes.unknownTag(tag, event.position) }
    }

    private mutating func count(_ position: Position, depth: Int) throws(DocumentError) {
        nodesLeft -= 1
        guard nodesLeft > 0 else { throw mistakes.tooManyNodes(position) }
        guard depth <= depthLimit else { throw mistakes.tooDeep(position, limit: depthLimit) }
    }

    /// Counts the nodes of a repeated tree.
    private mutating func count(_ value: JSONValue, depth: Int) throws(DocumentError) {
        try count(value.position, depth: depth)
        switch value.content {
        case .array(let elements): for element in elements { try count(element, depth: depth + 1) }
        case .object(let members): for member in members { try count(member.value, depth: depth + 1) }
        default: break
        }
    }
}
