import Framewright
import FramewrightTheming

/// A film of the scene, of which one moment is shown.
@MainActor
struct ShownFilm {
    let name: String
    /// Seconds from the film's start.
    var time = 0.0
    /// From start to end.
    let played: PlayedFilm
    /// While a colour is dragged the moment alone is known in the theme as it is; the film is of the theme before.
    private var glimpse: ScreenLayout?

    /// Plays it once.
    init(_ name: String, of screen: PreviewScreen, by studio: Studio) throws {
        self.name = name
        played = try Self.film(name, of: screen, by: studio).played(by: studio.renderer)
    }

    private static func film(_ name: String, of screen: PreviewScreen, by studio: Studio) throws -> Film {
        let (scene, animation) = try studio.catalogue.findAnimation("\(screen.scene)/\(name)")
        let device = try studio.devices.device(named: screen.device)
        return Film(
            animation.steps, on: device, in: try device.viewport(screen.orientation),
            theme: try studio.theme.theme.selecting(context: screen.context), traits: screen.traits
        ) { scene.makeView(of: animation) }
    }

    /// False as long as the frames are of another theme.
    var isWhole: Bool { glimpse == nil }

    /// The same moment in another theme: what comes before is played and not kept, what comes after is not played.
    func glimpsed(by studio: Studio, _ screen: PreviewScreen) throws -> ShownFilm {
        var shown = self
        shown.glimpse = try Self.film(name, of: screen, by: studio).frame(at: time, by: studio.renderer)
        return shown
    }

    /// The same moment on another screen or in another theme.
    func remade(by studio: Studio, _ screen: PreviewScreen) throws -> ShownFilm {
        var film = try ShownFilm(name, of: screen, by: studio)
        film.time = time
        return film
    }

    var rate: FrameRate { played.rate }
    var duration: Double { played.duration }

    /// The screen at the moment shown; before the start the first frame, after the end the last.
    func layout(by renderer: Renderer) throws -> ScreenLayout {
        try glimpse ?? played.frame(at: time).layout(by: renderer)
    }
}
