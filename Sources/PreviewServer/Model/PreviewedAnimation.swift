import Framewright
import FramewrightTheming

/// An animation of the scene, of which one frame is shown.
@MainActor
struct PreviewedAnimation {
    let name: String
    /// The time of the frame in seconds.
    var time = 0.0
    /// All frames.
    let played: RecordedAnimation
    /// The frame in the current theme while a colour is dragged. `played` is then outdated.
    private var glimpse: ScreenLayout?

    /// Plays the animation once.
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

    /// False while the frames are of another theme.
    var isWhole: Bool { glimpse == nil }

    /// Returns the animation with only the current frame made in the current theme. Earlier steps are played without
    /// storing frames, later ones are not played.
    func previewed(by model: PreviewModel, _ screen: PreviewScreen) throws -> PreviewedAnimation {
        var shown = self
        shown.glimpse = try Self.animation(name, of: screen, by: model).frame(at: time, by: model.renderer)
        return shown
    }

    /// Returns the animation played anew for a screen and the current theme, at the same time.
    func remade(by model: PreviewModel, _ screen: PreviewScreen) throws -> PreviewedAnimation {
        var animation = try PreviewedAnimation(name, of: screen, by: model)
        animation.time = time
        return animation
    }

    var rate: FrameRate { played.rate }
    var duration: Double { played.duration }

    /// The screen at the moment shown; before the start the first frame, after the end the last.
    func layout() throws -> ScreenLayout {
        try glimpse ?? played.frame(at: time).layout()
    }
}
