import FlyingSocks
import Glibc
import Synchronization

/// The open connections, and the deadline of each for its client's next action.
final class ConnectionTable: Sendable {
    struct ID: Hashable { fileprivate let number: Int }

    private struct Connection {
        let socket: Socket
        var deadline: ContinuousClock.Instant?
        /// The time at which the current wait began.
        var since = ContinuousClock.now
        /// True while it waits for a request or the rest of its head.
        var isIdle = false
        var isLate = false
    }

    private struct State {
        var connections: [ID: Connection] = [:]
        var next = 0
    }

    private let state = Mutex(State())
    private let limit: Int

    /// Creates a table.
    ///
    /// - Parameter limit: The maximum number of connections. By default 256, or half of the files that the process may
    ///   open.
    init(limit: Int = max(4, min(256, sysconf(Int32(_SC_OPEN_MAX)) / 2))) { self.limit = limit }

    /// Adds a connection. At the limit, closes the connection that has been idle for longest. Returns nil if none is
    /// idle.
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

    /// Sets a deadline, after which the connection is closed unless it is replaced. Nil for no deadline.
    func expect(_ id: ID, within time: Duration?, isIdle: Bool = false) {
        state.withLock {
            $0.connections[id]?.deadline = time.map { .now + $0 }
            $0.connections[id]?.since = .now
            $0.connections[id]?.isIdle = isIdle
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
