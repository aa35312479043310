import Dispatch
import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing

/// Answers requests: the whole preview, independent of sockets.
@MainActor
final class PreviewSite: RequestSite {
    /// The maximum duration of a long poll in seconds, after which it is answered without a change.
    static let timeout = 20.0

    let model: PreviewModel
    private let requestGuard: RequestGuard
    /// The encoded image and its hash, for a revision.
    private var encoded: (revision: Int, png: Task<[UInt8], any Error>)?
    private var hashed: (revision: Int, text: Task<String, Never>)?
    /// The queue for encoding animations, and the number of running and waiting jobs.
    let exports = DispatchQueue(label: "exports")
    private var runningExports = 0
    /// The latest image of a device that is too large to be cached.
    private var lastLarge: Task<[UInt8], any Error>?

    init(_ model: PreviewModel, requestGuard: RequestGuard) { (self.model, self.requestGuard) = (model, requestGuard) }

    nonisolated func check(_ request: PreviewRequest) throws(PreviewError) { _ = try route(of: request) }

    func answer(_ request: PreviewRequest) async -> PreviewAnswer {
        do {
            switch try route(of: request) {
            case .resource(let get): return try get(model, request.query)
            case .encoded(let get): return try await get(self, request.query)
            case .action(let prepare): return try model.act(prepare, request.body)
            }
        } catch {
            return PreviewAnswer(PreviewError(error))
        }
    }

    /// Checks all of a request but its body.
    nonisolated func route(of request: PreviewRequest) throws(PreviewError) -> Route {
        try Route.at(try requestGuard.admit(request), for: request)
    }

    func picture() async throws -> PreviewAnswer {
        let frame = try model.frame()
        if encoded?.revision != frame.revision {
            let (bitmap, scale) = (frame.bitmap, frame.layout.viewport.scale)
            encoded = (frame.revision, Task.detached { try PNG.encode(bitmap, PNG.Options(scale: scale)) })
        }
        guard let png = encoded?.png else { preconditionFailure("it was made above") }
        return PreviewAnswer(try await png.value, type: "image/png")
    }

    func hash() async throws -> PreviewAnswer {
        let frame = try model.frame()
        if hashed?.revision != frame.revision {
            let bitmap = frame.bitmap
            hashed = (frame.revision, Task.detached { bitmap.contentHash.text })
        }
        guard let text = await hashed?.text.value else { preconditionFailure("it was made above") }
        return PreviewAnswer(json: #"{"revision": \#(frame.revision), "hash": "\#(text)"}"#)
    }

    func picture(on device: String, _ query: [String: String]) async throws -> PreviewAnswer {
        let scale = try query["scale"].map { try PreviewModel.number($0, "scale") } ?? 1
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

    func events(_ query: [String: String]) async -> PreviewAnswer {
        let known = query["after"].flatMap { Int($0) } ?? 0
        if model.revision <= known { await model.waiters.wait(atMost: Self.timeout) }
        return PreviewAnswer(json: #"{"revision": \#(model.revision)}"#)
    }

    func download(_ query: [String: String]) async throws -> PreviewAnswer {
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
            throw PreviewError(503, "\(runningExports) animations are being written", hint: "ask again in a while")
        }
        let (animation, renderer) = (try model.wholeAnimation(), model.renderer)
        runningExports += 1
        defer { runningExports -= 1 }
        return try await withCheckedThrowingContinuation { continuation in
            exports.async { continuation.resume(with: Result { try animation.bytes(as: format, by: renderer) }) }
        }
    }

    private static let maximumExports = 16
}
