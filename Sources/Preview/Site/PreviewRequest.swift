import FramewrightDocuments

/// What a client asks for, as far as the preview looks at it.
struct PreviewRequest: Sendable {
    enum Method: String, Sendable { case get = "GET", head = "HEAD", post = "POST" }

    /// What a body may weigh: a screen, a colour or a touch is some hundred bytes.
    static let maximumBytes = 64 << 10

    var method: Method
    /// With its first slash and without what follows the question mark.
    var path: String
    var query: [String: String] = [:]
    /// By lower-case name.
    var headers: [String: String] = [:]
    var body: [UInt8] = []
}

/// What a client is given.
struct PreviewAnswer: Sendable {
    var status = 200
    var type: String
    var body: [UInt8]
    var headers: [String: String] = [:]

    /// Text of a kind.
    init(_ text: String, type: String) { (self.type, body) = (type, Array(text.utf8)) }

    init(_ body: [UInt8], type: String) { (self.type, self.body) = (type, body) }

    /// JSON on one line.
    init(json text: String) { self.init(text, type: "application/json") }

    /// An error in words, as JSON.
    init(_ error: PreviewError) {
        self.init(json: #"{"error": \#(error.report.text)}"#)
        status = error.status
        headers["Allow"] = error.allowed
    }

    /// To be kept as a file.
    func asDownload(_ name: String) -> PreviewAnswer {
        var answer = self
        answer.headers["Content-Disposition"] = "attachment; filename=\"\(name)\""
        return answer
    }
}
