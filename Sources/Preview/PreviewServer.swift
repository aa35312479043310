import FlyingFox
import FlyingSocks
import FoundationEssentials
public import Framewright
import FramewrightDocuments
import Synchronization

/// A page on this machine that shows screens in a theme while the theme is being made.
///
/// Listens on 127.0.0.1 and nowhere else, and answers only who knows the token in its address.
@MainActor
public final class PreviewServer {
    /// Seconds an answer may take: a film that waits for others to be written is long in coming.
    private static let timeout = 600.0
    /// How often the listening may fail in a row before that is told.
    private static let patience = 50
    /// How often the theme's file is looked at, in seconds.
    private static let lookEvery = 0.25

    private let studio: Studio
    private let wantedPort: UInt16

    /// Reads the theme and lays the screen out. Throws what they throw.
    ///
    /// - Parameters:
    ///   - theme: a shipped theme's name, or a theme file's path.
    ///   - port: 0 takes a free one.
    ///   - tell: is given what the one who started it should know, such as that a save waits for another program.
    public init(
        _ screen: PreviewScreen, theme: String, catalogue: Catalogue, devices: DeviceTable = .shipped, port: UInt16 = 0,
        tell: @escaping @Sendable (String) -> Void = { _ in }
    ) throws {
        studio = try Studio(screen, theme: EditedTheme(theme, tell: tell), catalogue: catalogue, devices: devices)
        wantedPort = port
    }

    /// Edits that are in no file.
    public var hasUnsavedEdits: Bool { !studio.theme.isSaved }

    /// Serves until the task is cancelled. Throws `PreviewServerError`. `ready` is given the address once somebody listens there.
    ///
    /// What ends the listening later, such as more connections than the process may have, ends these connections and no
    /// more: the edits are still there, and whoever asks again is answered.
    public func run(ready: @escaping @MainActor (_ address: String) throws -> Void) async throws {
        let (token, handler) = (Doorkeeper.makeToken(), SiteHandler())
        let watch = Task { await watchTheme() }
        defer { watch.cancel() }
        var port = wantedPort
        var (isReady, failures) = (false, 0)
        while !Task.isCancelled {
            let server = HTTPServer(
                address: try .inet(ip4: "127.0.0.1", port: port), timeout: Self.timeout,
                pool: PromptPool(HTTPServer.defaultPool()), logger: .disabled, handler: handler)
            do {
                try await run(server) { [studio] taken in
                    failures = 0
                    guard !isReady else { return }
                    (port, isReady) = (taken, true)
                    handler.open(PreviewSite(studio, doorkeeper: Doorkeeper(token: token, port: taken)))
                    try ready("http://127.0.0.1:\(taken)/\(token)/")
                }
            } catch let error as SocketError {
                failures += 1
                guard isReady, failures < Self.patience else {
                    throw PreviewServerError.cannotListen(port: port, reason: error.errorDescription ?? "\(error)")
                }
                try await Task.sleep(for: .milliseconds(200))
            }
        }
    }

    /// Serves until that fails; `ready` is given the port.
    private func run(_ server: HTTPServer, ready: @escaping @MainActor (UInt16) throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            group.addTask { try await server.waitUntilListening() }
            // Whichever comes first: somebody listens, or nobody can.
            try await group.next()
            try ready(try await Self.port(of: server))
            try await group.next()
        }
    }

    private static func port(of server: HTTPServer) async throws -> UInt16 {
        guard case .ip4(_, let port)? = await server.listeningAddress else { throw SocketError.unsupportedAddress }
        return port
    }

    /// Looks at the file again and again; a change is read once it rests.
    private func watchTheme() async {
        let source = studio.theme.source
        guard let file = source.file else { return }
        // Nil at first: the theme was read some time ago.
        var known: InputFile.Stamp?
        while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(Self.lookEvery))
            let now = InputFile.stamp(of: file)
            guard now != known else { continue }
            let text = await Task.detached { Result { try source.bytes(isRegular: true) } }.value
            // Written meanwhile, perhaps by a save: what was read is old.
            guard InputFile.stamp(of: file) == now else { continue }
            known = now
            try? studio.follow(text)
        }
    }
}

/// Between the server's requests and the site's.
private final class SiteHandler: HTTPHandler {
    private let site = Mutex<PreviewSite?>(nil)

    func open(_ site: PreviewSite) { self.site.withLock { $0 = site } }

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let site = site.withLock({ $0 }) else { return HTTPResponse(statusCode: .serviceUnavailable) }
        guard let method = PreviewRequest.Method(rawValue: request.method.rawValue) else {
            return try await Self.refusal(of: request, .methodNotAllowed)
        }
        var known = PreviewRequest(method: method, path: request.target.path(percentEncoded: false))
        for item in request.query { known.query[item.name] = item.value }
        for (name, value) in request.headers { known.headers[name.rawValue.lowercased()] = value }
        let length = known.headers["content-length"].map { Int($0) ?? .max } ?? 0
        guard known.headers["transfer-encoding"] == nil, length <= (method == .post ? PreviewRequest.mostBytes : 0)
        else {
            return try await Self.refusal(of: request, .payloadTooLarge)
        }
        if method == .post { known.body = [UInt8](try await request.bodyData) }
        let answer = await site.answer(known)
        var headers = HTTPHeaders()
        headers[.contentType] = answer.type
        for (name, value) in answer.headers { headers[HTTPHeader(name)] = value }
        return HTTPResponse(
            statusCode: HTTPStatusCode(answer.status, phrase: Self.phrase(answer.status)), headers: headers,
            body: Data(answer.body))
    }

    /// The body is read and forgotten, piece by piece: what is left of it would be taken for the next request.
    private static func refusal(of request: HTTPRequest, _ status: HTTPStatusCode) async throws -> HTTPResponse {
        for try await _ in request.bodySequence {}
        return HTTPResponse(statusCode: status)
    }

    private static func phrase(_ status: Int) -> String {
        switch status {
        case 200: "OK"
        case 400: "Bad Request"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 409: "Conflict"
        case 415: "Unsupported Media Type"
        case 421: "Misdirected Request"
        case 503: "Service Unavailable"
        default: "Internal Server Error"
        }
    }
}
