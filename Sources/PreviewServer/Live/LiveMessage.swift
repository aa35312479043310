import FramewrightDocuments
import FramewrightPreviews

/// The start of a process that runs the code of previews.
struct LiveRequest {
    let previews: HostedPreviews
    /// The path of the theme's file.
    let theme: String
    /// The path that the page shows for it; nil for a theme of the system.
    let shownTheme: String?
    /// The screen to begin with; nil for the first preview.
    let screen: DocumentNode?

    /// The request as JSON on one line.
    ///
    /// - Parameter screen: The JSON of the screen to begin with.
    static func text(_ previews: HostedPreviews, theme: String, shownTheme: String?, screen: String?) -> String {
        let members: [(String, JSONOutput)] = [
            ("previews", previews.output), ("theme", .string(theme)), ("shownTheme", .optional(shownTheme)),
            ("screen", screen.flatMap { JSONOutput(parsing: $0) } ?? .null),
        ]
        return JSONOutput.object(members).text
    }

    /// Reads what `text` wrote.
    init(_ text: String) throws {
        let document = try JSONDocument(parsing: Array(text.utf8), file: "request")
        var reader = try document.node.object()
        previews = HostedPreviews(try reader.required("previews").value)
        theme = try reader.string("theme")
        shownTheme = try reader.optional("shownTheme")?.string()
        screen = reader.optional("screen")
    }
}

/// The messages between the server and the process that runs the code of previews.
enum LiveMessage {
    /// A request with the revision that the page knows.
    struct Forwarded {
        let request: PreviewRequest
        let revision: Int
    }

    /// An answer with the state after it.
    struct Returned {
        let answer: PreviewAnswer
        let revision: Int
        /// The JSON of the screen.
        let screen: String
    }

    /// The path of the request that passes the changed text of the theme's file.
    static let follow = "theme-file"

    static func message(_ request: PreviewRequest, path: String, revision: Int) -> HostProcess.Message {
        let head = JSONOutput.object([
            ("method", .string(request.method?.rawValue ?? "")), ("path", .string(path)),
            ("query", .object(request.query.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })),
            ("type", .string(request.headers["content-type"] ?? "")), ("revision", .int(revision)),
        ])
        return HostProcess.Message(head: head.text, body: request.body)
    }

    static func request(_ message: HostProcess.Message) throws -> Forwarded {
        var reader = try JSONDocument(parsing: Array(message.head.utf8), file: "request").node.object()
        let (method, path) = (try reader.string("method"), try reader.string("path"))
        let (type, revision) = (try reader.required("type").string(), try reader.required("revision").int())
        var query: [String: String] = [:]
        if case .object(let members)? = reader.optional("query")?.value.content {
            for member in members { if case .string(let text) = member.value.content { query[member.key] = text } }
        }
        return Forwarded(
            request: PreviewRequest(
                method: PreviewRequest.Method(rawValue: method), path: path, query: query,
                headers: ["content-type": type], body: message.body), revision: revision)
    }

    static func message(_ answer: PreviewAnswer, revision: Int, screen: PreviewScreen) -> HostProcess.Message {
        let head = JSONOutput.object([
            ("status", .int(answer.status)), ("type", .string(answer.type)),
            ("headers", .object(answer.headers.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })),
            ("revision", .int(revision)), ("screen", screen.report),
        ])
        return HostProcess.Message(head: head.text, body: answer.body)
    }

    /// Reads an answer; nil if it is not one.
    static func answer(_ message: HostProcess.Message) -> Returned? {
        guard let document = try? JSONDocument(parsing: Array(message.head.utf8), file: "answer"),
            var reader = try? document.node.object(), let status = try? reader.required("status").int(),
            let type = try? reader.string("type"), let revision = try? reader.required("revision").int(),
            let screen = reader.optional("screen")
        else { return nil }
        var answer = PreviewAnswer(message.body, type: type)
        answer.status = status
        if case .object(let members)? = reader.optional("headers")?.value.content {
            for member in members {
                if case .string(let text) = member.value.content { answer.headers[member.key] = text }
            }
        }
        return Returned(answer: answer, revision: revision, screen: JSONOutput(screen.value).text)
    }
}
