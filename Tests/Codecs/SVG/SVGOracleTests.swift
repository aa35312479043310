import FramewrightCodecs
import FramewrightDrawing
import FramewrightRaster
import FramewrightTestSupport
import Testing

/// Other programs paint our fixtures, and so do we. Skipped, visibly, where they are not installed.
struct SVGOracleTests {
    /// Pixels a point: at twice the size edges are a smaller part of the picture.
    private static let scale = 2.0

    @Test(.enabled(if: ForeignProgram.resvg != nil, "resvg is not installed"), arguments: SVGSample.names)
    func `resvg paints the same`(name: String) throws {
        let program = try #require(ForeignProgram.resvg)
        let path = "\(SVGSample.folder)/\(name)"
        let theirs = try withFile([]) { output in
            #expect(try program.run(["--zoom", "2", path, output]).status == 0)
            return try PNG.decode(SVGSample.contents(output))
        }
        try compare(theirs, name)
    }

    /// Where librsvg 2.54 paints something else than resvg, which we agree with: boxes around turned shapes, rules of
    /// clips, the first dash of a rectangle, the overflow of symbols, and `transform-origin`, which it does not know.
    private static let otherInLibrsvg: Set = [
        "bounding-boxes.svg", "clip-paths.svg", "dashes.svg", "symbols.svg", "transform-origin.svg",
    ]

    @Test(
        .enabled(if: ForeignProgram.rsvg != nil, "rsvg-convert is not installed"),
        arguments: SVGSample.names.filter { !otherInLibrsvg.contains($0) })
    func `librsvg paints the same`(name: String) throws {
        let program = try #require(ForeignProgram.rsvg)
        let path = "\(SVGSample.folder)/\(name)"
        let theirs = try withFile([]) { output in
            #expect(try program.run(["--zoom", "2", "--output", output, path]).status == 0)
            return try PNG.decode(SVGSample.contents(output))
        }
        try compare(theirs, name)
    }

    /// Edges may differ by what sampling at a few points a pixel misses, areas by rounding; nothing else.
    private func compare(_ theirs: Bitmap, _ name: String) throws {
        let picture = try SVG.decode(SVGSample.bytes(name))
        let ours = try SVGSample.painted(picture, scale: Self.scale)
        try #require(ours.size == theirs.size)
        let differences = zip(ours.pixels, theirs.pixels).map { SVGSample.difference($0, $1) }
        let mean = Double(differences.reduce(0, +)) / Double(differences.count)
        let strong = differences.filter { $0 > 96 }.count
        #expect(
            mean < 1.25 && strong <= 8,
            "\(name): mean \(mean), \(strong) pixels beyond 96, worst \(differences.max() ?? 0)")
    }
}

extension SVGSample {
    static func painted(_ picture: SVGImage, scale: Double) throws -> Bitmap {
        var painter = Painter(glyphs: NoGlyphs())
        return try painter.paint(picture.displayList, scale: scale)
    }

    /// The largest of the four components.
    static func difference(_ a: PremultipliedPixel, _ b: PremultipliedPixel) -> Int {
        max(
            max(abs(Int(a.red) - Int(b.red)), abs(Int(a.green) - Int(b.green))),
            max(abs(Int(a.blue) - Int(b.blue)), abs(Int(a.alpha) - Int(b.alpha))))
    }
}

/// Vector pictures hold no text.
private struct NoGlyphs: GlyphSource {
    func outline(of glyph: GlyphID, in font: FontID) -> GlyphOutline? { nil }
}
