import ArgumentParser
import Framewright

struct AnimateCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "animate", abstract: "Exports a scene's named animation.",
        discussion: """
            framewright animate game2048/slide --device iphone-15 -o slide.webp
            framewright animate course-launch --fps 50 -o launch.gif --max-bytes 500k
            framewright animate game2048/slide --frame --background transparent -o slide.png
            framewright animate game2048/slide -o frames/slide-%04d.png
            framewright animate game2048/slide --format y4m -o - | ffplay -

            The output's name says the format: \(ExportFormat.outputs). --format strip lays all frames side by side.
            """)

    @Argument(help: "An animation, as framewright list animations shows.", completion: .animations)
    var animation: String

    @Argument(help: .hidden)
    var more: [String] = []

    @OptionGroup var screen: DeviceOptions
    @OptionGroup var theme: ThemeOptions
    @OptionGroup var traits: TraitsOptions
    @OptionGroup var export: ExportCommandOptions

    @Option(
        name: .customLong("layout"), help: "A folder for where every view is at the end of each step, as JSON.",
        completion: .directory)
    var layouts: String?

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        try SceneArguments.check(animation, more, in: catalogue)
        let (scene, animation) = try catalogue.findAnimation(animation)
        let name = "\(scene.name)/\(animation.name)"
        try export.checkOutput("framewright animate \(name) -o \(animation.name).webp")
        LanguageRemark.report([traits.chosen.locale])
        let (viewport, device) = try screen.screen()
        let playable = PlayableAnimation(
            animation.steps, on: device, in: viewport, theme: try theme.load(), traits: traits.chosen,
            rate: export.fps?.rate ?? .sixty, themes: ThemeOptions.load
        ) { scene.makeView(of: animation) }
        try OutputPaths.checkNamed([layouts])
        try OutputPaths.check([export.output], inputs: [theme.theme, screen.file.devicesFile])
        try AnimationExport(playable, options: export, scene: name, layouts: layouts).run()
        return .fine
    }
}
