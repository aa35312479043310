import Framewright
import Testing

/// Tests that a character without a font is drawn as a box, neither omitted nor replaced by another letter.
@MainActor
struct MissingGlyphTests {
    nonisolated private static let faces: [Font] = [
        .system(size: 40), .custom("Arial", size: 40), .system(size: 40, design: .serif),

    ]

    @Test(arguments: faces)
    func `a character without a font is painted as a box about as high as a capital, or higher`(font: Font) throws {
        let box = try painted(Text("\u{10FFFD}").font(font))
        let ink = try #require(box.ink)
        let capital = try #require(try painted(Text("H").font(font)).ink)
        #expect(ink.rows.count * 10 >= capital.rows.count * 9 && ink.columns.count * 2 > ink.rows.count)
        for row in [ink.rows.lowerBound, ink.rows.upperBound - 1] {
            // Coverage may be too low at corners.
            #expect(ink.columns.dropFirst().dropLast().allSatisfy { box.isInk($0, row) }, "a side is open")
        }
        for column in [ink.columns.lowerBound, ink.columns.upperBound - 1] {
            // A striped box has gaps in its sides.
            #expect(ink.rows.count { box.isInk(column, $0) } * 3 > ink.rows.count * 2, "a side is open")
        }
    }

    @Test(arguments: faces)
    func `all characters without a font look the same, and unlike any letter`(font: Font) throws {
        let box = try painted(Text("\u{10FFFD}").font(font))
        #expect(try painted(Text("\u{10A60}").font(font)) == box)
        for letter in [" ", "?", "H", "\u{25A1}"] { #expect(try painted(Text(letter).font(font)) != box) }
    }

    private func painted(_ text: some View) throws -> Bitmap {
        let screen = try Viewport(size: Size(width: 80, height: 80), scale: 1)
        let renderer = Renderer()
        return try renderer.paint(try renderer.layout(text, in: screen, theme: .documented))
    }
}

extension Bitmap {
    fileprivate func isInk(_ column: Int, _ row: Int) -> Bool { self[column, row].red < 128 }

    /// The bounds of all dark pixels.
    fileprivate var ink: (columns: Range<Int>, rows: Range<Int>)? {
        let columns = (0..<width).filter { column in (0..<height).contains { isInk(column, $0) } }
        let rows = (0..<height).filter { row in (0..<width).contains { isInk($0, row) } }
        guard let left = columns.first, let right = columns.last, let top = rows.first, let bottom = rows.last else {
            return nil
        }
        return (left..<right + 1, top..<bottom + 1)
    }
}
