import Framewright
import Testing

@testable import FramewrightVerification

@MainActor
struct TokenChangeTests {
    private static let tokens = [
        "background": "#ffffff", "ink": "#102030", "tile": "#eeddcc", "twin": "#eeddcc", "veil": "#00000080",
        "shaded": "#ddeeff",
        "top": "#ff0000", "bottom": "#0000ff",
    ]

    private func layout(_ changes: [String: String], aside: Double = 0) throws -> ScreenLayout {
        let tokens = Self.tokens.merging(changes) { $1 }
        let source = tokens.sorted { $0.key < $1.key }.map { "\"\($0)\": {\"$value\": \"\($1)\"}" }.joined(
            separator: ", ")
        let theme = try Checking.theme(source)
        let view = VStack {
            ThemeColor("color.tile").frame(width: 40, height: 20)
            ThemeColor("color.twin").frame(width: 40, height: 20)
            Text("7").foregroundStyle(ThemeColor("color.ink")).accessibilityIdentifier("clock")
            Text("10").foregroundStyle(ThemeColor("color.ink")).padding(.leading, aside)
            ThemeColor("color.veil").frame(width: 30, height: 10)
            ThemeColor("color.shaded").frame(width: 30, height: 10).overlay(Color.black.opacity(0.4))
        }
        return try Linting.renderer.layout(
            view, in: try Viewport(size: Size(width: 100, height: 160)), theme: theme)
    }

    private func changes(
        _ changes: [String: String], aside: Double = 0, masks: [SnapshotMask] = []
    ) throws -> [String] {
        let (old, new) = (try layout([:]), try layout(changes, aside: aside))
        let renderer = Linting.renderer
        return new.changedTokens(
            from: try renderer.paint(old), to: try renderer.paint(new), outside: ImageMask(masks, on: new),
            background: "color.background", by: renderer
        ).map(\.description)
    }

    @Test func `a changed token is named with both colours, an unchanged one of the same colour is not`() throws {
        #expect(try changes(["tile": "#ff0000"]) == ["color.tile changed: #eeddcc became #ff0000"])
        #expect(try changes(["twin": "#ff0000"]) == ["color.twin changed: #eeddcc became #ff0000"])
    }

    @Test func `token that changed beside a masked view is named`() throws {
        let mask = SnapshotMask("clock", because: "it tells the time")
        #expect(try changes(["tile": "#ff0000"], masks: [mask]) == ["color.tile changed: #eeddcc became #ff0000"])
        #expect(try changes(["veil": "#00ff0080"], masks: [mask]) == ["color.veil changed: it is #00ff0080 now"])
    }

    @Test func `several tokens, text and the background are named`() throws {
        #expect(
            try changes(["ink": "#ff0000", "background": "#f0f0f0"]) == [
                "color.background changed: #ffffff became #f0f0f0", "color.ink changed: #102030 became #ff0000",
            ])
    }

    @Test func `a translucent token is named with its new colour`() throws {
        #expect(try changes(["veil": "#00ff0080"]) == ["color.veil changed: it is #00ff0080 now"])
    }

    @Test func `a token under a translucent area is named with its new colour`() throws {
        #expect(try changes(["shaded": "#ff0000"]) == ["color.shaded changed: it is #ff0000 now"])
    }

    @Test func `no token is named if only the layout changed`() throws {
        #expect(try changes([:], aside: 8).isEmpty)
    }
}
