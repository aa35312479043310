import FlyingSocks
import Glibc

/// Lets every socket send what it has at once.
///
/// FlyingFox writes an answer's head and body one after the other, and TCP keeps a small second write until the first one is
/// acknowledged, which the other side puts off for 40 ms: measured as 42 ms of each change of a color. The listening socket
/// comes by here before anyone is accepted, and those who are inherit what it is set to.
struct PromptPool<Base: AsyncSocketPool>: AsyncSocketPool {
    let base: Base

    init(_ base: Base) { self.base = base }

    func prepare() async throws { try await base.prepare() }

    func run() async throws { try await base.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        // Slower where it is refused, and no worse.
        try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
        try await base.suspendSocket(socket, untilReadyFor: events)
    }
}
