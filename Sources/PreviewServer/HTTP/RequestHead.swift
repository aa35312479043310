/// The validated request line and header fields of an HTTP/1.1 request (RFC 9112).
///
/// Stricter than RFC 9112 allows: lines end with CR LF, fields are not folded, and the fields in `single` are not
/// repeated.
struct RequestHead: Sendable {
    /// The maximum size of a head in bytes, including its empty line.
    static let sizeLimit = 16 << 10

    let method: String
    let path: String
    let query: [String: String]
    /// The fields by lower-case name.
    let fields: [String: String]
    /// True if the client may send another request on the connection.
    let keepsAlive: Bool
    /// The length of the body in bytes.
    let bodyLength: Int

    /// Parses the lines of a head, without their line feeds and the empty line.
    init(_ lines: [ArraySlice<UInt8>]) throws(PreviewError) {
        var texts: [ArraySlice<UInt8>] = []
        for line in lines {
            guard line.last == UInt8(ascii: "\r"), line.dropLast().allSatisfy(Self.isText) else {
                throw Self.malformed("a line that does not end in CR LF or has a control character")
            }
            texts.append(line.dropLast())
        }
        let start = String(decoding: texts.first ?? [], as: UTF8.self)
            .split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard start.count == 3, Self.isToken(start[0]), start[1].utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw Self.malformed("no request line of a method, a path and a version")
        }
        let isFirstVersion = start[2] == "HTTP/1.0"
        guard isFirstVersion || start[2] == "HTTP/1.1" else {
            guard start[2].hasPrefix("HTTP/") else { throw Self.malformed("no version of HTTP") }
            throw PreviewError(505, "the version is not HTTP/1.1", hint: "ask by HTTP/1.1")
        }
        let fields = try Self.fields(texts.dropFirst())
        guard isFirstVersion || fields["host"] != nil else { throw Self.malformed("no Host") }
        method = start[0]
        (path, query) = try Self.target(start[1])
        self.fields = fields
        bodyLength = try Self.bodyLength(fields)
        let connection = fields["connection"]?.lowercased() ?? ""
        keepsAlive = isFirstVersion ? connection.contains("keep-alive") : !connection.contains("close")
    }

    /// Fields that must not be repeated, because it would be ambiguous which one applies.
    private static let single: Set = [
        "host", "origin", "sec-fetch-site", "content-type", "content-length", "transfer-encoding", "expect",
    ]

    private static func fields(_ lines: ArraySlice<ArraySlice<UInt8>>) throws(PreviewError) -> [String: String] {
        var fields: [String: String] = [:]
        for line in lines {
            let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(decoding: parts[0], as: UTF8.self).lowercased()
            guard parts.count == 2, isToken(name) else { throw malformed("a field without a name") }
            let value = String(decoding: parts[1].trimmingBlanks, as: UTF8.self)
            if let known = fields[name] {
                guard !single.contains(name) else { throw malformed("two fields \(name)") }
                fields[name] = "\(known), \(value)"
            } else {
                fields[name] = value
            }
        }
        return fields
    }

    private static func bodyLength(_ fields: [String: String]) throws(PreviewError) -> Int {
        guard let text = fields["content-length"] else {
            guard fields["transfer-encoding"] == nil else {
                throw PreviewError(411, "the body comes without its length", hint: "send Content-Length")
            }
            return 0
        }
        guard fields["transfer-encoding"] == nil else { throw malformed("two lengths of the body") }
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw malformed("a Content-Length that is no number")
        }
        return Int(text) ?? .max
    }

    /// Returns the path and the query. Absolute addresses, which proxies receive, are refused: their host may differ
    /// from the Host field.
    private static func target(_ text: String) throws(PreviewError) -> (path: String, query: [String: String]) {
        guard text.hasPrefix("/") || text == "*", !text.contains("#") else { throw malformed("no path") }
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var query: [String: String] = [:]
        for item in parts.count > 1 ? parts[1].split(separator: "&") : [] {
            let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            query[try decoded(sides[0])] = try sides.count > 1 ? decoded(sides[1]) : ""
        }
        return (try decoded(parts[0]), query)
    }

    /// Returns the text with percent encoding resolved (RFC 3986, 2.1).
    private static func decoded(_ text: Substring) throws(PreviewError) -> String {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16), code != 0,
                digits.allSatisfy({ $0 != UInt8(ascii: "+") })
            else { throw malformed("a percent sign without two digits") }
            bytes.append(code)
            rest = rest.dropFirst(2)
        }
        guard let decoded = String(validating: bytes, as: UTF8.self) else {
            throw malformed("a path that is not UTF-8")
        }
        return decoded
    }

    /// Returns true for a token (RFC 9110, 5.6.2).
    private static func isToken(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                let letter = byte | 0x20
                return (0x61...0x7A).contains(letter) || (0x30...0x39).contains(byte)
                    || "!#$%&'*+-.^_`|~".utf8.contains(byte)
            }
    }

    /// Returns true for bytes allowed in field values: no control characters except tabs (RFC 9110, 5.5).
    private static func isText(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7F || byte == 0x09 }

    private static func malformed(_ what: String) -> PreviewError {
        PreviewError(400, "the request is malformed: \(what)", hint: "send a request as RFC 9112 has it")
    }
}

extension ArraySlice<UInt8> {
    /// The slice without spaces and tabs at both ends.
    fileprivate var trimmingBlanks: ArraySlice<UInt8> {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
        var rest = drop(while: isBlank)
        while let last = rest.last, isBlank(last) { rest.removeLast() }
        return rest
    }
}
