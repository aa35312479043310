import ArgumentParser
import Dispatch
import Framewright
import FramewrightAgentServer
import FramewrightPreviews
import Glibc

struct MCPCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp", abstract: "Lets a coding agent look at screens: a Model Context Protocol server.",
        discussion: """
            Speaks the protocol on standard input and output (revisions 2025-06-18, 2025-11-25 and 2026-07-28). An agent starts it; \
            in its settings the command is framewright and the argument mcp. Tools: list, render, diff, lint, session_open, \
            session_close, tap, type, swipe, advance, play, check_theme.

            framewright mcp
            framewright mcp --previews Sources/App
            framewright mcp --skill

            With --previews the tools show the previews of Swift files, an app's folder or a package instead of scenes, and \
            follow every change of the sources; check_theme is not there. Nothing is written to disk but the cache.
            """)

    @Flag(help: "Print how an agent uses the tool, as a skill file (SKILL.md), and end.")
    var skill = false

    @OptionGroup var devicesFile: DeviceFileOption

    @Option(
        name: .customLong("previews"), parsing: .upToNextOption,
        help: "Show the previews of these Swift files, or of the folder of an app or a package.", completion: .file())
    var sources: [String] = []

    @OptionGroup var font: FontOption

    @OptionGroup var sandbox: SandboxOption

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        guard !skill else {
            try Console.print(AgentServer.skill)
            return .fine
        }
        // The thread that reads messages needs a stack.
        try ProcessLimits.require(bytes: 256 << 20)
        if !sources.isEmpty { return try runPreviews() }
        let devices = try devicesFile.table()
        try AgentServer(catalogue, source: CatalogueSource(catalogue, devices: devices), devices: devices).run()
        return .fine
    }

    /// Serves the previews of sources. Errors that no change of the sources repairs end the server at once.
    @MainActor
    private func runPreviews() throws -> ExitStatus {
        guard devicesFile.devicesFile == nil else {
            throw UsageError(
                message: "--devices-file and --previews are both given",
                hint: "previews are drawn on shipped devices; leave --devices-file out")
        }
        var maker = try sandbox.maker()
        maker.fonts = try font.files()
        try maker.checkIsolation()
        let source = PreviewSource(sources, maker: maker)
        defer { source.end() }
        let server = AgentServer(Catalogue([]), source: source)
        // Otherwise compilers would go on, and temporary files stay.
        let signals = [SIGINT, SIGTERM, SIGHUP].map { number in
            _ = signal(number, SIG_IGN)
            let signals = DispatchSource.makeSignalSource(signal: number, queue: .global())
            signals.setEventHandler { @Sendable in
                source.end()
                server.end()
            }
            signals.resume()
            return signals
        }
        defer { withExtendedLifetime(signals) {} }
        try server.run()
        return .fine
    }
}
