import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// Compares both halves of a canvas pixel by pixel.
@MainActor
struct BrocadeMirrorTests {
    /// Returns the canvas, cropped from the painted screen.
    private func canvas(_ state: String, width: Double, scale: Double) throws -> Bitmap {
        let viewport = try Viewport(size: Size(width: width, height: width * 1.9), scale: scale)
        let layout = try Screenshots.layout("brocade/\(state)", in: viewport)
        let frame = try #require(layout.frame(of: state == "won" ? "bands" : "canvas"))
        return try Screenshots.renderer.paint(layout).part(
            x: Int(frame.minX * scale), y: Int(frame.minY * scale), width: Int(frame.width * scale),
            height: Int(frame.height * scale))
    }

    /// On canvases whose stitches are whole eighths of pixels. The documented size allows two levels of coverage.
    @Test(arguments: [1, 2, 3], [("puzzle", 624), ("small", 416), ("big", 416)])
    func `the right half is the exact mirror image of the left`(
        scale: Double, canvas: (state: String, width: Double)
    ) throws {
        #expect(try self.canvas(canvas.state, width: canvas.width, scale: scale).mirrorDifference == 0)
    }

    @Test(arguments: ["puzzle", "small", "big", "create", "circle", "all-motifs"])
    func `at the documented size the halves differ only by rounding`(state: String) throws {
        #expect(try canvas(state, width: 375, scale: 2).mirrorDifference <= 2)
    }

    @Test func `the line between the halves ends as far from the canvas's bottom as it begins from its top`() throws {
        let canvas = try canvas("create-empty", width: 375, scale: 2)
        let line = { (y: Int) in canvas.part(x: canvas.width / 2 - 1, y: y, width: 2, height: 1) }
        #expect((4..<60).allSatisfy { line($0) == line(canvas.height - 1 - $0) })
    }

    @Test(arguments: BrocadeSize.allCases)
    func `all pieces in their cells equal the whole cloth`(size: BrocadeSize) throws {
        var cells: [Int?] = Array(0..<size.pieceCount)
        cells.swapAt(0, 1)
        let puzzle = try BrocadePuzzle(size: size, cells: cells, bar: [])
        let viewport = try Viewport(size: Size(width: 624, height: 1100))
        let layout = try Screenshots.renderer.layout(
            BrocadePuzzleScreen(state: BrocadePuzzleState(puzzle)), in: viewport, theme: .documented)
        let top = Int(try #require(layout.frame(of: "canvas")).minY)
        let whole = try Screenshots.renderer.paint(
            Screenshots.renderer.layout(
                ArtworkView(Brocade.cloth).background(ThemeColor("color.brocade.cloth")),
                in: Viewport(size: Size(width: 624, height: 936)), theme: .documented))
        // Without the first row, where two pieces have changed places, the line in the middle and the canvas's outline.
        let row = 312 / size.columns
        let shown = try Screenshots.renderer.paint(layout).part(x: 1, y: top + row, width: 307, height: 935 - row)
        let isSame = shown == whole.part(x: 1, y: row, width: 307, height: 935 - row)
        #expect(isSame)
    }
}
