import FramewrightDocuments

/// The parts of an HTTP request that the preview uses.
struct PreviewRequest: Sendable {
    enum Method: String, Sendable { case get = "GET", head = "HEAD", post = "POST" }

    /// The maximum size of a body in bytes. A screen, a colour or a touch takes some hundred.
    static let maximumBytes = 64 << 10

    /// Nil for a method that nothing here has.
    var method: Method?
    /// With its first slash and without what follows the question mark.
    var path: String
    var query: [String: String] = [:]
    /// The fields by lower-case name.
    var headers: [String: String] = [:]
    var body: [UInt8] = []
}

extension PreviewRequest {
    /// A request without its body.
    init(_ head: RequestHead) {
        self.init(method: Method(rawValue: head.method), path: head.path, query: head.query, headers: head.fields)
    }
}

/// A response.
struct PreviewAnswer: Sendable {
    var status = 200
    var type: String
    var body: [UInt8]
    var headers: [String: String] = [:]

    /// Creates a text response.
    init(_ text: String, type: String) { (self.type, body) = (type, Array(text.utf8)) }

    init(_ body: [UInt8], type: String) { (self.type, self.body) = (type, body) }

    /// Creates a JSON response.
    init(json text: String) { self.init(text, type: "application/json") }

    /// Creates a JSON response that describes an error.
    init(_ error: PreviewError) {
        self.init(json: #"{"error": \#(error.report.text)}"#)
        status = error.status
        headers["Allow"] = error.allowed
    }

    /// Returns the response as a file download.
    func asDownload(_ name: String) -> PreviewAnswer {
        var answer = self
        answer.headers["Content-Disposition"] = "attachment; filename=\"\(name)\""
        return answer
    }
}
