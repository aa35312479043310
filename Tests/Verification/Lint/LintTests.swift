import Framewright
import FramewrightVerification
import Testing

@MainActor
struct LintTests {
    private static let renderer = Renderer()

    private func rules(_ view: some View, insets: EdgeInsets = .zero) throws -> [Finding.Rule] {
        let viewport = try Viewport(size: Size(width: 100, height: 100), safeAreaInsets: insets)
        return try Self.renderer.layout(view, in: viewport, theme: .documented)
            .findings().filter(\.isError).map(\.rule)
    }

    @Test func `a correct screen has no findings`() throws {
        #expect(try rules(Text("ok").background(Color.white)).isEmpty)
    }

    @Test func `truncated text is found`() throws {
        #expect(try rules(Text("far too long for this").lineLimit(1).frame(width: 40)) == [.truncatedText])
    }

    @Test func `text larger than its box is found`() throws {
        #expect(try rules(Text("tall").font(.system(size: 30)).frame(height: 10)) == [.overflowingText])
    }

    @Test func `a letter wider than its space is found`() throws {
        let view = Text("W").font(.system(size: 30)).frame(width: 10)
        let viewport = try Viewport(size: Size(width: 100, height: 100))
        let findings = try Self.renderer.layout(view, in: viewport, theme: .documented).findings().filter(\.isError)
        #expect(findings.map(\.rule) == [.overflowingText])
        #expect(findings.first?.explanation.contains("\"W\" was offered 10") == true)
    }

    @Test func `clipped text is found, scrolled text is not`() throws {
        let long = Text("far too long for this").fixedSize()
        #expect(try rules(long.frame(width: 50).clipped()).contains(.overflowingText))
        #expect(try rules(ScrollView(.horizontal) { long }) == [])
        #expect(try rules(long.frame(width: 50).clipped().hidden()) == [])
    }

    @Test func `text under a notch is found, a background under it is not`() throws {
        let view = VStack {
            Text("top"); Spacer()
        }.ignoresSafeArea().background(Color.white)
        #expect(try rules(view, insets: EdgeInsets(top: 40)) == [.outsideSafeArea])
    }

    @Test func `overlapping siblings are found, layers are not`() throws {
        struct Pile: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
                proposal.replacingUnspecifiedDimensions()
            }
            func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
        }
        #expect(
            try rules(
                Pile()() {
                    Color.black; Color.white
                }) == [.overlap])
        #expect(
            try rules(
                ZStack {
                    Color.black; Color.white
                }
            ).isEmpty)
    }

    @Test func `a character without a font is found`() throws {
        #expect(try rules(Text("\u{10FFFD}")) == [.missingGlyph])
    }

    @Test func `a shape beyond the screen is found`() throws {
        #expect(try rules(Color.black.frame(width: 120, height: 20)) == [.outsideScreen])
    }

    @Test func `a shape without an area is found`() throws {
        #expect(try rules(Color.black.frame(width: 0)) == [.emptyFrame])
    }

    @Test func `of many findings of a rule the first are listed with the number of the others`() throws {
        let view = VStack(spacing: 0) { ForEach(0..<9, id: \.self) { _ in Color.red.frame(width: 0, height: 0) } }
        let findings = try Linting.findings(of: .emptyFrame, in: view)
        #expect(findings.count == 9)
        #expect(
            Finding.lines(of: findings, perRule: 5)
                == findings.prefix(5).map(\.description) + ["empty-frame: 4 more"])
        #expect(Finding.lines(of: findings, perRule: 9) == findings.map(\.description))
    }
}
