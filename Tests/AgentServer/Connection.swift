import Framewright
import FramewrightDocuments
import FramewrightScreens
import Testing

@testable import FramewrightAgentServer

/// A connection of a test to a server over the documented scenes, message by message.
@MainActor
final class Connection {
    private let session: ProtocolSession
    private var count = 0

    init(_ source: (any ScreenSource)? = nil, isInitialized: Bool = true) throws {
        let catalogue = Catalogue.documented
        session = AgentServer(catalogue, source: source ?? CatalogueSource(catalogue)).session
        if isInitialized { _ = try result("initialize", #"{"protocolVersion": "2025-06-18"}"#) }
    }

    /// Returns the answer to a line; nil if there is none.
    func answer(_ line: String) -> JSONValue? {
        guard let output = session.answer(to: IncomingMessage(parsing: Array(line.utf8))) else { return nil }
        return try? JSONDocument(parsing: Array(output.text.utf8), file: "answer").root
    }

    /// Returns the answer to a request.
    func request(_ method: String, _ parameters: String = "{}") throws -> JSONValue {
        count += 1
        let answer = answer(#"{"jsonrpc": "2.0", "id": \#(count), "method": "\#(method)", "params": \#(parameters)}"#)
        return try #require(answer)
    }

    /// Returns the result of a request that succeeds.
    func result(_ method: String, _ parameters: String = "{}") throws -> JSONValue {
        let answer = try request(method, parameters)
        return try #require(answer["result"], "\(answer["error"]?["message"]?.text ?? "")")
    }

    /// Returns the code of a request's error.
    func code(_ method: String, _ parameters: String = "{}") throws -> Int? {
        try request(method, parameters)["error"]?["code"]?.int
    }

    /// Calls a tool and returns its texts, the PNG files in Base64, and whether it failed.
    func call(_ tool: String, _ arguments: String = "{}") throws -> (text: String, images: [String], isError: Bool) {
        let result = try result("tools/call", #"{"name": "\#(tool)", "arguments": \#(arguments)}"#)
        guard case .array(let parts)? = result["content"]?.content else { return ("", [], true) }
        return (
            parts.compactMap { $0["text"]?.text }.joined(separator: "\n"), parts.compactMap { $0["data"]?.text },
            result["isError"]?.content == .bool(true)
        )
    }
}

extension JSONValue {
    var text: String? { if case .string(let text) = content { text } else { nil } }
    var int: Int? { if case .number(let number) = content { number.int } else { nil } }
    var elements: [JSONValue] { if case .array(let elements) = content { elements } else { [] } }
}
