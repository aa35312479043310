import Dispatch
import Framewright
import FramewrightDocuments
import FramewrightPreviews
import FramewrightVerification

/// The previews of sources that change: compiled again after each change, and shown by a process of their own.
@MainActor
final class LivePreviews {
    /// A message about sources with errors.
    struct Problem: Hashable, Sendable {
        /// The path as given; nil for a problem of no file.
        let file: String?
        let line: Int
        let message: String
    }

    /// The interval between looks at the sources, in seconds.
    private static let lookEvery = 0.08

    private let maker: PreviewMaker
    private let paths: [String]
    private let theme: LiveTheme
    /// The folder of the process, with the theme and the images of the grid.
    private let folder: String
    private let queue = DispatchQueue(label: "previews")
    private let drawing = DispatchQueue(label: "drawing", attributes: .concurrent)
    let waiters = LongPollClients()
    private(set) var revision = 1
    /// The number of times that previews were compiled without new errors.
    private(set) var generation = 0
    private(set) var compiled: CompiledPreviews
    private(set) var problems: [Problem] = []
    private var host: HostProcess?
    private var screen: String?

    /// Compiles the sources and lists their previews.
    init(_ paths: [String], maker: PreviewMaker, theme: String?) throws {
        (self.paths, self.maker) = (paths, maker)
        folder = try maker.cache.makeRunFolder()
        self.theme = try LiveTheme(theme, in: folder)
        compiled = try maker.compile(paths)
        problems = compiled.leftOut.map(Problem.init)
    }

    isolated deinit { end() }

    /// Ends the process, and removes its folder.
    func end() {
        host?.end()
        host = nil
        PreviewCache.remove(folder)
    }

    /// Returns the answer of the process to a request. If the process ends, the next request starts it again.
    func answer(_ request: PreviewRequest, path: String) async throws(PreviewError) -> PreviewAnswer {
        guard let host = try runningHost() else {
            throw PreviewError(409, "there is no preview yet", hint: "add a #Preview to the sources")
        }
        let message = LiveMessage.message(request, path: path, revision: revision)
        let returned = await run { host.answer(to: message).flatMap(LiveMessage.answer) }
        guard let returned else {
            let reason = host.lastLine ?? "it took too long"
            if self.host === host { self.host = nil }
            throw PreviewError(502, "the preview ended: \(reason)", hint: "it starts again with the next request")
        }
        screen = returned.screen
        theme.takeSaved()
        raise(to: returned.revision)
        return returned.answer
    }

    private func runningHost() throws(PreviewError) -> HostProcess? {
        if let host { return host }
        let hosted = compiled.hosted
        guard !hosted.entries.isEmpty else { return nil }
        do {
            let request = LiveRequest.text(hosted, theme: theme.copy, shownTheme: theme.file, screen: screen)
            host = try HostProcess(compiled, request: request, in: folder, maker: maker)
        } catch {
            throw PreviewError(500, error.message, hint: error.hint.description)
        }
        return host
    }

    /// Looks for changes of the sources and of the theme's file until the task is cancelled.
    func watch() async {
        var sources = SourceWatch(paths, others: compiled.files)
        while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(Self.lookEvery))
            if let text = theme.changedText() {
                _ = try? await answer(
                    PreviewRequest(method: .post, path: LiveMessage.follow, body: text), path: LiveMessage.follow)
            }
            let watch = sources
            let (looked, hasChanged) = await run { () -> (SourceWatch, Bool) in
                var watch = watch
                return (watch, watch.hasChanged())
            }
            sources = looked
            guard hasChanged else { continue }
            sources = SourceWatch(paths, others: compiled.files)
            await compile()
        }
    }

    /// Compiles the sources again. If files have errors that had none, the previews before stay.
    private func compile() async {
        let (maker, paths) = (maker, paths)
        let result = await run { Result { () throws(FramewrightPreviews.PreviewError) in try maker.compile(paths) } }
        switch result {
        case .failure(let error): problems = [Problem(file: nil, line: 0, message: error.message)]
        case .success(let next):
            problems = next.leftOut.map(Problem.init)
            let known = Set(compiled.leftOut.map(\.file))
            if next.leftOut.allSatisfy({ known.contains($0.file) }) {
                compiled = next
                generation += 1
                host?.end()
                host = nil
            }
        }
        raise(to: revision + 1)
    }

    /// Returns the image of a preview for the grid.
    func image(of index: Int, isDark: Bool) async throws(PreviewError) -> PreviewAnswer {
        guard compiled.previews.indices.contains(index) else {
            throw PreviewError(404, "there is no preview \(index)", hint: "the page shows all there is")
        }
        var maker = maker
        maker.conditions = [PreviewConditions(colorScheme: isDark ? .dark : .light)]
        let (preview, place) = (compiled.previews[index], "\(folder)/grid/\(generation)-\(index)-\(isDark)")
        let drawing = maker
        let drawn = await run(on: self.drawing) {
            Result { () throws(FramewrightPreviews.PreviewError) in try drawing.draw([preview], into: place) }
        }
        do {
            let picture = try drawn.get()[0].pictures[0]
            guard let image = picture.image else {
                throw PreviewError(409, picture.failure ?? "it was not drawn", hint: "")
            }
            return PreviewAnswer(try InputFile.read(image, limit: 64 << 20), type: "image/png")
        } catch {
            throw PreviewError(error)
        }
    }

    private func raise(to number: Int) {
        guard number > revision else { return }
        revision = number
        waiters.wakeAll()
    }

    private func run<Value: Sendable>(
        on queue: DispatchQueue? = nil, _ body: @escaping @Sendable () -> Value
    ) async -> Value {
        await withCheckedContinuation { continuation in
            (queue ?? self.queue).async { continuation.resume(returning: body()) }
        }
    }
}

extension LivePreviews.Problem {
    fileprivate init(_ file: LeftOutFile) {
        self.init(file: file.file, line: file.line, message: file.explanation)
    }
}

extension CompiledPreviews {
    /// The previews that can be shown, by file and name.
    fileprivate var hosted: HostedPreviews {
        HostedPreviews(
            entries: previews.filter { $0.failure == nil }.map { preview in
                HostedPreviews.Entry(
                    key: preview.key, scene: preview.scene, state: preview.state,
                    summary: "\(preview.file ?? ""):\(preview.line ?? 0)")
            }, resources: resources)
    }
}

extension CompiledPreviews.Preview {
    /// The name of the file without its extension.
    var scene: String { identifier.file }
    /// The name of the preview.
    var state: String { identifier.name }
}
