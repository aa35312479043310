import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightVerification

struct PlayCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "play", abstract: "Plays a script on a screen and exports what is to be seen.",
        discussion: """
            framewright play game.yaml -o game.webp

            app: game2048/start
            device: iphone-15
            steps:
              - swipe: left
              - waitUntilSettled
              - moves: URDL
              - hold: 1

            framewright list --schema play shows all that a script can say. Options win over the script.

            Several scripts become several animations; {script} stands for a script's name without folder and file extension:
            framewright play scripts/*.yaml -o animations/{script}.webp --shard 2/8
            """)

    @Argument(
        help: "Scripts (YAML or JSON); - is standard input.", completion: .file(extensions: ["yaml", "yml", "json"]))
    var scripts: [String]

    @OptionGroup var screen: DeviceOptions

    @Option(help: "A shipped theme's name, or a theme file, instead of the script's.", completion: .themes)
    var theme: String?

    @Option(help: "A context of the theme, such as dark; dark+large are two at once.", completion: .contexts)
    var context: [String] = []

    @OptionGroup var traits: TraitsOptions
    @OptionGroup var export: ExportCommandOptions

    @Option(
        name: .customLong("layout"), help: "A folder for where every view is at the end of each step, as JSON.",
        completion: .directory)
    var layouts: String?

    @OptionGroup var shards: ShardOptions

    func validate() throws {
        guard scripts.count > 1 else { return }
        let places = [export.output] + (layouts.map { [$0] } ?? [])
        guard places.allSatisfy({ $0.contains(ScriptName.placeholder) }) else {
            throw ValidationError("several scripts need several places: -o 'animations/{script}.webp'")
        }
        guard !scripts.contains("-") else { throw ValidationError("standard input is one script, and has no name") }
        let names = scripts.map { ScriptName($0).text }
        if let twice = names.indices.first(where: { names[..<$0].contains(names[$0]) }) {
            throw ValidationError("two scripts are called '\(names[twice])', so one animation would replace the other")
        }
    }

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        try export.checkOutput("framewright play \(scripts[0]) -o \(ScriptName(scripts[0]).text).webp")
        for place in [export.output, layouts].compactMap(\.self) { try ScriptName.check(place) }
        try OutputPaths.checkNamed([layouts, shards.results])
        try OutputPaths.check([shards.results], hold: .json)
        try OutputPaths.checkFolders([layouts])
        let outputs = scripts.map { ScriptName($0).filled(in: export.output) }
        try OutputPaths.check(outputs + [shards.results], inputs: scripts + [theme])
        try checkStills()
        let work = ShardedWork(scripts, shard: try shards.chosen(), name: \.self)
        let results = try work.items.map { script in
            SnapshotResult(played: script, try play(script, over: catalogue))
        }
        try shards.write(ShardResults(.play, title: "play", plan: work.plan, rows: work.rows(results)))
        return .fine
    }

    /// Checks that stills, which are named by script and snapshot, do not have the path of another still or of an
    /// animation: `a` with `b-c` and `a-b` with `c` would collide.
    private func checkStills() throws {
        guard scripts.count > 1 else { return }
        let animations = scripts.map { ScriptName($0).filled(in: export.output) }
        var owners = Dictionary(zip(animations, scripts)) { first, _ in first }
        for (path, animation) in zip(scripts, animations) {
            // A file that cannot be read is reported when it is played.
            guard let bytes = try? InputFile.read(path, limit: PlayScript.sizeLimit),
                let script = try? PlayScript(bytes, file: path)
            else { continue }
            var choice = export
            choice.output = animation
            for case .snapshot(let name) in script.steps {
                let still = "\(choice.folder)\(ScriptName(path).text)-\(name).png"
                if let owner = owners.updateValue(path, forKey: still), owner != path {
                    throw UsageError(
                        message: "\(owner) and \(path) would both write \(still)",
                        hint: "give the snapshot of one another name")
                }
            }
        }
    }

    /// Checks that no two stills have the same name.
    private func checkNames(_ script: PlayScript) throws(DocumentError) {
        var names: Set<String> = []
        for (step, place) in zip(script.steps, script.places) {
            guard case .snapshot(let name) = step, !names.insert(name).inserted else { continue }
            throw place.error(
                .invalid, "two snapshots are called '\(name)'", hint: "give each of them a name of its own")
        }
    }

    /// Exports a script's animation. Returns the lines that describe the written files.
    @MainActor
    private func play(_ path: String, over catalogue: Catalogue) throws -> [String] {
        let name = ScriptName(path)
        var export = export
        export.output = name.filled(in: export.output)
        let bytes = try InputFile.read(path, limit: PlayScript.sizeLimit)
        let script = try PlayScript(bytes, file: path)
        try checkNames(script)
        let folder = ScriptFolder(path)
        let app = try ScriptApp(script, in: catalogue, folder: folder)
        let (viewport, device) = try chosenScreen(script)
        let traits = traits.chosen(over: script.locale.map { Traits(locale: $0) } ?? Traits())
        LanguageRemark.report([traits.locale])
        let animation = PlayableAnimation(
            script.steps, on: device, in: viewport, theme: try chosenTheme(script, folder), traits: traits,
            rate: export.fps?.rate ?? script.rate ?? .sixty, themes: { try ThemeOptions.load(folder.path($0)) },
            view: app.makeView)
        do {
            return try AnimationExport(
                animation, options: export, scene: app.name, layouts: layouts.map(name.filled),
                stillPrefix: scripts.count > 1 ? "\(name.text)-" : "",
                inputs: scripts + [theme] + script.files.map(folder.path)
            ) { script.places[$0].error(.invalid, $1).message }.run()
        } catch let error as PlayError {
            if case .theme(let reason as FileError) = error.reason, case .theme(let name) = error.step {
                throw ScriptFileError(reason, name, at: script.places[error.index], in: folder)
            }
            throw script.located(error)
        }
    }

    /// Returns the screen of the options, otherwise that of the script.
    private func chosenScreen(_ script: PlayScript) throws -> (viewport: Viewport, device: Device?) {
        var choice = screen
        let isScripted = choice.device == nil && choice.size == nil
        if isScripted {
            if script.device != nil, let size = script.size {
                throw size.error(.invalid, "device and size both name a screen", hint: "leave one of them out")
            }
            choice.devices = try script.device.map { (device) throws(DocumentError) in [try device.string()] } ?? []
            choice.size = try script.size?.string()
        }
        if !choice.landscape { choice.landscape = script.orientation == .landscape }
        // Otherwise the error would be reported at the script's device.
        if let scale = choice.scale, !Viewport.scales.contains(scale) { throw RenderError.scaleOutOfRange(scale) }
        choice.scale = choice.scale ?? script.scale
        do {
            return try choice.screen()
        } catch let error as DeviceError {
            guard isScripted, let node = script.device ?? script.size else { throw error }
            throw node.error(.invalid, error.message, hint: error.hint)
        } catch let error as UsageError {
            guard isScripted, let size = script.size else { throw error }
            throw size.error(.invalid, error.message, hint: "\(error.hint)")
        } catch let error as RenderError {
            guard isScripted, screen.scale == nil, let size = script.size else { throw error }
            throw size.error(.outOfRange, error.message, hint: "\(error.hint)")
        }
    }

    private func chosenTheme(_ script: PlayScript, _ folder: ScriptFolder) throws -> Theme {
        let name = try theme ?? script.theme.map { folder.path(try $0.string()) } ?? "documented"
        do {
            let theme = try ThemeOptions.load(name)
            return try ThemeOptions.select(try ThemeOptions.only(context) ?? script.context, of: theme)
        } catch let error as ThemeError {
            guard theme == nil, let node = script.theme else { throw error }
            throw node.error(.invalid, error.message, hint: "\(error.hint)")
        } catch let error as FileError {
            guard theme == nil, let node = script.theme else { throw error }
            throw ScriptFileError(error, named: node, in: folder)
        }
    }
}

/// The initial screen of a script.
@MainActor
private struct ScriptApp {
    let name: String
    let makeView: () throws -> AnyView

    init(_ script: PlayScript, in catalogue: Catalogue, folder: ScriptFolder) throws {
        let reference = try script.app.string()
        let (scene, named) = try Self.find(reference, script: script, in: catalogue)
        guard let state = script.state else {
            name = "\(scene.name)/\(named.name)"
            guard let seed = script.seed else {
                makeView = { named.makeView() }
                return
            }
            guard named.makeView(seed: seed) != nil else {
                throw script.app.error(
                    .invalid, "'\(reference)' has nothing random that a seed could change",
                    hint: "leave the seed out, or give a state document that has one")
            }
            makeView = { named.makeView(seed: seed) ?? named.makeView() }
            return
        }
        name = scene.name
        guard case .string(let path) = state.value.content else {
            makeView = { try scene.makeView(fromState: state, seed: script.seed) }
            return
        }
        makeView = {
            do {
                return try Self.view(of: scene, folder.path(path), seed: script.seed)
            } catch let error as FileError {
                throw ScriptFileError(error, named: state, in: folder)
            }
        }
    }

    /// Returns the scene in the state of a file.
    private static func view(of scene: SceneDefinition, _ path: String, seed: UInt64?) throws -> AnyView {
        guard let seed else {
            if let view = try StateOptions(path).view(of: scene) { return view }
            throw CatalogueError.takesNoState(scene.name)
        }
        let bytes = try InputFile.read(path, limit: SceneDefinition.stateSizeLimit)
        return try scene.makeView(fromDocument: bytes, file: path, seed: seed)
    }

    private static func find(
        _ reference: String, script: PlayScript, in catalogue: Catalogue
    ) throws -> (scene: SceneDefinition, state: SceneDefinition.NamedState) {
        do {
            return try catalogue.find(reference)
        } catch {
            throw script.app.error(.invalid, error.message, hint: error.hint)
        }
    }
}
