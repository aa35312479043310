import FramewrightDrawing
import Testing

struct StrokeStyleAnimationTests {
    private func half(_ first: StrokeStyle, _ second: StrokeStyle) -> StrokeStyle {
        var style = second
        style.animatableData =
            second.animatableData + (first.animatableData - second.animatableData).scaled(by: 0.5)
        return style
    }

    @Test func `widths, limits, dashes and phases are interpolated`() {
        let middle = half(
            StrokeStyle(lineWidth: 2, miterLimit: 10, dash: [4, 2], dashPhase: 0),
            StrokeStyle(lineWidth: 4, lineCap: .round, miterLimit: 20, dash: [8, 6], dashPhase: 10))
        #expect(middle == StrokeStyle(lineWidth: 3, lineCap: .round, miterLimit: 15, dash: [6, 4], dashPhase: 5))
    }

    @Test func `dash patterns of different lengths change at once`() {
        let (solid, dashed) = (StrokeStyle(lineWidth: 2), StrokeStyle(lineWidth: 4, dash: [8, 6]))
        #expect(half(solid, dashed) == StrokeStyle(lineWidth: 3, dash: [8, 6]))
        #expect(half(dashed, solid) == StrokeStyle(lineWidth: 3))
        #expect(half(StrokeStyle(dash: [1]), dashed).dash == [8, 6])
    }

    @Test func `a spring that overshoots below zero keeps widths at zero`() {
        var style = StrokeStyle(lineWidth: 1, dash: [1, 1])
        style.animatableData = style.animatableData.scaled(by: -1)
        #expect(style.lineWidth == 0 && style.dash == [0, 0])
    }
}
