import Framewright
import FramewrightVerification
import Testing

@MainActor
struct SweepTests {
    private func sweep(_ view: @escaping () -> some View, _ area: String, jobs: Int = 1) throws -> SweepReport {
        let viewport = try Viewport(size: Size(width: 100, height: 100))
        let settings = LintSettings().only([.truncatedText, .outsideScreen])
        let sweep = Sweep(in: viewport, theme: .documented, settings: settings, renderer: Linting.renderer)
        return try sweep.run({ AnyView(view()) }, over: try #require(SweepArea(area)), jobs: jobs)
    }

    /// A block 70 points wide and 30 high.
    private var block: some View { Color.black.frame(width: 70, height: 30) }

    @Test func `the failing widths and heights are named exactly`() throws {
        let report = try sweep({ block }, "width=50...90,height=20...40")
        #expect(report.layouts == 41 * 21 && report.breaks.count == 1)
        let found = try #require(report.breaks.first)
        // A shape may extend half a point over either side, which is below the tolerance of one pixel.
        #expect(
            found.bands.map(\.description) == [
                "widths 50...90 at heights 20...27", "widths 50...67 at heights 28...40",
            ])
        #expect(found.count == 41 * 8 + 18 * 13)
        #expect(found.smallest == Size(width: 50, height: 20))
    }

    @Test func `every size of a sweep gives the findings of a single screen`() throws {
        let report = try sweep(
            { Text("some words on a line").lineLimit(1).padding(3) }, "width=40...240/7,height=30...60/9")
        for column in 0..<report.area.width.count {
            let size = report.area.size(column, 1)
            let view = Text("some words on a line").lineLimit(1).padding(3)
            let alone = try Linting.findings(of: .truncatedText, in: view, size: size)
            let inSweep = report.breaks.contains { found in
                found.bands.contains { band in
                    band.heights.contains(Int(size.height)) && band.widths.contains { $0.contains(Int(size.width)) }
                }
            }
            #expect(inSweep == !alone.isEmpty, "\(size)")
        }
    }

    /// Its content depends on its frame, so it must be lowered at every size.
    private var reader: some View {
        GeometryReader { frame in Color.black.frame(width: frame.size.width > 60 ? 200 : 10, height: 10) }
    }

    @Test func `screens that depend on frames are swept too`() throws {
        let report = try sweep({ reader }, "width=50...70,height=40")
        #expect(report.breaks.first?.bands.map(\.description) == ["widths 61...70 at heights 40"])
    }

    private struct Wide: View {
        @Environment(\.horizontalSizeClass) private var sizeClass

        var body: some View { Color.black.frame(width: sizeClass == .regular ? 2000 : 10, height: 10) }
    }

    @Test func `size classes change during a sweep`() throws {
        let report = try sweep({ Wide() }, "width=590...610,height=470...490/10")
        #expect(report.breaks.first?.bands.map(\.description) == ["widths 600...610 at heights 470...490"])
    }

    @Test func `any number of threads gives the same result, and progress is reported`() throws {
        let alone = try sweep({ block }, "width=50...90,height=20...40")
        #expect(try sweep({ block }, "width=50...90,height=20...40", jobs: 7) == alone)
        var told: [Int] = []
        let sweep = Sweep(in: try Viewport(size: Size(width: 9, height: 9)), theme: .documented)
        let area = try #require(SweepArea("width=50...59,height=20...29"))
        _ = try sweep.run({ AnyView(EmptyView()) }, over: area, jobs: 2) { told.append($0) }
        #expect(told == [40, 80, 100])
    }

    @Test(arguments: [
        "", "width=3", "width=3,height=", "width=9...3,height=1", "width=0,height=1", "width=1,height=1,width=2",
        "width=1...2/0,height=1", "width=1..2,height=1", "width=1,height=99999", "wide=1,height=1",
        "width=1/2/3,height=1",
    ])
    func `an invalid area is nil`(text: String) { #expect(SweepArea(text) == nil) }
}
