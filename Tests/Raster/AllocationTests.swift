import FramewrightAllocationCounter
import FramewrightDrawing
import Testing

@testable import FramewrightRaster

/// Painting the same page again must not allocate, because all buffers are reused.
@Suite(.enabled(if: framewright_counts_allocations() == 1, "a sanitizer's allocator is not counted"))
struct AllocationTests {
    @Test func `the counter counts`() {
        framewright_start_counting()
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 1000, alignment: 8)
        let count = framewright_stop_counting()
        unsafe memory.deallocate()
        #expect(count == 1)
    }

    @Test(arguments: Page.all)
    func `a warm frame allocates at most a few blocks, for a rounded clip and a layer`(page: Page) throws {
        let list = DisplayList(200, 200, page.commands)
        var painter = Painter(glyphs: BoxGlyphs(), images: NoImages())
        var bitmap = try painter.paint(list, scale: 1)
        for _ in 0..<2 { try painter.paint(list, scale: 1, into: &bitmap) }
        framewright_start_counting()
        try painter.paint(list, scale: 1, into: &bitmap)
        #expect(framewright_stop_counting() <= page.most)
    }

    struct Page: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let commands: [DisplayList.Item.Command]
        var most: UInt64 = 0

        private static let ground = DisplayList.Item.Command.fillRect(rect(0, 0, 200, 200), .white)
        private static let gradients: [GradientPaint.Geometry] = [
            .linear(start: .zero, end: Point(x: 200, y: 200)),
            .radial(center: Point(x: 90, y: 90), startRadius: 0, endRadius: 100),
            .angular(center: Point(x: 90, y: 90), startAngle: .zero, endAngle: .degrees(360)),
        ]

        static let all = [
            Page(testDescription: "rectangles", commands: [ground, .fillRect(rect(10.5, 10, 90, 90), .black)]),
            Page(
                testDescription: "rounded rectangles",
                commands: [
                    ground, .fillRect(RoundedRect(Rect(x: 9.5, y: 9, width: 90, height: 90), radius: 12), .black),
                ]),
            Page(
                testDescription: "paths",
                commands: [
                    ground, .fillPath(Path(ellipseIn: Rect(x: 9, y: 9, width: 99, height: 70)), .nonzero, .black),
                ]),
            Page(
                testDescription: "gradients",
                commands: [ground]
                    + gradients.map {
                        .fillRect(rect(0, 0, 150, 150), Paint(.of($0, [.black, .white])))
                    }),
            Page(
                testDescription: "text",
                commands: [ground, text([1, 1, 1], size: 30, at: Point(x: 9, y: 60), advance: 20)]),
            Page(
                testDescription: "clips",
                commands: [
                    ground, .pushClip(RoundedRect(Rect(x: 9, y: 9, width: 99, height: 70), radius: 9)),
                    .fillRect(rect(0, 0, 150, 150), .black), .pop,
                ], most: 12),
            Page(
                testDescription: "layers",
                commands: [ground, .pushLayer(.init(opacity: 0.5)), .fillRect(rect(0, 0, 150, 150), .black), .pop],
                most: 8),
        ]
    }
}
