import Dispatch
import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing

/// Answers requests: the whole preview, independent of sockets.
@MainActor
final class PreviewSite {
    /// The maximum duration of a long poll in seconds, after which it is answered without a change.
    static let timeout = 20.0

    let model: PreviewModel
    private let requestGuard: RequestGuard
    /// The encoded image and its hash, for a revision.
    private var encoded: (revision: Int, png: Task<[UInt8], any Error>)?
    private var hashed: (revision: Int, text: Task<String, Never>)?
    /// The queue for encoding animations, and the number of running and waiting jobs.
    let exports = DispatchQueue(label: "films")
    private var runningExports = 0
    /// The latest image of a device that is too large to be cached.
    private var lastLarge: Task<[UInt8], any Error>?

    init(_ model: PreviewModel, requestGuard: RequestGuard) { (self.model, self.requestGuard) = (model, requestGuard) }

    /// Returns the response to a request. Errors become responses with a status, a message and a hint.
    func answer(_ request: PreviewRequest) async -> PreviewAnswer {
        var answer: PreviewAnswer
        do {
            let path = try requestGuard.admit(request)
            switch request.method {
            case .get, .head: answer = try await get(path, request.query)
            case .post: answer = try await post(path, request)
            }
        } catch {
            answer = PreviewAnswer(PreviewError(error))
        }
        answer.headers.merge(Self.safety) { own, _ in own }
        return answer
    }

    /// The page loads nothing from other origins, and other origins may neither embed nor read it.
    private static let safety = [
        "Content-Security-Policy":
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
        "Cross-Origin-Resource-Policy": "same-origin", "Cross-Origin-Opener-Policy": "same-origin",
        "Cache-Control": "no-store",
    ]

    private func get(_ path: String, _ query: [String: String]) async throws -> PreviewAnswer {
        switch path {
        case "": return PreviewAnswer(Page.html, type: "text/html; charset=utf-8")
        case "style.css": return PreviewAnswer(Page.style, type: "text/css; charset=utf-8")
        case "icon.svg": return PreviewAnswer(Page.icon, type: "image/svg+xml")
        case "script.js": return PreviewAnswer(Page.script, type: "text/javascript; charset=utf-8")
        case "catalogue": return PreviewAnswer(json: model.catalogueReport.text)
        case "studio": return PreviewAnswer(json: try model.report().text)
        case "picture.png": return try await picture()
        case "draft": return try draft(query)
        case "hash": return try await hash()
        case "spot": return try spot(query)
        case "events": return await events(query)
        case "download": return try await download(query)
        case "theme.json":
            return PreviewAnswer(model.theme.document.bytes, type: "application/json").asDownload(
                model.theme.fileName)
        default:
            guard path.hasPrefix("device/"), path.hasSuffix(".png") else {
                if Self.actions.contains(path) { throw PreviewError.methodNotAllowed("POST") }
                throw PreviewError(404, "there is nothing at \(path)", hint: "the page shows all there is")
            }
            return try await picture(on: String(path.dropFirst(7).dropLast(4)), query)
        }
    }

    /// The paths for POST, and those for GET or HEAD.
    private static let actions: Set = [
        "screen", "color", "undo", "redo", "save", "revert", "restart", "touch", "film",
    ]
    private static let resources: Set = [
        "", "style.css", "icon.svg", "script.js", "catalogue", "studio", "picture.png", "draft", "hash", "spot",
        "events", "download", "theme.json",
    ]

    private func post(_ path: String, _ request: PreviewRequest) async throws -> PreviewAnswer {
        guard !Self.resources.contains(path), !path.hasPrefix("device/") else {
            throw PreviewError.methodNotAllowed("GET, HEAD")
        }
        // A form on another site cannot send this type without a preflight request.
        guard request.headers["content-type"]?.hasPrefix("application/json") == true else {
            throw PreviewError(415, "the body is no JSON", hint: "send Content-Type: application/json")
        }
        let document = try JSONDocument(
            parsing: request.body.isEmpty ? Array("{}".utf8) : request.body, file: "the request")
        var reader = try document.node.object()
        var isBrief = false
        let act: @MainActor () throws -> Void
        let model = model
        switch path {
        case "screen":
            let wanted = try model.screen.changed(by: &reader)
            act = { try model.show(wanted) }
        case "color":
            let continues = try reader.optional("continues")?.bool() ?? false
            isBrief = continues
            let (token, value) = (try reader.string("token"), try reader.string("value"))
            let context = model.screen.context
            act = {
                try model.edit(isPassing: continues) {
                    try $0.set(token, to: value, context: context, continues: continues)
                }
            }
        case "undo": act = { try model.edit { try $0.undo() } }
        case "redo": act = { try model.edit { try $0.redo() } }
        case "save": act = { try model.edit { try $0.save() } }
        case "revert": act = { try model.edit { try $0.revert() } }
        case "restart": act = { try model.restart() }
        case "touch":
            let touch = try PreviewModel.touch(&reader)
            act = { try model.play(touch) }
        case "film":
            let name = try reader.optional("name")?.string()
            let time = try reader.optional("time")?.double(in: 0...86_400) ?? 0
            act = { try model.show(animation: name, at: time) }
        default: throw PreviewError(404, "nothing can be done at \(path)", hint: "the page shows all that can")
        }
        // A request has no effect unless it is understood completely.
        try reader.finish()
        try act()
        return PreviewAnswer(json: try model.report(isBrief: isBrief).text)
    }

    private func picture() async throws -> PreviewAnswer {
        let frame = try model.frame()
        if encoded?.revision != frame.revision {
            let (bitmap, scale) = (frame.bitmap, frame.layout.viewport.scale)
            encoded = (frame.revision, Task.detached { try PNG.encode(bitmap, PNG.Options(scale: scale)) })
        }
        guard let png = encoded?.png else { preconditionFailure("it was made above") }
        return PreviewAnswer(try await png.value, type: "image/png")
    }

    private func draft(_ query: [String: String]) throws -> PreviewAnswer {
        let sides = 1...PixelRuns.largestReduction
        guard let side = Int(query["reducedBy"] ?? "1"), sides.contains(side) else {
            throw PreviewError(
                400, "'\(query["reducedBy"] ?? "")' is nothing to reduce by",
                hint: "give a whole number of \(sides.lowerBound) to \(sides.upperBound)")
        }
        return PreviewAnswer(
            PixelRuns.encode(try model.frame().bitmap, reducedBy: side), type: "application/octet-stream")
    }

    private func hash() async throws -> PreviewAnswer {
        let frame = try model.frame()
        if hashed?.revision != frame.revision {
            let bitmap = frame.bitmap
            hashed = (frame.revision, Task.detached { bitmap.contentHash.text })
        }
        guard let text = await hashed?.text.value else { preconditionFailure("it was made above") }
        return PreviewAnswer(json: #"{"revision": \#(frame.revision), "hash": "\#(text)"}"#)
    }

    private func picture(on device: String, _ query: [String: String]) async throws -> PreviewAnswer {
        let scale = try query["scale"].map { try Self.number($0, "scale") } ?? 1
        let before = lastLarge
        let isLarge = try model.viewport(on: device, scale: scale).pixelSize.area > PreviewModel.maximumKeptPixels
        // One after another, so that memory is that of one image.
        let task = Task { [model] in
            if isLarge { _ = await before?.result }
            let bitmap = try model.frame(on: device, scale: scale).bitmap
            return try await Task.detached { try PNG.encode(bitmap, PNG.Options(scale: scale)) }.value
        }
        if isLarge { lastLarge = task }
        return PreviewAnswer(try await task.value, type: "image/png")
    }

    private func spot(_ query: [String: String]) throws -> PreviewAnswer {
        let point = Point(x: try Self.number(query["x"], "x"), y: try Self.number(query["y"], "y"))
        guard let spot = try model.spot(at: point) else {
            throw PreviewError(400, "the screen has no such point", hint: "give points from its top left corner")
        }
        return PreviewAnswer(json: spot.report.text)
    }

    private func events(_ query: [String: String]) async -> PreviewAnswer {
        let known = query["after"].flatMap { Int($0) } ?? 0
        if model.revision <= known { await model.waiters.wait(atMost: Self.timeout) }
        return PreviewAnswer(json: #"{"revision": \#(model.revision)}"#)
    }

    private func download(_ query: [String: String]) async throws -> PreviewAnswer {
        let (screen, format) = (model.screen, query["format"] ?? "png")
        let name = "\(screen.scene)-\(model.animation?.name ?? screen.state)"
        switch format {
        case "png": return try await picture().asDownload("\(name).png")
        case "apng": return PreviewAnswer(try await export(as: .apng), type: "image/apng").asDownload("\(name).apng")
        case "gif": return PreviewAnswer(try await export(as: .gif), type: "image/gif").asDownload("\(name).gif")
        default: throw PreviewError(400, "\(format) is no format to download", hint: "png, apng or gif")
        }
    }

    /// Encodes an animation, one at a time, off the main actor and off the threads that answer requests.
    private func export(as format: ExportFormat) async throws -> [UInt8] {
        guard runningExports < Self.maximumExports else {
            throw PreviewError(503, "\(runningExports) films are being written", hint: "ask again in a while")
        }
        let (animation, renderer) = (try model.wholeAnimation(), model.renderer)
        runningExports += 1
        defer { runningExports -= 1 }
        return try await withCheckedThrowingContinuation { continuation in
            exports.async { continuation.resume(with: Result { try animation.bytes(as: format, by: renderer) }) }
        }
    }

    private static let maximumExports = 16

    private static func number(_ text: String?, _ name: String) throws -> Double {
        guard let text, let number = Double(text), number.isFinite else {
            throw PreviewError(400, "\(name) is no number", hint: "give \(name)=12.5")
        }
        return number
    }
}
