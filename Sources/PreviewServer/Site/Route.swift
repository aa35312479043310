import FramewrightDocuments
import FramewrightTheming

/// A path of the site: a resource to get or an action to post.
enum Route: Sendable {
    typealias Answering = @MainActor @Sendable (PreviewSite, [String: String]) async throws -> PreviewAnswer
    typealias Preparation = @MainActor @Sendable (PreviewModel, inout ObjectReader) throws -> Action

    /// A resource, requested with a query.
    case resource(Answering)
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
        case .resource: [.get, .head]
        case .action: [.post]
        }
    }

    /// The route for a path below the token.
    static func at(_ path: String) -> Route? {
        if let route = resources[path] ?? actions[path] { return route }
        guard path.hasPrefix("device/"), path.hasSuffix(".png") else { return nil }
        let device = String(path.dropFirst("device/".count).dropLast(".png".count))
        return .resource { site, query in try await site.picture(on: device, query) }
    }

    private static let resources: [String: Route] = [
        "": .resource { _, _ in PreviewAnswer(Page.html, type: "text/html; charset=utf-8") },
        "style.css": .resource { _, _ in PreviewAnswer(Page.style, type: "text/css; charset=utf-8") },
        "icon.svg": .resource { _, _ in PreviewAnswer(Page.icon, type: "image/svg+xml") },
        "script.js": .resource { _, _ in PreviewAnswer(Page.script, type: "text/javascript; charset=utf-8") },
        "catalogue": .resource { site, _ in PreviewAnswer(json: site.model.catalogueReport.text) },
        "studio": .resource { site, _ in PreviewAnswer(json: try site.model.report().text) },
        "picture.png": .resource { site, _ in try await site.picture() },
        "draft": .resource { site, query in try site.draft(query) },
        "hash": .resource { site, _ in try await site.hash() },
        "spot": .resource { site, query in try site.spot(query) },
        "events": .resource { site, query in await site.events(query) },
        "download": .resource { site, query in try await site.download(query) },
        "theme.json": .resource { site, _ in
            let theme = site.model.theme
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
