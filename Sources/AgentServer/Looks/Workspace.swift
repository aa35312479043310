import Framewright

/// The screens that an agent works on: their source, its open sessions and what it last saw.
@MainActor
final class Workspace {
    let source: any ScreenSource
    /// The last look at each thing, the latest last.
    private var looks: [(key: Key, look: ScreenLook)] = []
    private var sessions: [(id: String, screen: any OpenScreen)] = []
    private var sessionCount = 0

    /// The number of open sessions.
    static let sessionLimit = 16
    /// The number of looks that are kept, and the bytes of their pictures.
    private static let (lookLimit, byteLimit) = (64, 64 << 20)

    /// A thing that can be looked at again.
    enum Key: Hashable {
        case request(ScreenRequest)
        case session(String)
    }

    init(_ source: any ScreenSource) { self.source = source }

    /// Opens a session and returns its name.
    func openSession(
        _ request: ScreenRequest, _ call: ToolCall
    ) throws -> (id: String, screen: any OpenScreen) {
        guard sessions.count < Self.sessionLimit else { throw WorkspaceError.tooManySessions(sessions.map(\.id)) }
        let screen = try source.open(request, call)
        sessionCount += 1
        sessions.append(("s\(sessionCount)", screen))
        return sessions[sessions.count - 1]
    }

    func session(_ id: String) throws(WorkspaceError) -> any OpenScreen {
        guard let session = sessions.first(where: { $0.id == id }) else {
            throw .unknownSession(id, open: sessions.map(\.id))
        }
        return session.screen
    }

    func closeSession(_ id: String) throws(WorkspaceError) {
        _ = try session(id)
        sessions.removeAll { $0.id == id }
        looks.removeAll { $0.key == .session(id) }
    }

    /// Remembers a look and returns the one before it.
    @discardableResult
    func remember(_ look: ScreenLook, as key: Key) -> ScreenLook? {
        let old = looks.firstIndex { $0.key == key }.map { looks.remove(at: $0).look }
        looks.append((key, look))
        while looks.count > Self.lookLimit || (looks.count > 1 && byteCount > Self.byteLimit) { looks.removeFirst() }
        return old
    }
}

extension Workspace {
    private var byteCount: Int { looks.reduce(0) { $0 + $1.look.image.count } }
}

/// An error of using a workspace.
enum WorkspaceError: Error, Hashable {
    case unknownSession(String, open: [String])
    case tooManySessions([String])

    var message: String {
        switch self {
        case .unknownSession(let id, _): "no session is called '\(id)'"
        case .tooManySessions(let ids): "\(ids.count) sessions are open"
        }
    }

    var hint: String {
        switch self {
        case .unknownSession(_, let open):
            open.isEmpty ? "session_open opens one" : "open sessions: \(open.joined(separator: ", "))"
        case .tooManySessions(let ids): "close one with session_close: \(ids.joined(separator: ", "))"
        }
    }
}
