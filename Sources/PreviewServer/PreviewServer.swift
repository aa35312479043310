// PreviewServer: a local web page that shows screens in a theme while the theme is edited.
//
// In:       a catalogue, a theme's name or file, the initial screen.
// Out:      responses to HTTP requests, and the theme file when the user saves it.
// Parts:    `PreviewModel` is the model of the preview, independent of HTTP: a `Session` on the chosen screen, the
//           `EditedTheme` with its undo history, an animation's current frame, and the painted bitmaps. `PreviewSite`
//           answers requests as plain values after `RequestGuard` has authorised them; `Route` is the table of its
//           paths. `PreviewServer` listens and `HTTPConnection` reads requests, by FlyingSocks; `RequestBuffer` and
//           `RequestHead` parse them. `Page` has the web page's files.
// Errors:   unauthorised requests (other host, other origin, no token), heads of more than 16 kB, bodies of more than
//           64 kB, malformed requests, files other than the theme's; each gives a status, a message and a hint.
// Promises: the image equals the one written by `render`; an edit that changes nothing on the screen paints nothing;
//           unsaved edits are never overwritten without asking. Images are compressed and hashed off the main actor,
//           animations are encoded one at a time on a separate thread. Everything else runs on the main actor, in
//           milliseconds except when an animation is selected and played once.
// Limits:   256 connections at a time, or half of the files that the process may open; beyond that the one that has
//           been idle for longest is closed. An eighth of them may have unfinished bodies. A head may take 10 s, a body
//           30 s, sending a response 120 s.
//
// For latencies and load see Performance.
//
// Start reading at `PreviewSite.answer`.
public import Framewright
import FramewrightDocuments

/// A local web server that shows screens in a theme while the theme is edited.
///
/// Listens only on 127.0.0.1 and answers only requests with the token in their URL.
@MainActor
public final class PreviewServer {
    /// The interval for checking the theme's file, in seconds.
    private static let lookEvery = 0.25

    private let model: PreviewModel
    private let listener: PageListener
    /// Connections at a time; nil for as many as the process has room for.
    var connectionLimit: Int? {
        get { listener.connectionLimit }
        set { listener.connectionLimit = newValue }
    }

    /// Reads the theme and lays out the screen. Throws their errors.
    ///
    /// - Parameters:
    ///   - theme: A shipped theme's name, or a theme file's path.
    ///   - port: The port, 0 for any free one.
    ///   - report: Called with messages for the user, such as that a save waits for another program.
    public init(
        _ screen: PreviewScreen, theme: String, catalogue: Catalogue, devices: DeviceTable = .shipped, port: UInt16 = 0,
        report: @escaping @Sendable (String) -> Void = { _ in }
    ) throws {
        model = try PreviewModel(
            screen, theme: EditedTheme(theme, report: report), catalogue: catalogue, devices: devices)
        listener = PageListener(port: port)
    }

    /// True if some edits are not saved in a file.
    public var hasUnsavedEdits: Bool { !model.theme.isSaved }

    /// Serves until the task is cancelled. `ready` is called with the URL once the server listens.
    ///
    /// - Throws: `PreviewServerError`, and the errors of `ready`.
    public func run(ready: @escaping @MainActor (_ address: String) throws -> Void) async throws {
        let watch = Task { await watchTheme() }
        defer { watch.cancel() }
        try await listener.run(ready: ready) { [model] guardian in PreviewSite(model, requestGuard: guardian) }
    }

    /// Checks the theme's file periodically and reads it after a change.
    private func watchTheme() async {
        let source = model.theme.source
        guard let file = source.file else { return }
        // Initially nil, because the theme may have changed since it was read.
        var known: InputFile.Version?
        while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(Self.lookEvery))
            let now = InputFile.stamp(of: file)
            guard now != known else { continue }
            let text = await Task.detached { Result { try source.bytes(isRegular: true) } }.value
            // Written while it was read, perhaps by a save, so the text is outdated.
            guard InputFile.stamp(of: file) == now else { continue }
            known = now
            try? model.follow(text)
        }
    }
}
