extension PreviewAnswer {
    /// Returns the status line and header fields, including the empty line.
    func head(keepsAlive: Bool) -> [UInt8] {
        var lines = [
            "HTTP/1.1 \(status) \(Self.phrase(status))", "Content-Type: \(type)", "Content-Length: \(body.count)",
        ]
        lines += headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
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
