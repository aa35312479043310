import Foundation
import FoundationNetworking
import Framewright
import FramewrightScreens
import Testing

@testable import FramewrightPreview

/// Tests of the preview over real sockets.
@MainActor
struct ServerTests {
    /// Runs a server while `body` uses its address.
    private func serving(_ body: @escaping @MainActor (_ address: URL) async throws -> Void) async throws {
        let server = try PreviewServer(
            PreviewScreen(scene: "game2048", state: "late-game"), theme: "classic", catalogue: .documented)
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
                ("PUT", "picture.png", "GET, HEAD, POST"), ("POST", "picture.png", "GET, HEAD"),
                ("GET", "color", "POST"), ("POST", "device/iphone-15.png", "GET, HEAD"),
            ] {
                let (status, allow, _) = try await status(method, address.appending(path: path))
                #expect(status == 405 && allow == allowed, "\(method) \(path)")
            }
        }
    }

    @Test func `fifty waiting clients block nothing, and all are notified`() async throws {
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
