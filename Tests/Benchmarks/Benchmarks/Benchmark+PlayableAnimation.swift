import Framewright
import FramewrightRaster

extension Benchmark {
    /// The frames of the animation of `export/...`, already laid out, painted into one bitmap: whole, and only the
    /// differences to the previous frame.
    static let animation = [
        painting("film/paint", "60 frames of \(BenchmarkAnimation.pixels), whole") { painter, frame, _, bitmap in
            try painter.paint(frame.list, scale: frame.scale, background: frame.background, into: &bitmap)
        },
        painting("film/repaint", "60 frames of \(BenchmarkAnimation.pixels), what changed") {
            painter, frame, last, bitmap in
            try painter.repaint(
                frame.list, over: last.list, scale: frame.scale, background: frame.background, into: &bitmap)
        },
    ]

    private typealias Paint = (inout Painter, FilmPicture, FilmPicture, inout Bitmap) throws -> Void

    private static func painting(_ name: String, _ summary: String, _ paint: @escaping Paint) -> Benchmark {
        Benchmark(name: name, summary: summary) {
            let renderer = Renderer()
            let frames = try FilmPicture.all(of: BenchmarkAnimation.sliding.animation(), by: renderer)
            var painter = Painter(glyphs: renderer.fonts, images: renderer.images)
            var (last, bitmap) = (
                frames[0], try painter.paint(frames[0].list, scale: frames[0].scale, background: frames[0].background)
            )
            return {
                for frame in frames {
                    try paint(&painter, frame, last, &bitmap)
                    last = frame
                }
                return Outcome(items: frames.reduce(0) { $0 + $1.list.items.count })
            }
        }
    }
}

/// The content of a frame.
struct FilmPicture {
    let list: DisplayList
    let scale: Double
    let background: SRGBColor

    @MainActor
    static func all(of animation: PlayableAnimation, by renderer: Renderer) throws -> [FilmPicture] {
        var pictures: [FilmPicture] = []
        try animation.play(by: renderer) { _, event in
            guard case .frame(let frame) = event else { return }
            let layout = try frame.layout()
            pictures.append(
                FilmPicture(
                    list: layout.displayList, scale: layout.viewport.scale, background: layout.background))
        }
        return pictures
    }
}
