extension PreviewAnswer {
    /// The bytes of every answer, whoever makes it: the head with the fields that protect the page, and the body.
    ///
    /// - Parameter hasBody: false for the answer to a HEAD request.
    func bytes(keepsAlive: Bool, hasBody: Bool = true) -> [UInt8] {
        head(keepsAlive: keepsAlive) + (hasBody ? body : [])
    }

    /// Nothing of the page comes from elsewhere, nor may it be shown or read elsewhere.
    private static let safety = [
        "Content-Security-Policy":
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
        "Cross-Origin-Resource-Policy": "same-origin", "Cross-Origin-Opener-Policy": "same-origin",
        "Cache-Control": "no-store",
    ]

    /// The status line and fields, with the empty line behind them.
    private func head(keepsAlive: Bool) -> [UInt8] {
        var lines = [
            "HTTP/1.1 \(status) \(Self.phrase(status))", "Content-Type: \(type)", "Content-Length: \(body.count)",
        ]
        lines += headers.merging(Self.safety) { own, _ in own }.sorted { $0.key < $1.key }.map {
            "\($0.key): \($0.value)"
        }
        lines.append("Connection: \(keepsAlive ? "keep-alive" : "close")")
        // File names may contain line ends.
        let isControl = { (byte: UInt8) in byte < 0x20 || byte == 0x7F }
        return lines.flatMap { $0.utf8.map { isControl($0) ? UInt8(ascii: "_") : $0 } + Array("\r\n".utf8) }
            + Array("\r\n".utf8)
    }

    private static func phrase(_ status: Int) -> String {
        switch status {
        case 200: "OK"
        case 400: "Bad Request"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 408: "Request Timeout"
        case 409: "Conflict"
        case 411: "Length Required"
        case 413: "Content Too Large"
        case 415: "Unsupported Media Type"
        case 421: "Misdirected Request"
        case 431: "Request Header Fields Too Large"
        case 503: "Service Unavailable"
        case 505: "HTTP Version Not Supported"
        default: "Internal Server Error"
        }
    }
}
