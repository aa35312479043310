import Framewright
import FramewrightDocuments
public import FramewrightPreviews

/// A local web server that shows the previews of sources while these are edited.
///
/// Listens only on 127.0.0.1 and answers only requests with the token in their URL.
@MainActor
public final class LivePreviewServer {
    private let previews: LivePreviews
    private let listener: PageListener

    /// Compiles the sources and lists their previews.
    ///
    /// - Parameters:
    ///   - paths: Swift files, or the folder of an app or a package.
    ///   - theme: A shipped theme's name or a theme file's path, instead of the system's colours.
    ///   - port: The port, 0 for any free one.
    public init(_ paths: [String], maker: PreviewMaker, theme: String? = nil, port: UInt16 = 0) throws {
        previews = try LivePreviews(paths, maker: maker, theme: theme)
        listener = PageListener(port: port)
    }

    /// Serves until the task is cancelled. `ready` is called with the URL once the server listens.
    ///
    /// - Throws: `PreviewServerError`, and the errors of `ready`.
    public func run(ready: @escaping @MainActor (_ address: String) throws -> Void) async throws {
        let watch = Task { [previews] in await previews.watch() }
        defer { watch.cancel() }
        try await listener.run(ready: ready) { [previews] guardian in LiveSite(previews, requestGuard: guardian) }
    }

    /// Ends the process with the code of previews.
    public func end() { previews.end() }
}
