import Testing

@testable import FramewrightPreviewServer

struct DoorkeeperTests {
    private let keeper = RequestGuard(token: Preview.token, port: 8000)

    private func status(_ change: (inout PreviewRequest) -> Void) -> Int {
        var request = Preview.request(.get, "studio")
        change(&request)
        do {
            _ = try keeper.admit(request)
            return 200
        } catch {
            return error.status
        }
    }

    @Test func `requests of the page itself are accepted`() {
        #expect(status { _ in } == 200)
        #expect(status { $0.headers["host"] = "localhost:8000" } == 200)
        #expect(status { $0.headers["origin"] = "http://127.0.0.1:8000" } == 200)
        #expect(status { $0.headers["sec-fetch-site"] = "same-origin" } == 200)
        #expect(status { $0.headers["sec-fetch-site"] = "none" } == 200)
    }

    @Test func `another page's requests are rejected, with or without the token`() {
        for origin in ["http://evil.example", "null", "http://127.0.0.1:8001", "https://127.0.0.1:8000"] {
            #expect(status { $0.headers["origin"] = origin } == 403)
        }
        for site in ["cross-site", "same-site", ""] { #expect(status { $0.headers["sec-fetch-site"] = site } == 403) }
    }

    @Test func `a rebound host name is rejected`() {
        for host in ["evil.example:8000", "127.0.0.1", "127.0.0.1:8001", "127.0.0.1:8000.evil.example", ""] {
            #expect(status { $0.headers["host"] = host } == 421)
        }
        #expect(status { $0.headers["host"] = nil } == 421)
    }

    @Test func `requests without the token are rejected`() {
        for path in [
            "/", "/studio", "//studio", "/wrong/studio", "/\(Preview.token)", "/\(Preview.token.uppercased())/studio",
            "",
        ] {
            #expect(status { $0.path = path } == 404)
        }
    }

    @Test func `tokens are unique`() {
        let tokens = Set((0..<100).map { _ in RequestGuard.makeToken() })
        #expect(tokens.count == 100)
        #expect(tokens.allSatisfy { $0.utf8.count == 26 })
    }
}
