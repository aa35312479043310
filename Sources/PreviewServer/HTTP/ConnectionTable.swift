import FlyingSocks
import Glibc
import Synchronization

/// The open connections, and the deadline of each for its client's next action.
final class ConnectionTable: Sendable {
    struct ID: Hashable { fileprivate let number: Int }

    /// The phase of a connection.
    enum Phase {
        /// Waiting for a request or the rest of its head.
        case head
        /// Waiting for the rest of a body.
        case body
        /// Makes an answer, or waits until the client has taken it.
        case answer
        /// Waits for the end of a request that was refused.
        case end
    }

    private struct Connection {
        let socket: Socket
        var deadline: ContinuousClock.Instant?
        /// When the phase began.
        var since = ContinuousClock.now
        var phase = Phase.answer
        var isLate = false
    }

    private struct State {
        var connections: [ID: Connection] = [:]
        var next = 0

        /// Ends the connection that has been in one of these phases for longest.
        ///
        /// - Returns: false if there is none.
        mutating func endOldest(in phases: Set<Phase>) -> Bool {
            let waiting = connections.filter { phases.contains($0.value.phase) }
            guard let oldest = waiting.min(by: { $0.value.since < $1.value.since }) else { return false }
            _ = shutdown(oldest.value.socket.file.rawValue, Int32(SHUT_RDWR))
            connections[oldest.key]?.phase = .answer
            return true
        }
    }

    private let state = Mutex(State())
    private let limit: Int
    /// Bodies that are waited for at a time.
    private var bodyLimit: Int { max(2, limit / 8) }

    /// - Parameter limit: connections at a time; without one 256, or half of the files the process may have open.
    init(limit: Int? = nil) { self.limit = limit ?? max(4, min(256, sysconf(Int32(_SC_OPEN_MAX)) / 2)) }

    /// Adds a connection. If there are too many, ends the one whose client has been waited for longest; nil if all are
    /// being answered.
    func admit(_ socket: Socket) -> ID? {
        state.withLock { state in
            if state.connections.count >= limit {
                guard state.endOldest(in: [.head, .body, .end]) else { return nil }
            }
            let id = ID(number: state.next)
            state.next += 1
            state.connections[id] = Connection(socket: socket)
            return id
        }
    }

    /// Ends the connection unless another call replaces the deadline in time; nil waits for as long as it takes. If
    /// there are too many bodies, ends the one that has been waited for longest.
    func expect(_ id: ID, within time: Duration?, in phase: Phase) {
        state.withLock { state in
            if phase == .body, state.connections.count(where: { $0.value.phase == .body }) >= bodyLimit {
                _ = state.endOldest(in: [.body])
            }
            state.connections[id]?.deadline = time.map { .now + $0 }
            state.connections[id]?.since = .now
            state.connections[id]?.phase = phase
        }
    }

    /// True if the connection's deadline has passed.
    func isLate(_ id: ID) -> Bool { state.withLock { $0.connections[id]?.isLate ?? false } }

    /// Closes the connection under the lock, so that a later socket with the same number is not affected.
    func close(_ id: ID) {
        state.withLock { state in
            guard let connection = state.connections.removeValue(forKey: id) else { return }
            try? connection.socket.close()
        }
    }

    /// Shuts down reading on connections whose deadline has passed, and also writing if it has passed again.
    func endLate() {
        state.withLock { state in
            for (id, connection) in state.connections where connection.deadline.map({ $0 < .now }) == true {
                // The second time, the client has not read the response either.
                _ = shutdown(connection.socket.file.rawValue, Int32(connection.isLate ? SHUT_RDWR : SHUT_RD))
                state.connections[id]?.isLate = true
            }
        }
    }
}
