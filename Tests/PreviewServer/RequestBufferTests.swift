import Testing

@testable import FramewrightPreviewServer

struct RequestBufferTests {
    /// Returns the head of `text`, received in pieces of `size` bytes; nil while it is incomplete.
    private func head(_ text: String, piece size: Int = 4096) throws -> RequestHead? {
        var buffer = RequestBuffer()
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            buffer.append(Array(rest.prefix(size)))
            rest = rest.dropFirst(size)
            if let head = try buffer.takeHead() { return head }
        }
        return nil
    }

    /// Returns the error status for a request with these lines after its Host; nil if it is accepted.
    private func refusal(_ lines: String, start: String = "GET / HTTP/1.1") -> Int? {
        do {
            _ = try head("\(start)\r\nHost: a\r\n\(lines)\r\n")
            return nil
        } catch {
            return (error as? PreviewError)?.status
        }
    }

    @Test(arguments: [1, 3, 4096])
    func `a head in pieces of any size is parsed into method, path, query, fields and length`(size: Int) throws {
        let text = "\r\nPOST /a%20b/c?x=1%2B2&y HTTP/1.1\r\nHost:  a:1 \r\nContent-Length: 5\r\nX: 1\r\nX: 2\r\n\r\n"
        let head = try #require(try head(text, piece: size))
        #expect(head.method == "POST" && head.path == "/a b/c" && head.query == ["x": "1+2", "y": ""])
        #expect(head.fields == ["host": "a:1", "content-length": "5", "x": "1, 2"])
        #expect(head.bodyLength == 5 && head.keepsAlive)
    }

    @Test func `bytes after a head are the body and the next head`() throws {
        var buffer = RequestBuffer()
        let get = "GET / HTTP/1.0\r\n\r\n"
        buffer.append(Array("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab\(get)".utf8))
        #expect(try buffer.takeHead()?.method == "POST")
        #expect(buffer.take(atMost: 2) == Array("ab".utf8))
        let second = try #require(try buffer.takeHead())
        #expect(second.method == "GET" && !second.keepsAlive && buffer.isEmpty)
    }

    @Test func `a head of 16 kB is accepted, one byte more is rejected with 431, complete or not`() {
        let room = RequestHead.sizeLimit - "GET / HTTP/1.1\r\nHost: a\r\nX: \r\n\r\n".utf8.count
        #expect(refusal("X: \(String(repeating: "x", count: room))\r\n") == nil)
        #expect(refusal("X: \(String(repeating: "x", count: room + 1))\r\n") == 431)
        #expect(throws: PreviewError.self) { try head(String(repeating: "x", count: RequestHead.sizeLimit)) }
    }

    @Test(arguments: [
        "Host: a\r\n", "Origin: a\r\nOrigin: a\r\n", "Content-Length: 1\r\nContent-Length: 1\r\n", "A : b\r\n",
        "A: b\r\n c: d\r\n", ": b\r\n", "abc\r\n", "A: b\n", "A: b\rc\r\n", "A: \u{0}\r\n", "Content-Length: -1\r\n",
        "Content-Length: +1\r\n", "Content-Length: \r\n", "Transfer-Encoding: chunked\r\nContent-Length: 1\r\n",
    ])
    func `a duplicate or malformed field is rejected with 400`(lines: String) { #expect(refusal(lines) == 400) }

    @Test(arguments: [
        "GET /", "GET  / HTTP/1.1", "GET / HTTP/1.1 x", "G(T / HTTP/1.1", " / HTTP/1.1", "GET x HTTP/1.1",
        "GET http://a/ HTTP/1.1",
        "GET HTTP://127.0.0.1:8000/studio HTTP/1.1", "GET /#a HTTP/1.1", "GET /%2 HTTP/1.1", "GET /%zz HTTP/1.1",
        "GET /%+1 HTTP/1.1", "GET /%00 HTTP/1.1",
        "GET /%ff HTTP/1.1", "GET /é HTTP/1.1", "GET / FTP/1.1",
    ])
    func `a malformed request line is rejected with 400`(start: String) {
        #expect(refusal("", start: start) == 400)
    }

    @Test func `an unsupported version or encoding and a missing Host have their own status`() {
        #expect(refusal("", start: "GET / HTTP/2.0") == 505)
        #expect(refusal("Transfer-Encoding: chunked\r\n") == 411)
        #expect(throws: PreviewError.self) { try head("GET / HTTP/1.1\r\n\r\n") }
    }
}
