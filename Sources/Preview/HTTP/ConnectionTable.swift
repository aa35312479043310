import FlyingSocks
import Glibc
import Synchronization

/// The open connections: how many there are, and until when the client of each has to do something.
final class ConnectionTable: Sendable {
    struct ID: Hashable { fileprivate let number: Int }

    private struct Connection {
        let socket: Socket
        var deadline: ContinuousClock.Instant?
        /// When its client began to wait, or was waited for.
        var since = ContinuousClock.now
        /// Waits for a request or the rest of its head.
        var isIdle = false
        var isLate = false
    }

    private struct State {
        var connections: [ID: Connection] = [:]
        var next = 0
    }

    private let state = Mutex(State())
    private let limit: Int

    /// - Parameter limit: connections at a time; without one 256, or half of the files the process may have open.
    init(limit: Int = max(4, min(256, sysconf(Int32(_SC_OPEN_MAX)) / 2))) { self.limit = limit }

    /// Adds a connection. If there are too many, ends the one that has been idle for longest; nil if none is.
    func admit(_ socket: Socket) -> ID? {
        state.withLock { state in
            if state.connections.count >= limit {
                let idle = state.connections.filter(\.value.isIdle)
                guard let oldest = idle.min(by: { $0.value.since < $1.value.since }) else { return nil }
                _ = shutdown(oldest.value.socket.file.rawValue, Int32(SHUT_RDWR))
                state.connections[oldest.key]?.isIdle = false
            }
            let id = ID(number: state.next)
            state.next += 1
            state.connections[id] = Connection(socket: socket)
            return id
        }
    }

    /// Ends the connection unless another call replaces the deadline in time; nil waits for as long as it takes.
    func expect(_ id: ID, within time: Duration?, isIdle: Bool = false) {
        state.withLock {
            $0.connections[id]?.deadline = time.map { .now + $0 }
            $0.connections[id]?.since = .now
            $0.connections[id]?.isIdle = isIdle
        }
    }

    /// True if the connection was ended because its client did nothing.
    func isLate(_ id: ID) -> Bool { state.withLock { $0.connections[id]?.isLate ?? false } }

    /// Closes the connection: under the lock, so that nothing is ever done to a socket that has its number later.
    func close(_ id: ID) {
        state.withLock { state in
            guard let connection = state.connections.removeValue(forKey: id) else { return }
            try? connection.socket.close()
        }
    }

    /// Stops reading from clients that are late, and writing to those that do not read.
    func endLate() {
        state.withLock { state in
            for (id, connection) in state.connections where connection.deadline.map({ $0 < .now }) == true {
                // A second time the client has not even taken the answer.
                _ = shutdown(connection.socket.file.rawValue, Int32(connection.isLate ? SHUT_RDWR : SHUT_RD))
                state.connections[id]?.isLate = true
            }
        }
    }
}
