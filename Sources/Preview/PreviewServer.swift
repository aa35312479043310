import FlyingSocks
import FoundationEssentials
public import Framewright
import FramewrightDocuments
import Glibc

/// A page on this machine that shows screens in a theme while the theme is being made.
///
/// Listens on 127.0.0.1 and nowhere else, and answers only who knows the token in its address.
@MainActor
public final class PreviewServer {
    /// How often the theme's file is looked at, in seconds.
    private static let lookEvery = 0.25

    private let model: PreviewModel
    private let wantedPort: UInt16

    /// Reads the theme and lays the screen out. Throws what they throw.
    ///
    /// - Parameters:
    ///   - theme: a shipped theme's name, or a theme file's path.
    ///   - port: 0 takes a free one.
    ///   - tell: is given what the one who started it should know, such as that a save waits for another program.
    public init(
        _ screen: PreviewScreen, theme: String, catalogue: Catalogue, devices: DeviceTable = .shipped, port: UInt16 = 0,
        report: @escaping @Sendable (String) -> Void = { _ in }
    ) throws {
        model = try PreviewModel(
            screen, theme: EditedTheme(theme, report: report), catalogue: catalogue, devices: devices)
        wantedPort = port
    }

    /// Edits that are in no file.
    public var hasUnsavedEdits: Bool { !model.theme.isSaved }

    /// Serves until the task is cancelled. Throws `PreviewServerError`. `ready` is given the address once the server listens.
    public func run(ready: @escaping @MainActor (_ address: String) throws -> Void) async throws {
        let watch = Task { await watchTheme() }
        defer { watch.cancel() }
        let pool = SocketPool.make()
        let (listener, port) = try await listen(pool)
        defer { try? listener.socket.close() }
        let token = RequestGuard.makeToken()
        let site = PreviewSite(model, requestGuard: RequestGuard(token: token, port: port))
        try ready("http://127.0.0.1:\(port)/\(token)/")
        let table = ConnectionTable()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await pool.run() }
            group.addTask { await Self.accept(listener, table, site) }
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
            // Inherited by connections: TCP keeps a small second write until the first is acknowledged, for 40 ms.
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

    /// Serves each client in a task of its own, until the task is cancelled.
    private nonisolated static func accept(
        _ listener: AsyncSocket, _ table: ConnectionTable, _ site: PreviewSite
    ) async {
        await withDiscardingTaskGroup { group in
            while !Task.isCancelled {
                guard let socket = try? await listener.accept() else {
                    // The process has no file left, for example; the connections that are there go on.
                    try? await Task.sleep(for: .milliseconds(200))
                    continue
                }
                guard let id = table.admit(socket.socket) else {
                    let answer = PreviewAnswer(
                        PreviewError(503, "the preview has too many connections", hint: "ask again in a while"))
                    _ = try? socket.socket.write(Data(answer.head(keepsAlive: false) + answer.body))
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

    /// Looks at the file again and again; a change is read once it rests.
    private func watchTheme() async {
        let source = model.theme.source
        guard let file = source.file else { return }
        // Nil at first: the theme was read some time ago.
        var known: InputFile.Version?
        while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(Self.lookEvery))
            let now = InputFile.stamp(of: file)
            guard now != known else { continue }
            let text = await Task.detached { Result { try source.bytes(isRegular: true) } }.value
            // Written meanwhile, perhaps by a save: what was read is old.
            guard InputFile.stamp(of: file) == now else { continue }
            known = now
            try? model.follow(text)
        }
    }
}
