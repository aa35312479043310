import Framewright
import FramewrightVerification
import Testing

@MainActor
struct ShrinkingTextTests {
    /// A view that reads the text size.
    private struct Sized<Content: View>: View {
        @Environment(\.dynamicTypeSize) private var size
        @ViewBuilder let content: (DynamicTypeSize) -> Content

        var body: some View { content(size) }
    }

    private func findings(@ViewBuilder _ content: @escaping (DynamicTypeSize) -> some View) throws -> [Finding] {
        let linter = Linter(LintSettings().only([.shrinkingText]), renderer: Linting.renderer)
        let viewport = try Viewport(size: Size(width: 200, height: 200))
        return try linter.findings(of: { AnyView(Sized(content: content)) }, in: viewport, theme: .documented)
    }

    @Test func `a text that is smaller at a larger text size is found`() throws {
        let found = try findings { Text("Label").font(.system(size: $0 > .xxxLarge ? 12 : 20)) }
        #expect(found.map(\.level) == [.error])
        #expect(
            found.first?.explanation
                == #""Label" is 20 points at text size xxxLarge and 12 at accessibility1"#)
    }

    @Test func `a decrease between any two of the twelve sizes is found`() throws {
        for smaller in DynamicTypeSize.allCases.dropFirst() {
            #expect(try findings { Text("Label").font(.system(size: $0 == smaller ? 15 : 20)) }.count == 1)
        }
    }

    @Test func `a text that grows or stays equal is no finding`() throws {
        #expect(try findings { _ in Text("Label") } == [])
        #expect(try findings { _ in Text("Label").font(.system(size: 20)) } == [])
        #expect(try findings { _ in Text("Label").dynamicTypeSize(...DynamicTypeSize.xLarge) } == [])
    }

    @Test func `a text squeezed by a growing neighbour is found`() throws {
        let found = try findings { _ in
            HStack(spacing: 0) {
                Text("neighbour").fixedSize()
                Text("a long label").lineLimit(1).minimumScaleFactor(0.1)
            }
        }
        #expect(found.map { $0.explanation.hasPrefix("\"a long label\"") } == [true])
    }

    @Test func `a text fitted into constant space is no finding, up to one fitting step`() throws {
        #expect(
            try findings { _ in
                Text("a label").lineLimit(1).minimumScaleFactor(0.1).frame(width: 31)
            } == [])
    }

    @Test func `a text scaled down as a whole is found`() throws {
        #expect(try findings { Text("Label").font(.system(size: 20)).scaleEffect($0 > .large ? 0.5 : 1) }.count == 1)
    }

    @Test func `reordered texts are compared by their content`() throws {
        #expect(
            try findings { size in
                if size.isAccessibilitySize {
                    VStack {
                        Text("small").font(.system(size: 10)); Text("large").font(.system(size: 20))
                    }
                } else {
                    HStack {
                        Text("large").font(.system(size: 20)); Text("small").font(.system(size: 10))
                    }
                }
            } == [])
    }

    @Test func `a text with shorter content is compared by its identifier`() throws {
        let found = try findings { size in
            Text(size > .large ? "Best" : "Best score").font(.system(size: size > .large ? 10 : 20))
                .accessibilityIdentifier("best")
        }
        #expect(found.map(\.view) == ["best"])
    }

    @Test func `an exception exempts a text that is meant to shrink`() throws {
        #expect(
            try findings {
                Text("2").font(.system(size: $0 > .large ? 10 : 20))
                    .lintException(.shrinkingText, because: "a number is as large as its tile")
            } == [])
    }

    @Test func `a hidden text is not compared`() throws {
        #expect(try findings { Text("Label").font(.system(size: $0 > .large ? 10 : 20)).hidden() } == [])
    }

    @Test func `a sweep names sizes at which a text shrinks`() throws {
        let settings = LintSettings().only([.shrinkingText])
        let viewport = try Viewport(size: Size(width: 100, height: 100))
        let sweep = Sweep(in: viewport, theme: .documented, settings: settings, renderer: Linting.renderer)
        let report = try sweep.run(
            { AnyView(Sized { Text("Label").font(.system(size: $0 > .large ? 10 : 20)) }) },
            over: try #require(SweepArea("width=590...610,height=300")))
        #expect(report.layouts == 21)
        #expect(report.breaks.map(\.rule) == [.shrinkingText])
        let widths = report.breaks.flatMap(\.bands).flatMap(\.widths)
        #expect(widths == [590...590, 595...595, 599...600, 605...605, 610...610])
    }
}
