import ArgumentParser
import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightVerification

struct RenderCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Renders one screen to a PNG file.",
        discussion: """
            One moment, as a still image; framewright play and framewright animate make animations.

            framewright render game2048/late-game --device iphone-15 --theme classic \\
                -o board.png
            framewright render course-rank --state scores.csv -o ranks.png
            framewright render course-rank --state scores.sqlite \\
                --query "select name, score from games" -o ranks.png
            framewright render game2048 --layout board.json -o board.png
            framewright render game2048/late-game --outline -o board.png
            """)

    @Argument(help: "A scene or scene/state, as framewright list shows.", completion: .scenes)
    var scene: String

    @Argument(help: .hidden)
    var more: [String] = []

    @OptionGroup var state: StateOptions
    @OptionGroup var screen: DeviceOptions
    @OptionGroup var theme: ThemeOptions

    @OptionGroup var traits: TraitsOptions
    @OptionGroup var composition: CompositionOptions

    @Option(
        name: [.short, .long],
        help: "The PNG file to write; - is standard output, for a pipe. (default: <scene>-<state>.png)",
        completion: .file(extensions: ["png"]))
    var output: String?

    @Option(
        help: "Also write where every view is, as JSON; - is standard output, where the image is not written to it.",
        completion: .file(extensions: ["json"]))
    var layout: String?

    @Flag(help: "Say what the screen shows: a line per view with text, identifier, frame in points and state.")
    var outline = false

    @Option(help: "Threads that paint a large image; it is the same for any number. (default: one a core)")
    var jobs: Int?

    @Flag(help: "Look longer for the smallest PNG file.")
    var smallest = false

    @Flag(help: "Say what was written as JSON.")
    var json = false

    func validate() throws {
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs is 1 to 1024") }
    }

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        try SceneArguments.check(scene, more, in: catalogue)
        let (scene, named) = try catalogue.find(scene)
        LanguageRemark.report([traits.chosen.locale])
        if let file = state.state, self.scene.contains("/") {
            throw UsageError(
                message: "--state would replace the state \(named.name)",
                hint: "leave one of them out, such as framewright render \(scene.name) --state \(file)")
        }
        let path = output ?? "\(scene.name)-\(state.isGiven ? "state" : named.name).png"
        try checkOutputs(path)
        try OutputPaths.checkFiles([path], suggestion: "\(scene.name)-\(named.name).png")
        try OutputPaths.checkFiles([layout], suggestion: "\(scene.name)-\(named.name).json")
        try OutputPaths.checkTerminal([path])
        try OutputPaths.checkImages([path])
        try OutputPaths.check([layout], hold: .json)
        try OutputPaths.check([path, layout], inputs: [state.state, theme.theme, screen.file.devicesFile])
        let (viewport, device) = try screen.screen()
        let usage = TokenUsage()
        let theme = try theme.load().recording(in: usage)
        let view = try state.view(of: scene) ?? named.makeView()
        let threads = ProcessMemory.threadCount(atMost: jobs ?? ProcessEnvironment.coreCount)
        let renderer = Renderer(threads: threads)
        let traits = traits.chosen
        let placed = try renderer.layout(view, in: viewport, theme: theme, traits: traits)
        let frameComposition = try FrameComposition(
            for: [viewport], background: composition.background?.background ?? .theme,
            bezel: composition.bezel(of: device, in: viewport))
        let image = try renderer.paintSparsely(placed, in: frameComposition)
        if ThemeSource(self.theme.theme).file != nil, let remark = theme.remarkOnDocumented(of: usage) {
            Console.note("note: \(remark)")
        }
        try write(image, to: path, scale: viewport.scale)
        if let layout {
            let name = state.isGiven ? scene.name : "\(scene.name)/\(named.name)"
            try write(LayoutDocument(placed, scene: name, theme: theme, traits: traits), to: layout)
        }
        try report(path, image: image, placed: placed)
        return .fine
    }

    /// Prints warnings and a description of the written image.
    private func report(_ path: String, image: SparseBitmap, placed: ScreenLayout) throws {
        let findings = placed.findings()
        let text = outline ? ScreenOutline(placed, findings: findings).text : nil
        // The outline has them.
        if text == nil { warn(of: findings, in: placed) }
        let result =
            json
            ? report(path, image: image, in: placed, findings: findings, outline: text).indented()
            : text ?? "\(path) \(image.size)"
        // If an image or layout is written to standard output, nothing else is printed there.
        let isTaken = Self.isStandardOutput(path) || layout.map(Self.isStandardOutput) == true
        if isTaken { Console.note(result) } else { try Console.print(result) }
    }

    private func warn(of findings: [Finding], in placed: ScreenLayout) {
        let lines = Finding.lines(of: findings, perRule: 5)
        for line in lines { Console.note("warning: \(line)") }
        if lines.count < findings.count { Console.note("hint: --json lists all of them") }
        for remark in placed.remarks { Console.note("warning: \(remark)") }
    }

    private static func isStandardOutput(_ path: String) -> Bool { ["-", "/dev/stdout"].contains(path) }

    /// Checks that image and layout are not written to the same file.
    private func checkOutputs(_ path: String) throws {
        guard let layout else { return }
        guard !OutputFile.isSame(layout, path), !(Self.isStandardOutput(path) && Self.isStandardOutput(layout)) else {
            throw UsageError(
                message: "image and layout would both be written to \(path == "-" ? "standard output" : path)",
                hint: "give --output and --layout different files")
        }
    }

    private func write(_ document: LayoutDocument, to path: String) throws {
        guard path != "-" else { return try StandardStream.output.write(document.text) }
        try OutputFile.write(Array(document.text.utf8), to: path)
    }

    private func write(_ image: SparseBitmap, to path: String, scale: Double) throws {
        let effort: PNG.Effort = smallest ? .smallest : .fast
        guard path != "-" else {
            return try StandardStream.output.write(try PNG.encode(image, PNG.Options(effort: effort, scale: scale)))
        }
        try PNGFile.write(image, to: path, scale: scale, effort: effort)
    }

    private func report(
        _ path: String, image: SparseBitmap, in layout: ScreenLayout, findings: [Finding], outline: String?
    ) -> JSONOutput {
        let members: [(String, JSONOutput)] = [
            ("file", .string(path)), ("width", .int(image.size.width)), ("height", .int(image.size.height)),
            ("scale", .double(layout.viewport.scale)), ("pixels", .string(image.bitmap().contentHash.text)),
            ("fonts", .array(layout.fonts.map { .string($0.name) })),
            ("findings", .array(findings.map { .string($0.description) })),
        ]
        return .object(members + (outline.map { [("outline", .string($0))] } ?? []))
    }
}
