import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct PaintCellsTests {
    @Test(arguments: 1...60)
    func `painting cells equals blending the runs of each row`(seed: Int) {
        var random = Seeded(seed)
        let (width, height) = (Int.random(in: 1...90, using: &random), Int.random(in: 1...40, using: &random))
        let (x, y) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
        let part = PixelRect(
            x: x, y: y, width: Int.random(in: 1...width - x, using: &random),
            height: Int.random(in: 1...height - y, using: &random))
        let corners = (0..<Int.random(in: 3...12, using: &random)).map { _ in random.point(60, margin: 12) }
        let path = Path(polygon(corners).elements)
        let before = (0..<width * height).map { _ in random.pixel() }
        let color = seed.isMultiple(of: 3) ? PremultipliedPixel(packed: 0xff20_6040) : random.pixel()
        for rule in [FillRule.nonzero, .evenOdd] {
            let expected = blended(path, rule, part, before, width, color)
            var pixels = before
            var scan = CoverageScan()
            scan.accumulate(path, .identity, in: part)
            var y = part.y
            while y < part.rows.upperBound {
                if let next = paintRows(of: &scan, from: y, part, rule, &pixels, width, color) {
                    y = next
                } else {
                    scan.sweep(row: y, rule)
                    for row in scan.alikeRows.contains(y) ? scan.alikeRows : y..<y + 1 {
                        var span = pixels.mutableSpan
                        blendRuns(
                            scan.runs.kept.span.extracting(0..<scan.runs.count), &span, from: row * width + part.x,
                            with: color)
                        y = row + 1
                    }
                }
            }
            #expect(pixels == expected)
        }
    }

    private func paintRows(
        of scan: inout CoverageScan, from y: Int, _ part: PixelRect, _ rule: FillRule,
        _ pixels: inout [PremultipliedPixel], _ width: Int, _ color: PremultipliedPixel
    ) -> Int? {
        let rows = y..<min(y + 5, part.rows.upperBound)
        return scan.takeCells(ofRows: rows) { rows, grid, cells, marks, overlaps in
            var span = pixels.mutableSpan
            paintCells(
                rows, of: grid, rule, &cells, &marks, &overlaps, on: &span, from: y * width + part.x, rowLength: width,
                with: color)
        }
    }

    /// The reference: rows one by one, each in a band of its own.
    private func blended(
        _ path: Path, _ rule: FillRule, _ part: PixelRect, _ before: [PremultipliedPixel], _ width: Int,
        _ color: PremultipliedPixel
    ) -> [PremultipliedPixel] {
        var pixels = before
        var scan = CoverageScan()
        for y in part.rows {
            scan.accumulate(path, .identity, in: PixelRect(x: part.x, y: y, width: part.width, height: 1))
            scan.sweep(row: y, rule)
            var span = pixels.mutableSpan
            blendRuns(
                scan.runs.kept.span.extracting(0..<scan.runs.count), &span, from: y * width + part.x, with: color)
        }
        return pixels
    }
}
