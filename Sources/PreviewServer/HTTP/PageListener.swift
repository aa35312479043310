import FlyingSocks
import FoundationEssentials
import Glibc

/// Answers the requests of pages.
protocol RequestSite: Sendable {
    /// Checks all of a request but its body.
    func check(_ request: PreviewRequest) throws(PreviewError)
    /// Returns the response to a request. Errors become responses with a status, a message and a hint.
    func answer(_ request: PreviewRequest) async -> PreviewAnswer
}

/// Listens on a port of this machine only.
@MainActor
final class PageListener {
    private let wantedPort: UInt16
    /// Connections at a time; nil for as many as the process has room for.
    var connectionLimit: Int?

    /// - Parameter port: The port, 0 for any free one.
    init(port: UInt16) { wantedPort = port }

    /// Serves until the task is cancelled.
    ///
    /// - Parameters:
    ///   - ready: Called with the URL once the server listens.
    ///   - site: Returns the site whose requests the guard admits.
    func run(
        ready: @escaping @MainActor (_ address: String) throws -> Void,
        site: @MainActor (RequestGuard) -> some RequestSite
    ) async throws {
        let pool = SocketPool.make()
        let (listener, port) = try await listen(pool)
        defer { try? listener.socket.close() }
        let token = RequestGuard.makeToken()
        let site = site(RequestGuard(token: token, port: port))
        try ready("http://127.0.0.1:\(port)/\(token)/")
        let table = ConnectionTable(limit: connectionLimit)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await pool.run() }
            group.addTask { await Self.accept(listener, table: table, site: site) }
            group.addTask {
                while !Task.isCancelled {
                    table.endLate()
                    try await Task.sleep(for: .milliseconds(500))
                }
            }
            try await group.next()
            group.cancelAll()
        }
    }

    private func listen(_ pool: some AsyncSocketPool) async throws -> (listener: AsyncSocket, port: UInt16) {
        do {
            try await pool.prepare()
            let socket = try Socket(domain: AF_INET)
            try socket.setValue(true, for: .localAddressReuse)
            // Inherited by connections. Otherwise TCP delays a small second write until the first is acknowledged, for
            // 40 ms.
            try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
            do {
                try socket.bind(to: .inet(ip4: "127.0.0.1", port: wantedPort))
                try socket.listen()
                guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.unsupportedAddress }
                return (try AsyncSocket(socket: socket, pool: pool), port)
            } catch {
                try? socket.close()
                throw error
            }
        } catch let error as SocketError {
            throw PreviewServerError.cannotListen(port: wantedPort, reason: error.errorDescription ?? "\(error)")
        }
    }

    /// Serves each client in a separate task, until the task is cancelled.
    private nonisolated static func accept(
        _ listener: AsyncSocket, table: ConnectionTable, site: some RequestSite
    ) async {
        await withDiscardingTaskGroup { group in
            while !Task.isCancelled {
                guard let socket = try? await listener.accept() else {
                    // The process may have no file descriptors left. Existing connections continue.
                    try? await Task.sleep(for: .milliseconds(200))
                    continue
                }
                guard let id = table.admit(socket.socket) else {
                    let answer = PreviewAnswer(
                        PreviewError(503, "the preview has too many connections", hint: "ask again in a while"))
                    _ = try? socket.socket.write(Data(answer.bytes(keepsAlive: false)))
                    try? socket.close()
                    continue
                }
                group.addTask {
                    var connection = HTTPConnection(socket, id, in: table, site: site)
                    await connection.serve()
                }
            }
        }
    }
}
