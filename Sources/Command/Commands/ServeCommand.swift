import ArgumentParser
import Dispatch
import Framewright
import FramewrightPreviewServer
import FramewrightPreviews
import Glibc

struct ServeCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Shows screens in a theme on a local page while you make the theme.",
        discussion: """
            framewright serve --theme mine.json
            framewright serve course-rank/by-name --theme mine.json --context dark \\
                --device ipad-air-13

            framewright serve --previews Sources/App

            Prints the page's address. Only this machine can reach it. Ctrl-C ends it.

            With --previews the page shows the previews of Swift files, an app's folder or a package instead, and follows \
            every change of the sources.
            """)

    @Argument(help: "The scene or scene/state to begin with. (default: the catalogue's first)", completion: .scenes)
    var scene: String?

    @Argument(help: .hidden)
    var more: [String] = []

    @Option(
        help: "A shipped theme's name, or a theme file: edits are saved to it when you say so.", completion: .themes)
    var theme = "documented"

    @Option(help: "A context of the theme, such as dark.", completion: .contexts)
    var context: [String] = []

    @Option(help: "The device to begin with.", completion: .devices)
    var device = "iphone-15"

    @Flag(help: "Hold the device sideways.")
    var landscape = false

    @OptionGroup var devicesFile: DeviceFileOption
    @OptionGroup var traits: TraitsOptions

    @Option(
        name: .customLong("previews"), parsing: .upToNextOption,
        help: "Show the previews of these Swift files, or of the folder of an app or a package.", completion: .file())
    var sources: [String] = []

    @OptionGroup var font: FontOption

    @OptionGroup var sandbox: SandboxOption

    @Option(help: "The port to listen on; 0 takes a free one.")
    var port: UInt16 = 0

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        // The server needs threads, and blocks forever if it cannot create one.
        try ProcessLimits.require(bytes: 256 << 20)
        if !sources.isEmpty { return try runPreviews() }
        guard let first = catalogue.scenes.first else {
            throw UsageError(
                message: "the catalogue has no scenes", hint: "give CommandLineTool.run a catalogue with some")
        }
        try SceneArguments.check(scene ?? first.name, more, in: catalogue)
        let (scene, state) = try catalogue.find(scene ?? first.name)
        LanguageRemark.report([traits.chosen.locale])
        let screen = PreviewScreen(
            scene: scene.name, state: state.name, device: device, orientation: landscape ? .landscape : .portrait,
            context: try ThemeOptions.only(context).flatMap { $0 == ThemeOptions.plain ? nil : $0 },
            traits: traits.chosen
        )
        let server = try ThemeOptions.explaining(theme) {
            try PreviewServer(
                screen, theme: theme, catalogue: catalogue, devices: try devicesFile.table(), port: port
            ) { Console.note("note: \($0)") }
        }
        let interrupt = onInterrupt {
            if server.hasUnsavedEdits { Console.note("warning: edits of \(theme) that were not saved are lost") }
        }
        serve { try await server.run { try Console.print($0) } }
        withExtendedLifetime(interrupt) { dispatchMain() }
    }

    /// Serves the previews of sources.
    @MainActor
    private func runPreviews() throws -> ExitStatus {
        guard scene == nil else {
            throw UsageError(
                message: "--previews and the scene \(scene ?? "") both say what is shown", hint: "leave one of them out"
            )
        }
        var maker = try sandbox.maker()
        maker.fonts = try font.files()
        let server = try LivePreviewServer(
            sources, maker: maker, theme: theme == "documented" ? nil : theme, port: port)
        let interrupt = onInterrupt { server.end() }
        serve { try await server.run { try Console.print($0) } }
        withExtendedLifetime(interrupt) { dispatchMain() }
    }

    @MainActor
    private func serve(_ run: @escaping @MainActor () async throws -> Void) {
        Task {
            do { try await run() } catch { exitProcess(Failure(error).report()) }
        }
    }

    /// Ends the preview on Ctrl-C.
    ///
    /// - Parameter body: Called before.
    @MainActor
    private func onInterrupt(_ body: @escaping @MainActor () -> Void) -> [any DispatchSourceSignal] {
        [SIGINT, SIGTERM].map { number in
            _ = signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler {
                MainActor.assumeIsolated {
                    body()
                    exitProcess(.fine)
                }
            }
            source.resume()
            return source
        }
    }
}
