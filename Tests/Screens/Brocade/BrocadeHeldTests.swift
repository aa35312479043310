import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// Tests of a dragged piece and its mirror image, and of the caption beside the canvas.
@MainActor
struct BrocadeHeldTests {
    /// Paints the screen with a piece dragged from the bar so that its mirror image is centred at a point.
    private func picture(imageAt place: Point, size: Size) throws -> Bitmap {
        let measures = BrocadeMeasures(size: size, safeAreaInsets: .zero)
        let puzzle = try BrocadePuzzle(size: .normal, cells: Array(repeating: nil, count: 27), bar: Array(0..<27))
        let finger = Point(x: 2 * measures.canvas.midX - place.x, y: place.y)
        let held = HeldPiece(origin: .shelf(0), center: measures.cells(at: finger, in: .normal))
        return try Screenshots.renderer.paint(
            Screenshots.renderer.layout(
                BrocadePuzzleScreen(state: BrocadePuzzleState(puzzle, held: held)), in: Viewport(size: size),
                theme: .documented))
    }

    /// On both screens the bar starts at 603 points.
    @Test(arguments: [(375.0, 667.0, [(250.0, 620.0), (320, 630)]), (667, 375, [(630, 200), (640, 300)])])
    func `the mirror image of a dragged piece is never visible over the bar`(
        width: Double, height: Double, places: [(Double, Double)]
    ) throws {
        let size = Size(width: width, height: height)
        let bars = try places.map { place in
            let picture = try picture(imageAt: Point(x: place.0, y: place.1), size: size)
            return height > width
                ? picture.part(x: 200, y: 603, width: 175, height: 64)
                : picture.part(x: 603, y: 80, width: 64, height: 295)
        }
        #expect(bars[0] == bars[1])
    }

    @Test func `over the canvas the mirror image is visible`() throws {
        let size = Size(width: 375, height: 667)
        let halves = try [Point(x: 250, y: 200), Point(x: 320, y: 300)].map {
            try picture(imageAt: $0, size: size).part(x: 200, y: 0, width: 175, height: 600)
        }
        #expect(halves[0] != halves[1])
    }

    @Test(arguments: [(568.0, 320.0), (844, 390), (1366, 1024)])
    func `beside the canvas the caption is centred between weave and edge`(
        width: Double, height: Double
    ) throws {
        let layout = try Screenshots.layout("brocade/won", size: Size(width: width, height: height))
        let measures = BrocadeMeasures(size: Size(width: width, height: height), safeAreaInsets: .zero)
        let name = try #require(
            layout.tree.nodes.first { node in
                if case .text(let text) = node.payload.figure { text.string == "Dàlì shén" } else { false }
            }?.frame)
        let weave = measures.canvas.maxX + Selvedges(measures: measures).innerEdge
        #expect(abs((name.minX - weave) - (width - name.maxX)) <= 1)
        #expect(width - name.maxX >= (width - weave) * 0.13)
    }
}
