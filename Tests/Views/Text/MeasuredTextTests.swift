import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography
import FramewrightViews
import Testing

/// Frames of texts measured on Apple's platforms, reproduced with a `TextMeasurer` that returns the measured widths.
@MainActor
struct MeasuredTextTests {
    private func frame(of view: some View, in size: Size, font: TabularFont, scale: Double) throws -> Rect {
        let lowering = Lowering(
            environment: EnvironmentValues(), measurer: TabularTypesetter(font, pixelScale: scale),
            report: Lowering.Report())
        let screen = ScreenArea(size: size)
        let tree = try lowering.root(view).resolved(on: screen).placed(on: screen, snappedTo: scale)
        return try #require(tree.nodes.first { $0.payload.name == "Text" }).frame
    }

    /// Returns a font whose letters are `width` points wide at 17 points, with lines 16 points high.
    private func font(letter: Int, ellipsis: Int = 0) -> TabularFont {
        TabularFont(
            name: "SF", unitsPerEm: 34, ascent: 26, descent: 6, capHeight: 24, advances: ["…": ellipsis],
            defaultAdvance: letter)
    }

    @Test func `a text of 74 in a flexible frame of 300 by 150 is at 113, 67`() throws {
        let view = Text("word").font(.system(size: 17))
            .frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150)
        let frame = try frame(of: view, in: Size(width: 300, height: 150), font: font(letter: 37), scale: 1)
        #expect(frame == Rect(x: 113, y: 67, width: 74, height: 16))
    }

    @Test func `a middle-truncated text is 193 wide and centred in its 200`() throws {
        let view = Text("abcdefghijklmnopqrstuvwxyz").font(.system(size: 17)).lineLimit(1).truncationMode(.middle)
            .frame(width: 200)
        let frame = try frame(
            of: view, in: Size(width: 200, height: 16), font: font(letter: 21, ellipsis: 29), scale: 2)
        #expect(frame.width == 193 && frame.minX == 3.5)
    }

    @Test func `a text of 46.5 at 185.75 is drawn at 186 at scale 2`() throws {
        let view = Text("abc").font(.system(size: 17))
        let frame = try frame(of: view, in: Size(width: 418, height: 16), font: font(letter: 31), scale: 2)
        #expect(frame.minX == 186 && frame.width == 46.5)
    }

    @Test func `two lines of body text are one text of 42.333, two texts are each 20.333`() throws {
        let sanFrancisco = TabularFont(
            name: "SF", unitsPerEm: 2048, ascent: 1950, descent: 494, capHeight: 1443, defaultAdvance: 1024)
        let size = Size(width: 400, height: 200)
        let one = try frame(of: Text("One\nTwo"), in: size, font: sanFrancisco, scale: 3)
        #expect(abs(one.height - 42.333) < 0.001)
        let apart = VStack(spacing: 0) {
            Text("One")
            Text("Two")
        }
        #expect(try abs(frame(of: apart, in: size, font: sanFrancisco, scale: 3).height - 20.333) < 0.001)
    }
}
