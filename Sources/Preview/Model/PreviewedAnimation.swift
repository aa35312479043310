import Framewright
import FramewrightTheming

/// A film of the scene, of which one moment is shown.
@MainActor
struct PreviewedAnimation {
    let name: String
    /// Seconds from the film's start.
    var time = 0.0
    /// From start to end.
    let played: RecordedAnimation
    /// While a colour is dragged the moment alone is known in the theme as it is; the film is of the theme before.
    private var glimpse: ScreenLayout?

    /// Plays it once.
    init(_ name: String, of screen: PreviewScreen, by model: PreviewModel) throws {
        self.name = name
        played = try Self.animation(name, of: screen, by: model).played(by: model.renderer)
    }

    private static func animation(_ name: String, of screen: PreviewScreen, by model: PreviewModel) throws
        -> PlayableAnimation
    {
        let (scene, animation) = try model.catalogue.findAnimation("\(screen.scene)/\(name)")
        let device = try model.devices.device(named: screen.device)
        return PlayableAnimation(
            animation.steps, on: device, in: try device.viewport(screen.orientation),
            theme: try model.theme.theme.selecting(context: screen.context), traits: screen.traits
        ) { scene.makeView(of: animation) }
    }

    /// False as long as the frames are of another theme.
    var isWhole: Bool { glimpse == nil }

    /// The same moment in another theme: what comes before is played and not kept, what comes after is not played.
    func previewed(by model: PreviewModel, _ screen: PreviewScreen) throws -> PreviewedAnimation {
        var shown = self
        shown.glimpse = try Self.animation(name, of: screen, by: model).frame(at: time, by: model.renderer)
        return shown
    }

    /// The same moment on another screen or in another theme.
    func remade(by model: PreviewModel, _ screen: PreviewScreen) throws -> PreviewedAnimation {
        var animation = try PreviewedAnimation(name, of: screen, by: model)
        animation.time = time
        return animation
    }

    var rate: FrameRate { played.rate }
    var duration: Double { played.duration }

    /// The screen at the moment shown; before the start the first frame, after the end the last.
    func layout(by renderer: Renderer) throws -> ScreenLayout {
        try glimpse ?? played.frame(at: time).layout(by: renderer)
    }
}
