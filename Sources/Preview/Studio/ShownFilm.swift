import Framewright
import FramewrightTheming

/// A film of the scene, played from start to end, of which one moment is shown.
///
/// Frames are kept as what they are made of, not as pixels: any of them can be painted, and a minute's film weighs some
/// megabytes.
@MainActor
struct ShownFilm {
    let name: String
    /// Seconds from the film's start.
    var time = 0.0
    let rate: FrameRate
    private(set) var film: Film
    private let frames: [FilmFrame]
    /// While a colour is dragged the moment alone is known in the theme as it is; the frames are of the theme before.
    private var glimpse: ScreenLayout?

    /// Plays it once.
    init(_ name: String, of screen: PreviewScreen, by studio: Studio) throws {
        let film = try Self.film(name, of: screen, by: studio)
        var frames: [FilmFrame] = []
        try film.play(by: studio.renderer) { _, event in
            if case .frame(let frame) = event { frames.append(frame) }
        }
        (self.name, self.film, self.frames, rate) = (name, film, frames, film.rate)
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

    /// The same moment in another theme, and no more than that: a tenth of what the whole film takes.
    func glimpsed(by studio: Studio, _ screen: PreviewScreen) throws -> ShownFilm {
        var shown = self
        shown.film = try Self.film(name, of: screen, by: studio)
        shown.glimpse = try shown.film.frame(at: time, by: studio.renderer)
        return shown
    }

    /// The same moment on another screen or in another theme.
    func remade(by studio: Studio, _ screen: PreviewScreen) throws -> ShownFilm {
        var film = try ShownFilm(name, of: screen, by: studio)
        film.time = time
        return film
    }

    var duration: Double { frames.last.map { $0.start.seconds + $0.duration.seconds } ?? 0 }

    /// The screen at the moment shown; before the start the first frame, after the end the last.
    func layout(by renderer: Renderer) throws -> ScreenLayout {
        if let glimpse { return glimpse }
        var (low, high) = (0, frames.count - 1)
        // Half a microsecond early is on time.
        while low < high {
            let middle = (low + high + 1) / 2
            if frames[middle].start.seconds <= time + 5e-7 { low = middle } else { high = middle - 1 }
        }
        return try frames[low].layout(by: renderer)
    }
}
