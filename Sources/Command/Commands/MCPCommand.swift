import ArgumentParser
import Framewright
import FramewrightAgentServer

struct MCPCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp", abstract: "Lets a coding agent look at screens: a Model Context Protocol server.",
        discussion: """
            Speaks the protocol on standard input and output (revisions 2025-06-18, 2025-11-25 and 2026-07-28). An agent starts it; \
            in its settings the command is framewright and the argument mcp. Tools: list, render, diff, lint, session_open, \
            session_close, tap, type, swipe, advance, play, check_theme. Nothing is written to disk.

            framewright mcp
            framewright mcp --skill
            """)

    @Flag(help: "Print how an agent uses the tool, as a skill file (SKILL.md), and end.")
    var skill = false

    @OptionGroup var devicesFile: DeviceFileOption

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        guard !skill else {
            try Console.print(AgentServer.skill)
            return .fine
        }
        // The thread that reads messages needs a stack.
        try ProcessLimits.require(bytes: 256 << 20)
        let devices = try devicesFile.table()
        try AgentServer(catalogue, sources: [CatalogueSource(catalogue, devices: devices)], devices: devices).run()
        return .fine
    }
}
