import Dispatch
import Synchronization

/// The messages that wait for the main actor. One thread adds them, another takes them.
final class RequestQueue: Sendable {
    /// The number of messages that may wait.
    static let capacity = 64

    private struct Waiting {
        var messages: [IncomingMessage] = []
        /// The requests that wait or run.
        var open: Set<RequestID> = []
        var cancelled: Set<RequestID> = []
        var isEnded = false
    }

    private let waiting = Mutex(Waiting())
    private let signal = DispatchSemaphore(value: 0)

    /// Adds a message.
    ///
    /// - Returns: The error to answer with, if it cannot wait.
    func add(_ message: IncomingMessage) -> ProtocolError? {
        let error = waiting.withLock { waiting -> ProtocolError? in
            guard waiting.messages.count < Self.capacity else {
                return ProtocolError(.busy, "\(Self.capacity) messages wait already: send this one later")
            }
            if case .request(let id, _, _) = message, !waiting.open.insert(id).inserted {
                return ProtocolError(.invalidRequest, "another request with this id is not answered yet")
            }
            waiting.messages.append(message)
            return nil
        }
        if error == nil { signal.signal() }
        return error
    }

    /// Ends the queue: after the waiting messages, `next` returns nil.
    func end() {
        waiting.withLock { $0.isEnded = true }
        signal.signal()
    }

    /// Waits for the next message and returns it, or nil at the end.
    func next() -> IncomingMessage? {
        while true {
            let (message, isEnded) = waiting.withLock { waiting in
                (waiting.messages.isEmpty ? nil : waiting.messages.removeFirst(), waiting.isEnded)
            }
            if let message { return message }
            if isEnded { return nil }
            signal.wait()
        }
    }

    /// Cancels a request that waits or runs. Others are ignored: their answers may be on the way.
    func cancel(_ id: RequestID) {
        waiting.withLock { if $0.open.contains(id) { $0.cancelled.insert(id) } }
    }

    func isCancelled(_ id: RequestID) -> Bool { waiting.withLock { $0.cancelled.contains(id) } }

    /// Forgets an answered request.
    func close(_ id: RequestID) {
        waiting.withLock {
            $0.open.remove(id)
            $0.cancelled.remove(id)
        }
    }
}
