import FramewrightDocuments
import FramewrightTheming

/// A path of the site: a resource to get or an action to post.
enum Route: Sendable {
    typealias Answering = @MainActor @Sendable (PreviewModel, [String: String]) throws -> PreviewAnswer
    typealias Encoding = @MainActor @Sendable (PreviewSite, [String: String]) async throws -> PreviewAnswer
    typealias Preparation = @MainActor @Sendable (PreviewModel, inout ObjectReader) throws -> Action

    /// A resource, requested with a query.
    case resource(Answering)
    /// A resource that waits, or is encoded on another thread.
    case encoded(Encoding)
    /// An action, which reads all parameters before it changes anything.
    case action(Preparation)

    /// An action whose request was read without errors.
    struct Action {
        /// Whether the report leaves out the parts that take time.
        var isBrief = false
        let run: @MainActor () throws -> Void
    }

    /// In the order of the Allow field.
    var methods: [PreviewRequest.Method] {
        switch self {
        case .resource, .encoded: [.get, .head]
        case .action: [.post]
        }
    }

    /// The route for a path below the token.
    static func at(_ path: String) -> Route? {
        if let route = resources[path] ?? actions[path] { return route }
        guard path.hasPrefix("device/"), path.hasSuffix(".png") else { return nil }
        let device = String(path.dropFirst("device/".count).dropLast(".png".count))
        return .encoded { site, query in try await site.picture(on: device, query) }
    }

    /// Returns the route for a path below the token. Checks all of a request but its body.
    static func at(_ path: String, for request: PreviewRequest) throws(PreviewError) -> Route {
        guard let route = at(path) else {
            throw PreviewError(404, "there is nothing at \(path)", hint: "the page shows all there is")
        }
        guard let method = request.method, route.methods.contains(method) else {
            throw PreviewError.methodNotAllowed(route.methods.map(\.rawValue).joined(separator: ", "))
        }
        // A form of another site cannot say this without being asked for its origin first.
        guard method != .post || request.headers["content-type"]?.hasPrefix("application/json") == true else {
            throw PreviewError(415, "the body is no JSON", hint: "send Content-Type: application/json")
        }
        return route
    }

    private static let resources: [String: Route] = [
        "": .resource { _, _ in PreviewAnswer(Page.html, type: "text/html; charset=utf-8") },
        "style.css": .resource { _, _ in PreviewAnswer(Page.style, type: "text/css; charset=utf-8") },
        "icon.svg": .resource { _, _ in PreviewAnswer(Page.icon, type: "image/svg+xml") },
        "script.js": .resource { _, _ in PreviewAnswer(Page.script, type: "text/javascript; charset=utf-8") },
        "catalogue": .resource { model, _ in PreviewAnswer(json: model.catalogueReport.text) },
        "studio": .resource { model, _ in PreviewAnswer(json: try model.report().text) },
        "picture.png": .encoded { site, _ in try await site.picture() },
        "draft": .resource { model, query in try model.draft(query) },
        "hash": .encoded { site, _ in try await site.hash() },
        "spot": .resource { model, query in try model.spot(query) },
        "events": .encoded { site, query in await site.events(query) },
        "download": .encoded { site, query in try await site.download(query) },
        "theme.json": .resource { model, _ in
            let theme = model.theme
            return PreviewAnswer(theme.document.bytes, type: "application/json").asDownload(theme.fileName)
        },
    ]

    private static let actions: [String: Route] = [
        "screen": .action { model, reader in
            let wanted = try model.screen.changed(by: &reader)
            return Action { try model.select(wanted) }
        },
        "color": .action { model, reader in
            let continues = try reader.optional("continues")?.bool() ?? false
            let (token, value) = (try reader.string("token"), try reader.string("value"))
            let context = model.screen.context
            return Action(isBrief: continues) {
                try model.edit(isPassing: continues) {
                    try $0.set(token, to: value, context: context, continues: continues)
                }
            }
        },
        "undo": .action { model, _ in Action { try model.edit { try $0.undo() } } },
        "redo": .action { model, _ in Action { try model.edit { try $0.redo() } } },
        "save": .action { model, _ in Action { try model.edit { try $0.save() } } },
        "revert": .action { model, _ in Action { try model.edit { try $0.revert() } } },
        "restart": .action { model, _ in Action { try model.restart() } },
        "touch": .action { model, reader in
            let touch = try PreviewModel.touch(&reader)
            return Action { try model.play(touch) }
        },
        "film": .action { model, reader in
            let name = try reader.optional("name")?.string()
            let time = try reader.optional("time")?.double(in: 0...86_400) ?? 0
            return Action { try model.select(animation: name, at: time) }
        },
    ]
}
