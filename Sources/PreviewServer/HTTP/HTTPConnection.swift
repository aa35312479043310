import FlyingSocks
import FoundationEssentials
import Glibc

/// A client connection, which reads and answers requests one after another.
struct HTTPConnection {
    /// The time limits for a head (from its first byte or from connecting), for a body, and for sending a response.
    private static let headTime = Duration.seconds(10)
    private static let bodyTime = Duration.seconds(30)
    private static let answerTime = Duration.seconds(120)
    /// The time limit between two requests.
    private static let idleTime = Duration.seconds(60)
    /// The number of bytes that are read and ignored after a rejected request, so that the client can read the error.
    private static let ignoredBytes = 8 << 20
    private static let ignoringTime = Duration.seconds(2)

    let socket: AsyncSocket
    let id: ConnectionTable.ID
    let table: ConnectionTable
    let site: any RequestSite
    private var buffer = RequestBuffer()

    init(_ socket: AsyncSocket, _ id: ConnectionTable.ID, in table: ConnectionTable, site: any RequestSite) {
        (self.socket, self.id, self.table, self.site) = (socket, id, table, site)
    }

    /// Serves requests until the client or the server closes the connection.
    mutating func serve() async {
        do {
            var isFirst = true
            while let head = try await nextHead(isFirst: isFirst) {
                isFirst = false
                try await serve(head)
                guard head.keepsAlive else { break }
            }
        } catch let error as PreviewError {
            // The start of the next request is unknown.
            if (try? await write(PreviewAnswer(error), keepsAlive: false)) != nil { await ignoreRest() }
        } catch {
            // The client has disconnected.
        }
        table.close(id)
    }

    private mutating func serve(_ head: RequestHead) async throws {
        var request = PreviewRequest(head)
        if head.bodyLength > 0 {
            // A stranger is refused before anything is kept for the body.
            try site.check(request)
            request.body = try await body(of: head)
        }
        table.expect(id, within: nil, in: .answer)
        try await write(await site.answer(request), for: head)
    }

    /// Reads the next head. Returns nil at the end of the connection.
    private mutating func nextHead(isFirst: Bool) async throws -> RequestHead? {
        if buffer.isEmpty {
            table.expect(id, within: isFirst ? Self.headTime : Self.idleTime, in: .head)
            guard try await fill() else { return nil }
        }
        table.expect(id, within: Self.headTime, in: .head)
        while true {
            if let head = try buffer.takeHead() { return head }
            guard try await fill() else {
                throw table.isLate(id)
                    ? PreviewError(408, "the head of the request did not come", hint: "send it at once")
                    : PreviewError(400, "the request ends in its head", hint: "end it with an empty line")
            }
        }
    }

    private mutating func body(of head: RequestHead) async throws -> [UInt8] {
        guard head.bodyLength <= (head.method == "POST" ? PreviewRequest.maximumBytes : 0) else {
            throw PreviewError(
                413, "the body is too large", hint: "send up to \(PreviewRequest.maximumBytes) bytes by POST")
        }
        table.expect(id, within: Self.bodyTime, in: .body)
        if head.fields["expect"]?.lowercased() == "100-continue" {
            try await socket.write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))
        }
        var body = buffer.take(atMost: head.bodyLength)
        while body.count < head.bodyLength {
            guard try await fill() else {
                guard table.isLate(id) else { throw SocketError.disconnected }
                throw PreviewError(408, "the body of the request did not come", hint: "send it at once")
            }
            body += buffer.take(atMost: head.bodyLength - body.count)
        }
        return body
    }

    /// Reads the bytes that have arrived. Returns false at the end.
    private mutating func fill() async throws -> Bool {
        do {
            buffer.append(try await socket.read(atMost: 4096))
            return true
        } catch SocketError.disconnected {
            return false
        }
    }

    private func write(_ answer: PreviewAnswer, for head: RequestHead) async throws {
        try await write(answer, keepsAlive: head.keepsAlive, hasBody: head.method != "HEAD")
    }

    private func write(_ answer: PreviewAnswer, keepsAlive: Bool, hasBody: Bool = true) async throws {
        table.expect(id, within: Self.answerTime, in: .answer)
        try await socket.write(Data(answer.bytes(keepsAlive: keepsAlive, hasBody: hasBody)))
    }

    /// Reads and ignores the remaining bytes: closing a socket with unread bytes would reset the connection and lose
    /// the response.
    private func ignoreRest() async {
        table.expect(id, within: Self.ignoringTime, in: .end)
        _ = shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
        var count = 0
        while count < Self.ignoredBytes, let bytes = try? await socket.read(atMost: 4096) { count += bytes.count }
    }
}
