import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightPreviews

/// The page's answers in the process that runs the code of previews.
@MainActor
struct LiveHost {
    private let model: PreviewModel

    /// Finds the previews, and shows one of them.
    init(_ request: LiveRequest) throws {
        let host = try PreviewHost(request.previews)
        guard let first = host.catalogue.scenes.first?.name, let state = host.catalogue.scenes.first?.states.first?.name
        else { throw PreviewError(409, "there is no preview that can be shown", hint: "add a #Preview") }
        var screen = PreviewScreen(scene: first, state: state)
        if let wanted = request.screen {
            var reader = try wanted.object()
            screen = try screen.changed(by: &reader)
            // The preview may have been removed or renamed.
            if (try? host.catalogue.find("\(screen.scene)/\(screen.state)")) == nil {
                (screen.scene, screen.state) = (first, state)
            }
        }
        let theme = try EditedTheme(request.theme, shownAs: request.shownTheme)
        if let context = screen.context, !theme.theme.contexts.contains(context) { screen.context = nil }
        model = try PreviewModel(screen, theme: theme, catalogue: host.catalogue, renderer: host.renderer)
        model.findProblems = { [renderer = host.renderer] layout, theme in
            try PreviewLint.findings(of: layout, theme: theme, by: renderer)
        }
        // Content may fade or grow in when it appears.
        _ = try? model.session.settle(within: 3)
    }

    /// Returns the answer to a forwarded request.
    func answer(_ message: HostProcess.Message) -> HostProcess.Message {
        let answer: PreviewAnswer
        do {
            answer = try self.answer(LiveMessage.request(message))
        } catch {
            answer = PreviewAnswer(PreviewError(error))
        }
        return LiveMessage.message(answer, revision: model.revision, screen: model.screen)
    }

    private func answer(_ forwarded: LiveMessage.Forwarded) throws -> PreviewAnswer {
        model.raise(to: forwarded.revision)
        let (path, query) = (forwarded.request.path, forwarded.request.query)
        if path == LiveMessage.follow {
            try model.follow(.success(forwarded.request.body))
            return PreviewAnswer(json: "{}")
        }
        switch try Route.at(path, for: forwarded.request) {
        case .resource(let get): return try get(model, query)
        case .action(let prepare): return try model.act(prepare, forwarded.request.body)
        case .encoded: return try encoded(path, query)
        }
    }

    /// Returns a resource that the server of scenes encodes on another thread.
    private func encoded(_ path: String, _ query: [String: String]) throws -> PreviewAnswer {
        switch path {
        case "picture.png": return try png(of: try model.frame(), scale: model.frame().layout.viewport.scale)
        case "hash":
            let frame = try model.frame()
            return PreviewAnswer(
                json: #"{"revision": \#(frame.revision), "hash": "\#(frame.bitmap.contentHash.text)"}"#)
        case "download": return try download(query["format"] ?? "png")
        default:
            let device = String(path.dropFirst("device/".count).dropLast(".png".count))
            let scale = try query["scale"].map { try PreviewModel.number($0, "scale") } ?? 1
            return try png(of: try model.frame(on: device, scale: scale), scale: scale)
        }
    }

    private func png(of frame: PreviewModel.Frame, scale: Double) throws -> PreviewAnswer {
        PreviewAnswer(try PNG.encode(frame.bitmap, PNG.Options(scale: scale)), type: "image/png")
    }

    private func download(_ format: String) throws -> PreviewAnswer {
        let name = "\(model.screen.scene)-\(model.animation?.name ?? model.screen.state)"
        guard format == "png" else {
            throw PreviewError(409, "previews are downloaded as images", hint: "animations are exported by a command")
        }
        let frame = try model.frame()
        return try png(of: frame, scale: frame.layout.viewport.scale).asDownload("\(name).png")
    }
}
