import FramewrightDocuments
import Glibc
import Synchronization

/// A process with code of previews that answers requests, one after the other.
///
/// Each message is two lengths of four bytes, little-endian, and a head and a body of these lengths.
package final class HostProcess: Sendable {
    /// A message: text, and bytes.
    package struct Message: Sendable {
        package var head: String
        package var body: [UInt8]

        package init(head: String, body: [UInt8] = []) { (self.head, self.body) = (head, body) }
    }

    /// The largest part of a message in bytes.
    private static let largestPart = 256 << 20
    /// The limit of wall time for an answer, in seconds.
    private static let patience = 20.0

    private let number: pid_t
    private let channel: Int32
    private let output: Int32
    private let isEnded = Mutex(false)

    /// Starts the process of compiled previews in a folder of its own, the only one that it may write to.
    package init(
        _ previews: CompiledPreviews, request: String, in folder: String, maker: PreviewMaker
    ) throws(PreviewError) {
        let libraries = previews.modules.filter(\.source.isShown).compactMap(\.library)
        let memory = PreviewRun.Limits().memory
        let arguments = [maker.kit.library, libraries.joined(separator: ":"), "\(memory)", "0", "serve", request]
        var ends: [Int32] = [0, 0]
        guard unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { throw .noScratchFile }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let isolated = IsolatedProcess(maker.kit, isolation: maker.isolation)
        do {
            output = try CapturedProcess.scratchFile()
            number = try isolated.start(
                previews.runs.runner ?? maker.kit.runner, arguments, writing: IsolatedProcess.Place(folder),
                outputs: CapturedProcess.Outputs(output: output, errors: output, result: ends[1]))
        } catch {
            for end in ends { _ = close(end) }
            throw error
        }
        channel = ends[0]
        _ = close(ends[1])
    }

    deinit {
        end()
        _ = close(channel)
        _ = close(output)
    }

    /// Sends a request and waits for the answer. Returns nil if the process has ended or takes too long; it is ended
    /// then.
    package func answer(to message: Message) -> Message? {
        guard !isEnded.withLock({ $0 }) else { return nil }
        guard Self.send(message, to: channel), let answer = Self.receive(from: channel, within: Self.patience) else {
            end()
            return nil
        }
        return answer
    }

    /// The last line that the process has printed, usually the reason for its end; nil if there is none.
    package var lastLine: String? {
        let lines = String(decoding: CapturedProcess.read(output, fromEnd: true), as: UTF8.self).split(separator: "\n")
        let line = lines.last { $0.contains("Fatal error") } ?? lines.last { $0.contains("error") } ?? lines.last
        return line.map { String($0.prefix(400)) }
    }

    /// Ends the process with all that it has started.
    package func end() {
        let wasEnded = isEnded.withLock { isEnded in
            defer { isEnded = true }
            return isEnded
        }
        guard !wasEnded else { return }
        _ = kill(-number, SIGKILL)
        var status: Int32 = 0
        while unsafe waitpid(number, &status, 0) < 0, errno == EINTR {}
    }

    /// Answers requests in the process itself, until the other side closes the channel.
    ///
    /// - Parameter answer: Returns the answer to a request.
    @MainActor
    package static func serve(_ answer: (Message) -> Message) {
        // Kept apart from code of previews, which may close files by their numbers.
        let channel = fcntl(3, F_DUPFD_CLOEXEC, 1_000)
        guard channel >= 0 else { return }
        close(3)
        while let request = receive(from: channel, within: .infinity) {
            guard send(answer(request), to: channel) else { return }
        }
    }

    private static func send(_ message: Message, to channel: Int32) -> Bool {
        let head = Array(message.head.utf8)
        return write(bytes(of: head.count) + bytes(of: message.body.count) + head + message.body, to: channel)
    }

    private static func bytes(of length: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
    }

    private static func write(_ bytes: [UInt8], to channel: Int32) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = unsafe bytes.withUnsafeBytes {
                unsafe Glibc.send(channel, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    private static func receive(from channel: Int32, within seconds: Double) -> Message? {
        let end = ContinuousClock.now + .seconds(min(seconds, 1e6))
        guard let lengths = read(8, from: channel, until: end) else { return nil }
        let sizes = [0, 4].map { start in
            (0..<4).reduce(0) { $0 | Int(lengths[start + $1]) << ($1 * 8) }
        }
        guard sizes.allSatisfy({ $0 <= largestPart }), let head = read(sizes[0], from: channel, until: end),
            let body = read(sizes[1], from: channel, until: end)
        else { return nil }
        return Message(head: String(decoding: head, as: UTF8.self), body: body)
    }

    private static func read(_ count: Int, from channel: Int32, until end: ContinuousClock.Instant) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        var buffer = [UInt8](repeating: 0, count: min(max(1, count), 1 << 16))
        while bytes.count < count {
            let left = (end - .now).components.seconds
            var state = pollfd(fd: channel, events: Int16(POLLIN), revents: 0)
            guard unsafe poll(&state, 1, Int32(clamping: (left + 1) * 1_000)) > 0 else { return nil }
            let wanted = min(count - bytes.count, buffer.count)
            let received = unsafe recv(channel, &buffer, wanted, 0)
            guard received > 0 else { return nil }
            bytes += buffer[..<received]
        }
        return bytes
    }
}
