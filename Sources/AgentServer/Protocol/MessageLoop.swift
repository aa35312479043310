import Dispatch
import FramewrightDocuments
import Synchronization

/// Reads messages on a thread of its own and answers them on the main actor, in order. `ping` and cancellations are
/// handled at once, also while a tool runs.
@MainActor
final class MessageLoop {
    private let session: ProtocolSession
    private let queue: RequestQueue
    private let write: @Sendable ([UInt8]) throws -> Void
    private nonisolated let failure = Mutex<(any Error)?>(nil)

    /// Creates a loop. `write` is called with one whole line, on any thread.
    init(
        _ session: ProtocolSession, _ queue: RequestQueue = RequestQueue(),
        write: @escaping @Sendable ([UInt8]) throws -> Void
    ) {
        (self.session, self.queue, self.write) = (session, queue, write)
    }

    /// Answers messages until the input ends.
    ///
    /// - Parameter read: Returns the next chunk of bytes, empty at the end. Called on another thread.
    /// - Throws: The errors of `read` and `write`.
    func run(read: @escaping @Sendable () throws -> [UInt8]) throws {
        let reader = DispatchQueue(label: "framewright.messages")
        reader.async { [self] in receive(read) }
        while let message = queue.next() {
            guard case .request(let id, _, _) = message else {
                if let answer = session.answer(to: message) { send(answer) }
                continue
            }
            let answer = session.answer(to: message, ToolCall { [queue] in queue.isCancelled(id) })
            let isCancelled = queue.isCancelled(id)
            queue.close(id)
            if let answer, !isCancelled { send(answer) }
            if let failure = failure.withLock({ $0 }) { throw failure }
        }
        if let failure = failure.withLock({ $0 }) { throw failure }
    }

    private nonisolated func receive(_ read: () throws -> [UInt8]) {
        var splitter = LineSplitter()
        do {
            while true {
                let chunk = try read()
                guard !chunk.isEmpty else { break }
                for line in splitter.lines(adding: chunk) { receive(line) }
            }
            for line in splitter.finish() { receive(line) }
        } catch {
            failure.withLock { $0 = $0 ?? error }
        }
        queue.end()
    }

    private nonisolated func receive(_ line: LineSplitter.Line) {
        guard case .text(let bytes) = line else {
            let limit = LineSplitter.lineLimit >> 20
            return send(ProtocolError(.invalidRequest, "a message has at most \(limit) MB").output(for: nil))
        }
        let message = IncomingMessage(parsing: bytes)
        switch message {
        case .request(let id, "ping", _):
            send(.object([("jsonrpc", .string("2.0")), ("id", id.output), ("result", .object([]))]))
        case .notification("notifications/cancelled", let parameters):
            var reader = try? parameters?.object()
            if let id = (try? reader?.required("requestId")).flatMap(RequestID.init) { queue.cancel(id) }
        case .notification, .response: break
        case .request(let id, _, _):
            if let error = queue.add(message) { send(error.output(for: id)) }
        case .invalid(let id, let error): send(error.output(for: id))
        }
    }

    private nonisolated func send(_ message: JSONOutput) {
        do {
            try write(Array("\(message.text)\n".utf8))
        } catch {
            failure.withLock { $0 = $0 ?? error }
            queue.end()
        }
    }
}
