import Framewright
import FramewrightDocuments
import FramewrightScreens
import Synchronization
import Testing

@testable import FramewrightAgentServer

/// The loop of messages, with a thread that reads them.
@MainActor
struct MessageLoopTests {
    /// Input that is given in chunks, and output that is kept.
    private final class Streams: Sendable {
        private let chunks: Mutex<[[UInt8]]>
        private let lines = Mutex<[String]>([])

        init(_ chunks: [[UInt8]]) { self.chunks = Mutex(chunks.reversed()) }

        func read() -> [UInt8] { chunks.withLock { $0.popLast() ?? [] } }

        func write(_ bytes: [UInt8]) { lines.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) } }

        var written: [String] { lines.withLock { $0 } }
    }

    private func answers(to chunks: [String]) throws -> [String] {
        let streams = Streams(chunks.map { Array($0.utf8) })
        let server = AgentServer(.documented, source: CatalogueSource(.documented))
        try server.run(read: { streams.read() }, write: { streams.write($0) })
        return streams.written
    }

    private let initialize =
        #"{"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-06-18"}}"# + "\n"

    @Test func `all requests before the end of the input are answered, each on a line`() throws {
        let list = #"{"jsonrpc": "2.0", "id": "a", "method": "tools/call", "params": {"name": "list"}}"# + "\n"
        let answers = try answers(to: [initialize + list.prefix(20), String(list.dropFirst(20)), "junk\n"])
        #expect(answers.count == 3 && answers.allSatisfy { $0.hasSuffix("\n") && $0.filter { $0 == "\n" }.count == 1 })
        #expect(answers.contains { $0.contains(#""id": "a", "result""#) })
    }

    @Test func `a line of 100 MB is skipped with an error, and the next one answered`() throws {
        let chunk = String(repeating: "x", count: 1 << 20)
        let answers = try answers(
            to: Array(repeating: chunk, count: 100) + ["\n", #"{"jsonrpc": "2.0", "id": 1, "method": "ping"}"#])
        #expect(answers.count == 2)
        #expect(answers[0].contains("-32600") && answers[0].contains("8 MB"))
        #expect(answers[1].contains(#""id": 1"#))
    }

    @Test func `a request that is cancelled while it waits gets no answer`() throws {
        let queue = RequestQueue()
        let id = RequestID.number("1")
        #expect(queue.add(.request(id, method: "tools/list", parameters: nil)) == nil)
        queue.cancel(.number("2"))
        queue.cancel(id)
        #expect(queue.isCancelled(id) && !queue.isCancelled(.number("2")))
        #expect(queue.next() != nil)
        queue.close(id)
        #expect(!queue.isCancelled(id))
        queue.end()
        #expect(queue.next() == nil)
    }

    @Test func `a running tool ends when its request is cancelled`() throws {
        let isCancelled = Mutex(false)
        let call = ToolCall { isCancelled.withLock { $0 } }
        try call.check()
        isCancelled.withLock { $0 = true }
        #expect(throws: CallCancelled.self) { try call.check() }
        let session = AgentServer(.documented, source: CatalogueSource(.documented)).session
        _ = session.answer(to: IncomingMessage(parsing: Array(initialize.utf8)))
        let render =
            #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "render", "arguments": {"screen": "pet"}}}"#
        #expect(session.answer(to: IncomingMessage(parsing: Array(render.utf8)), call) == nil)
    }

    @Test func `an id that is in use and a full queue are errors`() {
        let queue = RequestQueue()
        for number in 0..<RequestQueue.capacity {
            #expect(queue.add(.request(.number("\(number)"), method: "x", parameters: nil)) == nil)
            if number == 0 {
                #expect(queue.add(.request(.number("0"), method: "x", parameters: nil))?.code == .invalidRequest)
            }
        }
        #expect(queue.add(.request(.number("new"), method: "x", parameters: nil))?.code == .busy)
    }
}
