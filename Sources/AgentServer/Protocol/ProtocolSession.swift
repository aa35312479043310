import FramewrightDocuments

/// A connection of a client: which revision it speaks, and the answers to its requests.
@MainActor
final class ProtocolSession {
    private let tools: [any AgentTool]
    private let resources: [AgentResource]
    private let identity: ServerIdentity
    /// Returns the message and the hint of an error.
    private let describe: (any Error) -> (message: String, hint: String)
    /// The revision that `initialize` has agreed on.
    private var revision: ProtocolRevision?

    init(
        tools: [any AgentTool], resources: [AgentResource], identity: ServerIdentity,
        describe: @escaping (any Error) -> (message: String, hint: String)
    ) {
        (self.tools, self.resources, self.identity, self.describe) = (tools, resources, identity, describe)
    }

    /// Handles a message.
    ///
    /// - Returns: The answer; nil for messages that get none.
    func answer(to message: IncomingMessage, _ call: ToolCall = ToolCall()) -> JSONOutput? {
        switch message {
        case .notification, .response: return nil
        case .invalid(let id, let error): return error.output(for: id)
        case .request(let id, let method, let parameters):
            do {
                let result = try result(of: method, parameters, call)
                return .object([("jsonrpc", .string("2.0")), ("id", id.output), ("result", .object(result))])
            } catch let error as ProtocolError {
                return error.output(for: id)
            } catch is CallCancelled {
                return nil
            } catch {
                return ProtocolError(.internalError, describe(error).message).output(for: id)
            }
        }
    }

    private func result(
        of method: String, _ parameters: DocumentNode?, _ call: ToolCall
    ) throws -> [(String, JSONOutput)] {
        let current = try requestedRevision(parameters) ?? revision
        switch method {
        case "initialize": return try initialize(parameters)
        case "ping": return []
        case "server/discover": return discovery
        default: break
        }
        guard let current else {
            throw ProtocolError(.invalidRequest, "\(method) before initialize: send that first")
        }
        switch method {
        case "tools/list":
            try Self.checkCursor(parameters)
            return list("tools", tools.map(\.description.output), in: current)
        case "tools/call":
            return try self.call(parameters, call).members + Self.completion(in: current)
        case "resources/list":
            try Self.checkCursor(parameters)
            return list("resources", resources.map(\.output), in: current)
        case "resources/templates/list":
            try Self.checkCursor(parameters)
            return list("resourceTemplates", [], in: current)
        case "resources/read": return list("contents", [try read(parameters)], in: current)
        default: throw ProtocolError(.methodNotFound, "there is no method \(method)")
        }
    }

    /// Returns the revision that a request names, as the newest one demands it.
    private func requestedRevision(_ parameters: DocumentNode?) throws(ProtocolError) -> ProtocolRevision? {
        guard var reader = try? parameters?.object(), let node = reader.optional("_meta"),
            var meta = try? node.object(),
            let name = try? meta.optional("io.modelcontextprotocol/protocolVersion")?.string()
        else { return nil }
        if let revision = ProtocolRevision(rawValue: name) { return revision }
        throw ProtocolError(
            .unsupportedVersion, "the revision \(name) is not supported",
            data: .object([
                ("supported", .array(ProtocolRevision.allCases.map { .string($0.rawValue) })),
                ("requested", .string(name)),
            ]))
    }

    private func initialize(_ parameters: DocumentNode?) throws -> [(String, JSONOutput)] {
        guard revision == nil else { throw ProtocolError(.invalidRequest, "initialize was sent before") }
        guard var reader = try parameters?.object(), let proposal = try? reader.string("protocolVersion") else {
            throw ProtocolError(.invalidParameters, "initialize has a protocolVersion, such as 2025-06-18")
        }
        let agreed = ProtocolRevision.answer(to: proposal)
        revision = agreed
        return [("protocolVersion", .string(agreed.rawValue)), ("capabilities", Self.capabilities)] + identity.members
    }

    private var discovery: [(String, JSONOutput)] {
        let known = ProtocolRevision.byRequest.map { JSONOutput.string($0.rawValue) }
        return [("supportedVersions", .array(known)), ("capabilities", Self.capabilities)] + identity.members
            + Self.caching + Self.completion(in: .july2026)
            + [("_meta", .object([("io.modelcontextprotocol/serverInfo", identity.info)]))]
    }

    private static let capabilities = JSONOutput.object([("tools", .object([])), ("resources", .object([]))])

    /// The keys of lists in the newest revision. They may be kept for a minute, as they change with the program only.
    private static let caching: [(String, JSONOutput)] = [("ttlMs", .int(60_000)), ("cacheScope", .string("private"))]

    private static func completion(in revision: ProtocolRevision) -> [(String, JSONOutput)] {
        revision == .july2026 ? [("resultType", .string("complete"))] : []
    }

    private func list(
        _ key: String, _ elements: [JSONOutput], in revision: ProtocolRevision
    ) -> [(String, JSONOutput)] {
        [(key, .array(elements))] + (revision == .july2026 ? Self.caching : []) + Self.completion(in: revision)
    }

    /// Lists have one page, so that no cursor is valid.
    private static func checkCursor(_ parameters: DocumentNode?) throws {
        guard var reader = try? parameters?.object(), reader.optional("cursor") != nil else { return }
        throw ProtocolError(.invalidParameters, "there is no page with this cursor")
    }
}

extension ProtocolSession {
    private func call(_ parameters: DocumentNode?, _ call: ToolCall) throws -> ToolResult {
        guard let parameters, var reader = try? parameters.object(), let name = try? reader.string("name") else {
            throw ProtocolError(.invalidParameters, "tools/call has the name of a tool")
        }
        guard let tool = tools.first(where: { $0.description.name == name }) else {
            let names = tools.map(\.description.name)
            let hint = Suggestion.hint(for: name, among: names, otherwise: "\(names.joined(separator: ", "))")
            throw ProtocolError(.invalidParameters, "there is no tool \(name): \(hint)")
        }
        let empty = DocumentNode(
            document: JSONDocument(file: "arguments", root: JSONValue(.object([]), at: .start)),
            value: JSONValue(.object([]), at: .start))
        guard var arguments = try? (reader.optional("arguments") ?? empty).object() else {
            throw ProtocolError(.invalidParameters, "arguments is an object")
        }
        do {
            try call.check()
            return try tool.call(&arguments, call)
        } catch let error as CallCancelled {
            throw error
        } catch {
            let (message, hint) = describe(error)
            return ToolResult([.text("error: \(message)\nhint: \(hint)")], isError: true)
        }
    }

    private func read(_ parameters: DocumentNode?) throws -> JSONOutput {
        guard var reader = try? parameters?.object(), let address = try? reader.string("uri") else {
            throw ProtocolError(.invalidParameters, "resources/read has the uri of a resource")
        }
        guard let resource = resources.first(where: { $0.address == address }) else {
            throw ProtocolError(
                .resourceNotFound, "there is no resource \(address)", data: .object([("uri", .string(address))]))
        }
        return resource.contentOutput
    }
}

/// The name by which the server introduces itself, and its advice to agents.
struct ServerIdentity: Sendable {
    let version: String
    let instructions: String

    var info: JSONOutput {
        .object([("name", .string("framewright")), ("title", .string("Framewright")), ("version", .string(version))])
    }

    var members: [(String, JSONOutput)] { [("serverInfo", info), ("instructions", .string(instructions))] }
}
