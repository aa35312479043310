import Framewright
import FramewrightScreens

extension Benchmark {
    /// The documented 2048 screen with a full board.
    static let game = [layoutGame, sweep, loweringSweep, renderGame]

    /// Text keeps its shaping cache from run to run, as in an app; layout has no cache.
    private static let layoutGame = Benchmark(name: "layout/game", summary: "the 2048 screen's lowered tree") {
        let screen = try GameScreen(fonts: FontLibrary())
        let node = try screen.lowered(in: try screen.phone)
        let area = try screen.phone.screenArea
        return { Outcome(try node.placed(on: area, snappedTo: 3)) }
    }

    /// Every run has its own font library, so that each width breaks its lines for the first time.
    private static let sweep = Benchmark(
        name: "layout/sweep-1047", summary: "the 2048 screen, lowered once, at every width from 320 to 1366"
    ) {
        {
            let screen = try GameScreen(fonts: FontLibrary())
            let node = try screen.lowered(in: try screen.viewport(width: GameScreen.widths.lowerBound))
            return try screen.swept { _ in node }
        }
    }

    private static let loweringSweep = Benchmark(
        name: "layout/sweep-1047-lowering", summary: "the same, with views lowered anew at every width",
        base: "layout/sweep-1047"
    ) {
        {
            let screen = try GameScreen(fonts: FontLibrary())
            return try screen.swept { try screen.lowered(in: $0) }
        }
    }

    private static let renderGame = Benchmark(
        name: "render/game", summary: "the 2048 screen lowered, placed and painted at 1179x2556 pixels"
    ) {
        let screen = try GameScreen(fonts: FontLibrary())
        return {
            let layout = try screen.renderer.layout(screen.view, in: try screen.phone, theme: .documented)
            let bitmap = try screen.renderer.paint(layout)
            precondition(bitmap.size == layout.viewport.pixelSize)
            return Outcome(layout.tree)
        }
    }
}

/// The documented game with its fonts.
@MainActor
struct GameScreen {
    static let widths = 320...1366
    let renderer: Renderer
    private let state: SceneDefinition.NamedState

    init(fonts: FontLibrary) throws {
        renderer = Renderer(fonts: fonts)
        state = try Catalogue.documented.find("game2048/late-game").state
    }

    /// A new view each time, because a view with state belongs to one screen.
    var view: AnyView { state.makeView() }

    var phone: Viewport {
        get throws { try DeviceTable.shipped.device(named: "iphone-15").viewport() }
    }

    /// Returns a viewport, from a narrow phone to a tablet in landscape.
    func viewport(width: Int) throws -> Viewport { try Viewport(size: Size(width: Double(width), height: 1024)) }

    func lowered(in viewport: Viewport) throws -> ViewNode {
        try renderer.lower(view, in: viewport, theme: .documented)
    }

    /// Places the nodes that `node` returns for the viewports of all widths.
    func swept(
        _ widths: some Collection<Int> = widths, _ node: (Viewport) throws -> ViewNode
    ) throws -> Benchmark.Outcome {
        var last: PlacedTree<ViewContent>?
        for width in widths {
            let viewport = try viewport(width: width)
            last = try node(viewport).placed(on: viewport.screenArea, snappedTo: 1)
        }
        guard let last else { preconditionFailure("there are widths to sweep") }
        return Benchmark.Outcome(last, runs: widths.count)
    }
}
