import FramewrightCodecs
import FramewrightDrawing
import FramewrightRaster
import FramewrightTestSupport
import Testing

/// Compares our fixtures with the output of other programs. Skipped if they are not installed.
struct SVGOracleTests {
    /// The scale in pixels per point: at twice the size edges cover a smaller part of the image.
    private static let scale = 2.0

    @Test(.enabled(if: ForeignProgram.resvg != nil, "resvg is not installed"), arguments: SVGSample.names)
    func `resvg gives the same image`(name: String) throws {
        let program = try #require(ForeignProgram.resvg)
        let path = "\(SVGSample.folder)/\(name)"
        let theirs = try withFile([]) { output in
            #expect(try program.run(["--zoom", "2", path, output]).status == 0)
            return try PNG.decode(SVGSample.contents(output))
        }
        try compare(theirs, name)
    }

    /// Fixtures in which librsvg 2.54 differs from resvg, which we agree with: boxes around rotated shapes, clip
    /// rules, the first dash of a rectangle, the overflow of symbols, and `transform-origin`, which it does not
    /// support.
    private static let otherInLibrsvg: Set = [
        "bounding-boxes.svg", "clip-paths.svg", "dashes.svg", "symbols.svg", "transform-origin.svg",
    ]

    @Test(
        .enabled(if: ForeignProgram.rsvg != nil, "rsvg-convert is not installed"),
        arguments: SVGSample.names.filter { !otherInLibrsvg.contains($0) })
    func `librsvg gives the same image`(name: String) throws {
        let program = try #require(ForeignProgram.rsvg)
        let path = "\(SVGSample.folder)/\(name)"
        let theirs = try withFile([]) { output in
            #expect(try program.run(["--zoom", "2", "--output", output, path]).status == 0)
            return try PNG.decode(SVGSample.contents(output))
        }
        try compare(theirs, name)
    }

    /// Edges may differ by sampling errors of a few points per pixel, and areas by rounding; nothing else may differ.
    private func compare(_ theirs: Bitmap, _ name: String) throws {
        let image = try SVG.decode(SVGSample.bytes(name))
        let ours = try SVGSample.painted(image, scale: Self.scale)
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
    static func painted(_ image: SVGImage, scale: Double) throws -> Bitmap {
        var painter = Painter(glyphs: NoGlyphs())
        return try painter.paint(image.displayList, scale: scale)
    }

    /// Returns the largest difference of the four components.
    static func difference(_ a: PremultipliedPixel, _ b: PremultipliedPixel) -> Int {
        max(
            max(abs(Int(a.red) - Int(b.red)), abs(Int(a.green) - Int(b.green))),
            max(abs(Int(a.blue) - Int(b.blue)), abs(Int(a.alpha) - Int(b.alpha))))
    }
}

/// Vector images contain no text.
private struct NoGlyphs: GlyphSource {
    func outline(of glyph: GlyphID, in font: FontID) -> GlyphOutline? { nil }
}
