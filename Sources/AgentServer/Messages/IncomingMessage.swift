import FramewrightDocuments

/// A message of the client.
enum IncomingMessage: Sendable {
    case request(RequestID, method: String, parameters: DocumentNode?)
    case notification(method: String, parameters: DocumentNode?)
    /// An answer. The server asks nothing, so that there is nothing to do.
    case response
    /// Something that is no message, with the identifier to report it for.
    case invalid(RequestID?, ProtocolError)

    /// Reads a message of one line.
    init(parsing line: [UInt8]) {
        do {
            let limits = JSONLimits(bytes: LineSplitter.lineLimit, depth: 64)
            self.init(try JSONDocument(parsing: line, file: "message", limits: limits).node)
        } catch {
            self = .invalid(nil, ProtocolError(.parse, "\(error.problem) at column \(error.column)"))
        }
    }

    private init(_ node: DocumentNode) {
        if case .array = node.value.content {
            self = .invalid(
                nil, ProtocolError(.invalidRequest, "batches are not part of the protocol: one message a line"))
            return
        }
        guard var reader = try? node.object() else {
            self = .invalid(nil, ProtocolError(.invalidRequest, "a message is an object"))
            return
        }
        let idNode = try? reader.required("id")
        let id = idNode.flatMap(RequestID.init)
        guard (try? reader.string("jsonrpc")) == "2.0" else {
            self = .invalid(id, ProtocolError(.invalidRequest, "a message has \"jsonrpc\": \"2.0\""))
            return
        }
        guard let method = try? reader.required("method") else {
            let isResponse = ["result", "error"].contains { reader.keys.contains($0) }
            self = isResponse ? .response : .invalid(id, ProtocolError(.invalidRequest, "the method is missing"))
            return
        }
        guard let name = try? method.string(allowingEmpty: false) else {
            self = .invalid(id, ProtocolError(.invalidRequest, "a method is a text"))
            return
        }
        guard idNode == nil || id != nil else {
            self = .invalid(nil, ProtocolError(.invalidRequest, "an id is a text or a number"))
            return
        }
        let parameters = reader.optional("params")
        if let parameters, (try? parameters.object()) == nil {
            self = .invalid(id, ProtocolError(.invalidParameters, "params is an object"))
            return
        }
        self =
            id.map { .request($0, method: name, parameters: parameters) }
            ?? .notification(method: name, parameters: parameters)
    }
}
