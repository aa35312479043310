import FramewrightDocuments
import Testing

@testable import FramewrightAgentServer

/// The protocol, message by message.
@MainActor
struct ProtocolTests {
    @Test(arguments: [
        ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"), ("2024-11-05", "2025-11-25"),
        ("2026-07-28", "2025-11-25"), ("", "2025-11-25"),
    ])
    func `initialize agrees on the proposed revision, or on the newest with a handshake`(
        proposal: String, agreed: String
    ) throws {
        let connection = try Connection(isInitialized: false)
        let result = try connection.result("initialize", #"{"protocolVersion": "\#(proposal)"}"#)
        #expect(result["protocolVersion"]?.text == agreed)
        #expect(result["capabilities"]?["tools"] != nil && result["capabilities"]?["resources"] != nil)
        #expect(result["serverInfo"]?["name"]?.text == "framewright")
        #expect(try connection.code("initialize", #"{"protocolVersion": "2025-06-18"}"#) == -32600)
    }

    @Test func `requests before initialize are errors, except ping and discovery`() throws {
        let connection = try Connection(isInitialized: false)
        #expect(try connection.code("tools/list") == -32600)
        #expect(try connection.code("initialize") == -32602)
        #expect(try connection.result("ping").content == .object([]))
        #expect(try connection.result("server/discover")["supportedVersions"]?.elements.map(\.text) == ["2026-07-28"])
    }

    @Test func `a request that names the newest revision needs no handshake, and gets the keys of that revision`()
        throws
    {
        let connection = try Connection(isInitialized: false)
        let meta = #"{"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28"}}"#
        let result = try connection.result("tools/list", meta)
        #expect(result["resultType"]?.text == "complete" && result["ttlMs"]?.int == 60_000)
        let old = #"{"_meta": {"io.modelcontextprotocol/protocolVersion": "2031-01-01"}}"#
        let error = try connection.request("tools/list", old)["error"]
        #expect(error?["code"]?.int == -32022 && error?["data"]?["requested"]?.text == "2031-01-01")
    }

    @Test func `every tool has a schema of its arguments, and every resource can be read`() throws {
        let connection = try Connection()
        let tools = try connection.result("tools/list")["tools"]?.elements ?? []
        #expect(
            tools.map { $0["name"]?.text } == [
                "list", "render", "diff", "lint", "session_open", "session_close", "tap", "type", "swipe", "advance",
                "play",
                "check_theme",
            ])
        for tool in tools { #expect(tool["inputSchema"]?["type"]?.text == "object") }
        let resources = try connection.result("resources/list")["resources"]?.elements ?? []
        #expect(resources.count > 6 && resources.first?["uri"]?.text == "framewright://skill")
        for resource in resources {
            let address = try #require(resource["uri"]?.text)
            let contents = try connection.result("resources/read", #"{"uri": "\#(address)"}"#)["contents"]?.elements
            let text = try #require(contents?.first?["text"]?.text)
            #expect(text.count > 100)
            if address.contains("schema") { _ = try JSONDocument(parsing: Array(text.utf8), file: address) }
        }
        #expect(try connection.code("resources/read", #"{"uri": "framewright://none"}"#) == -32002)
        #expect(try connection.code("resources/read", "{}") == -32602)
        #expect(try connection.result("resources/templates/list")["resourceTemplates"]?.elements == [])
    }

    @Test(arguments: [
        ("", -32700), ("{", -32700), ("\"\u{FFFD}", -32700), (#"{"a":1,"a":2}"#, -32700), ("1", -32600),
        ("null", -32600),
        ("[]", -32600), (#"[{"jsonrpc": "2.0", "id": 1, "method": "ping"}]"#, -32600), ("{}", -32600),
        (#"{"jsonrpc": "1.0", "id": 1, "method": "ping"}"#, -32600), (#"{"jsonrpc": "2.0", "id": 1}"#, -32600),
        (#"{"jsonrpc": "2.0", "id": 1, "method": 5}"#, -32600),
        (#"{"jsonrpc": "2.0", "id": null, "method": "ping"}"#, -32600),
        (#"{"jsonrpc": "2.0", "id": {}, "method": "ping"}"#, -32600),
        (#"{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": []}"#, -32602),
        (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/lists"}"#, -32601),
        (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call"}"#, -32602),
        (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "rendr"}}"#, -32602),
        (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "list", "arguments": 3}}"#, -32602),
        (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"cursor": "x"}}"#, -32602),
    ])
    func `a faulty message is an error with the code of JSON-RPC`(line: String, code: Int) throws {
        let connection = try Connection()
        let answer = try #require(connection.answer(line))
        #expect(answer["error"]?["code"]?.int == code, "\(answer["error"]?["message"]?.text ?? "")")
        #expect(answer["jsonrpc"]?.text == "2.0" && answer["id"] != nil && answer["result"] == nil)
        #expect(try connection.result("ping").content == .object([]))
    }

    @Test func `deep nesting is an error, not a crash`() throws {
        let connection = try Connection()
        let line = String(repeating: "[", count: 200_000)
        #expect(connection.answer(line)?["error"]?["code"]?.int == -32700)
    }

    @Test(arguments: [
        #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#,
        #"{"jsonrpc": "2.0", "method": "nothing/known"}"#,
        #"{"jsonrpc": "2.0", "id": 5, "result": {}}"#,
        #"{"jsonrpc": "2.0", "id": 5, "error": {"code": 1, "message": ""}}"#,
    ])
    func `notifications and answers get no answer`(line: String) throws {
        #expect(try Connection().answer(line) == nil)
    }

    @Test(arguments: ["7", "\"seven\"", "-1", "1.5", "12345678901234567890"])
    func `an answer repeats the id as it was spelled`(id: String) throws {
        let message = IncomingMessage(parsing: Array(#"{"jsonrpc": "2.0", "id": \#(id), "method": "ping"}"#.utf8))
        guard case .request(let read, _, _) = message else {
            Issue.record("no request")
            return
        }
        #expect(read.output.text == id)
    }
}
