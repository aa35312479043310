import Foundation
import FoundationNetworking
import Framewright
import FramewrightScreens
import Glibc
import Testing

@testable import FramewrightPreviewServer

/// Tests of the preview over real sockets.
@MainActor
struct ServerTests {
    /// Runs a server while something is done to its address.
    private func serving(
        connections: Int? = nil, _ body: @escaping @MainActor (_ address: URL) async throws -> Void
    ) async throws {
        let server = try PreviewServer(
            PreviewScreen(scene: "game2048", state: "late-game"), theme: "classic", catalogue: .documented)
        server.connectionLimit = connections
        let (addresses, found) = AsyncStream<URL>.makeStream()
        let running = Task {
            try await server.run { address in if let address = URL(string: address) { found.yield(address) } }
        }
        defer { running.cancel() }
        for await address in addresses {
            try await body(address)
            break
        }
    }

    /// Returns a separate session, like another program's. Animation tests occupy the main actor first, which may
    /// take minutes.
    private static func makeClient() -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 1800
        return URLSession(configuration: configuration)
    }

    private let client = makeClient()

    private func get(_ address: URL) async throws -> (data: Data, status: Int) {
        let (data, response) = try await client.data(from: address)
        return (data, (response as? HTTPURLResponse)?.statusCode ?? 0)
    }

    private func post(_ body: String, to address: URL) async throws -> Int {
        var request = URLRequest(url: address)
        request.httpMethod = "POST"
        request.httpBody = Data(body.utf8)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        return ((try await client.data(for: request)).1 as? HTTPURLResponse)?.statusCode ?? 0
    }

    @Test func `the page and its image are served over a socket, and only with the token`() async throws {
        try await serving { address in
            #expect(address.host() == "127.0.0.1")
            let page = try await get(address)
            #expect(
                page.status == 200
                    && String(decoding: page.data, as: UTF8.self).lowercased().hasPrefix("<!doctype html>"))
            let picture = try await get(address.appending(path: "picture.png"))
            #expect(picture.status == 200 && picture.data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
            let root = try #require(URL(string: "/", relativeTo: address))
            for place in [root, address.appending(path: "../../etc/passwd"), root.appending(path: "studio")] {
                let status = try await get(place).status
                #expect(status == 404)
            }
        }
    }

    @Test func `a body that is too large is rejected, and the next request is answered`() async throws {
        try await serving { address in
            let long = String(repeating: " ", count: PreviewRequest.maximumBytes + 1)
            let refused = try await post(long, to: address.appending(path: "color"))
            #expect(refused == 413)
            let page = try await get(address)
            #expect(page.status == 200)
        }
    }

    private func status(_ method: String, _ address: URL, header: String? = nil) async throws -> (Int, String?, Data) {
        var request = URLRequest(url: address)
        request.httpMethod = method
        if let header { request.setValue(header, forHTTPHeaderField: "X-Long") }
        let (data, response) = try await client.data(for: request)
        let answer = try #require(response as? HTTPURLResponse)
        return (answer.statusCode, answer.value(forHTTPHeaderField: "Allow"), data)
    }

    @Test func `a request head of 300 kB is answered with 431`() async throws {
        try await serving { address in
            let long = String(repeating: "x", count: 300_000)
            let (refused, _, _) = try await status("GET", address, header: long)
            #expect(refused == 431)
            let (taken, _, _) = try await status("GET", address, header: String(long.prefix(15 << 10)))
            #expect(taken == 200)
        }
    }

    @Test func `HEAD is answered with the status of GET and no body`() async throws {
        try await serving { address in
            let (found, _, data) = try await status("HEAD", address.appending(path: "picture.png"))
            #expect(found == 200 && data.isEmpty)
        }
    }

    @Test func `a method that a path does not support is answered with 405 and the supported methods`() async throws {
        try await serving { address in
            for (method, path, allowed) in [
                ("PUT", "picture.png", "GET, HEAD"), ("PUT", "color", "POST"), ("POST", "picture.png", "GET, HEAD"),
                ("GET", "color", "POST"), ("POST", "device/iphone-15.png", "GET, HEAD"),
            ] {
                let (status, allow, _) = try await status(method, address.appending(path: path))
                #expect(status == 405 && allow == allowed, "\(method) \(path)")
            }
        }
    }

    @Test func `Half bodies of more clients than there may be, held, leave another client served`() async throws {
        try await serving(connections: 8) { address in
            let half =
                "POST \(address.path())color HTTP/1.1\r\nHost: 127.0.0.1:\(address.port ?? 0)\r\n"
                + "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
            let clients = try (0..<12).map { _ in try RawClient(to: address, sending: half) }
            try await Task.sleep(for: .milliseconds(300))
            for _ in 0..<3 {
                let status = try await get(address).status
                #expect(status == 200)
            }
            #expect(clients.count == 12)
        }
    }

    @Test(arguments: [
        ("POST /color HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 9\r\n\r\n", 421),
        ("PUT /color HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
        ("POST /color HTTP/1.1\r\nHost: HOST\r\nContent-Length: 9\r\n\r\n", 404),
        ("POST TOKEN/color HTTP/1.1\r\nHost: HOST\r\nOrigin: http://evil.example\r\nContent-Length: 9\r\n\r\n", 403),
        ("POST TOKEN/color HTTP/1.1\r\nHost: HOST\r\nContent-Length: 9\r\n\r\n", 415),
        ("PUT TOKEN/color HTTP/1.1\r\nHost: HOST\r\nContent-Length: 9\r\n\r\n", 405),
        ("GET http://evil.exampleTOKEN/studio HTTP/1.1\r\nHost: HOST\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/2.0\r\n\r\n", 505),
        ("POST / HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\n", 411),
        ("GET TOKEN/ HTTP/1.1\r\nHost: HOST\r\n\r\n", 200),
    ])
    func `A request, refused or not, is answered before its body and with the page's protection`(
        text: String, status: Int
    ) async throws {
        try await serving { address in
            let path = address.path()
            let request = text.replacing("HOST", with: "127.0.0.1:\(address.port ?? 0)")
                .replacing("TOKEN", with: path.hasSuffix("/") ? String(path.dropLast()) : path)
            let head = try await RawClient(to: address, sending: request).head()
            #expect(head.hasPrefix("HTTP/1.1 \(status) "), "\(head)")
            for field in [
                "Content-Security-Policy: default-src 'none'", "X-Content-Type-Options: nosniff",
                "Cross-Origin-Resource-Policy: same-origin", "Cache-Control: no-store",
            ] {
                #expect(head.contains("\r\n\(field)"), "\(field): \(head)")
            }
        }
    }

    @Test func `fifty who wait hold up nobody, and all are told`() async throws {
        try await serving { address in
            let events = try #require(URL(string: "events?after=1", relativeTo: address))
            let waiting = (0..<50).map { _ in
                // Each with a separate connection.
                Task { try await Self.makeClient().data(from: events).0 }
            }
            try await Task.sleep(for: .milliseconds(300))
            let edit = ##"{"token": "color.board", "value": "#123456"}"##
            let status = try await post(edit, to: address.appending(path: "color"))
            #expect(status == 200)
            for task in waiting {
                let told = String(decoding: try await task.value, as: UTF8.self)
                #expect(told == #"{"revision": 2}"#)
            }
        }
    }

    @Test func `an occupied port is an error with a message`() async throws {
        try await serving { address in
            let port = UInt16(address.port ?? 0)
            let second = try PreviewServer(
                PreviewScreen(scene: "game2048", state: "late-game"), theme: "classic", catalogue: .documented,
                port: port)
            await #expect(throws: PreviewServerError.self) { try await second.run { _ in } }
        }
    }

    @Test func `a theme file changed by another program is shown at once`() async throws {
        let folder = try TemporaryFolder()
        let text = ##"{"name": "Mine", "color": {"$type": "color", "board": {"$value": "#111111"}}}"##
        let file = try folder.write(text, to: "mine.json")
        let server = try PreviewServer(
            PreviewScreen(scene: "game2048", state: "late-game"), theme: file, catalogue: .documented)
        let (addresses, found) = AsyncStream<URL>.makeStream()
        let running = Task { try await server.run { if let address = URL(string: $0) { found.yield(address) } } }
        defer { running.cancel() }
        var iterator = addresses.makeAsyncIterator()
        let address = try #require(await iterator.next())
        let events = try #require(URL(string: "events?after=1", relativeTo: address))
        let waiting = Task { try await get(events).data }
        try await Task.sleep(for: .milliseconds(400))
        _ = try folder.write(text.replacing("#111111", with: "#222222"), to: "mine.json")
        let told = String(decoding: try await waiting.value, as: UTF8.self)
        #expect(told == #"{"revision": 2}"#)
    }
}

/// A client that sends any bytes, and leaves the connection open until it is released.
private final class RawClient: Sendable {
    private let socket: Int32

    init(to address: URL, sending text: String) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = in_port_t(address.port ?? 0).bigEndian
        place.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = unsafe withUnsafePointer(to: place) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe connect(socket, $0, size) }
        }
        try #require(result == 0)
        let bytes = Array(text.utf8)
        let count = unsafe write(socket, bytes, bytes.count)
        try #require(count == bytes.count)
    }

    deinit { close(socket) }

    /// The head of the answer, read on a thread of its own: the pool's threads serve.
    func head() async -> String {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { [self] in continuation.resume(returning: readHead()) }
        }
    }

    private func readHead() -> String {
        var text = ""
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !text.contains("\r\n\r\n") {
            let count = unsafe read(socket, &buffer, buffer.count)
            guard count > 0 else { break }
            text += String(decoding: buffer.prefix(count), as: UTF8.self)
        }
        return text
    }
}
