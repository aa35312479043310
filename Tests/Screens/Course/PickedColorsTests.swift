import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// Tests that everything on a picked background is visible.
@MainActor
struct PickedColorsTests {
    /// Both extremes, the middle, the controls' own colours, and those of the channel names and of the result.
    nonisolated static let backgrounds = [
        RGBColor(red: 0, green: 0, blue: 0), RGBColor(red: 255, green: 255, blue: 255),
        RGBColor(red: 128, green: 128, blue: 128), RGBColor(red: 118, green: 118, blue: 118),
        RGBColor(red: 240, green: 90, blue: 40), RGBColor(red: 255, green: 233, blue: 138),
        RGBColor(red: 243, green: 163, blue: 51), RGBColor(red: 241, green: 104, blue: 33),
        RGBColor(red: 255, green: 0, blue: 0), RGBColor(red: 0, green: 255, blue: 0),
        RGBColor(red: 0, green: 0, blue: 255), RGBColor(red: 57, green: 62, blue: 70),
        RGBColor(red: 38, green: 42, blue: 49),
    ]

    private func theme(on background: RGBColor) -> Theme {
        Theme.documented.showing([.init(target: .background, color: background)])
    }

    private func contrast(_ token: String, _ theme: Theme, on background: RGBColor) throws -> Double {
        contrastRatio(try #require(theme.color("color.course.\(token)")), on: SRGBColor(background))
    }

    @Test(arguments: backgrounds)
    func `text and edges on the background are legible`(background: RGBColor) throws {
        let theme = theme(on: background)
        for token in ["launch.digit", "editor.label", "editor.confirm", "editor.cancel", "editor.error", "editor.edge"]
        {
            #expect(try contrast(token, theme, on: background) >= 4.5, "\(token)")
        }
        for token in ["editor.red", "editor.green", "editor.blue"] {
            #expect(try contrast(token, theme, on: background) >= 4.5, "\(token)")
        }
    }

    @Test(arguments: ShippedTheme.allCases, backgrounds)
    func `the channel names are legible on any background, in every theme and context`(
        shipped: ShippedTheme, background: RGBColor
    ) throws {
        let plain = try ThemeLoader.load(Array(shipped.source.utf8), name: "shipped.json")
        for theme in try [plain] + plain.contexts.map(plain.selecting) {
            let picked = theme.showing([.init(target: .background, color: background)])
            for token in ["editor.red", "editor.green", "editor.blue"] {
                #expect(try contrast(token, picked, on: background) >= 4.5, "\(token) \(theme.name)")
            }
        }
    }

    @Test(arguments: ["light", "dark"])
    func `in high contrast the channel names keep 7 to 1, or are black or white`(context: String) throws {
        let theme = try ShippedTheme.highContrast.theme.selecting(context: context)
        for background in Self.backgrounds + [RGBColor(red: 255, green: 220, blue: 80)] {
            let picked = theme.showing([.init(target: .background, color: background)])
            for token in ["editor.red", "editor.green", "editor.blue"] {
                let color = try #require(picked.color("color.course.\(token)"))
                let ratio = try contrast(token, picked, on: background)
                #expect(ratio >= 7 || color == .black || color == .white, "\(token) on \(background)")
            }
        }
    }

    @Test func `channel names are adjusted on a theme's own background, but not on the documented one`() throws {
        let cream = Theme.documented.replacing([
            "color.course.background": SRGBColor(red8: 250, green8: 236, blue8: 210)
        ])
        for token in ["editor.red", "editor.green", "editor.blue"] {
            #expect(
                try contrast(token, cream.showing([]), on: RGBColor(red: 250, green: 236, blue: 210)) >= 4.5, "\(token)"
            )
            let (own, shown) = (Theme.documented, Theme.documented.showing([]))
            #expect(own.color("color.course.\(token)") == shown.color("color.course.\(token)"))
        }
    }

    @Test func `a faint channel's name keeps its documented colour and has a line around it`() throws {
        let layout = try Screenshots.layout("course-colours/start", size: Size(width: 414, height: 736))
        let lines = layout.tree.nodes.filter { $0.payload.name == "Shadow" }
        // Four sides of "r:" and "b:"; "g:" is legible.
        #expect(lines.count == 8)
    }

    @Test func `a channel's name keeps its hue`() throws {
        let blue = try #require(theme(on: RGBColor(red: 38, green: 42, blue: 49)).color("color.course.editor.blue"))
        let red = try #require(theme(on: RGBColor(red: 250, green: 236, blue: 210)).color("color.course.editor.red"))
        #expect(blue.blue > blue.red && blue.red == blue.green && red.red > 0.5 && red.green == 0 && red.blue == 0)
    }

    @Test(arguments: backgrounds)
    func `a control stands out by its background or by its edge`(background: RGBColor) throws {
        let theme = theme(on: background)
        for token in ["launch.start", "launch.rank", "launch.colors", "button", "pausedButton", "label"] {
            let hasEdge = theme.color("color.course.\(token).edge") != nil
            let seen = try contrast(hasEdge ? "\(token).edge" : "\(token).background", theme, on: background)
            #expect(seen >= (hasEdge ? 4.5 : 1.5), "\(token)")
        }
    }

    @Test(arguments: [
        ("course-launch/rest", "open-start", RGBColor(red: 255, green: 233, blue: 138)),
        ("course-game/midgame", "exit", RGBColor(red: 240, green: 90, blue: 40)),
        ("course-game/midgame", "score", RGBColor(red: 240, green: 90, blue: 40)),
        ("course-colours/start", "field-red", RGBColor(red: 255, green: 255, blue: 255)),
    ])
    func `the edge is drawn in black on a bright background`(scene: String, view: String, background: RGBColor) throws {
        let viewport = try Viewport(size: Size(width: 414, height: 736), scale: 2)
        let tree = try Screenshots.layout(scene, in: viewport, theme: theme(on: background)).tree
        let index = try #require(tree.view(identified: view))
        let paints = tree.nodes[index..<tree.nodes[index].end].compactMap { node in
            if case .shape(_, let paint) = node.payload.figure { paint } else { nil }
        }
        #expect(paints.contains { $0.color == .black && $0.token?.hasSuffix("edge") == true })
    }

    @Test(arguments: ShippedTheme.allCases)
    func `Continue stands out from the background and from every other button`(shipped: ShippedTheme) throws {
        let plain = shipped.theme
        for theme in try [plain] + plain.contexts.map(plain.selecting) {
            let paused = try #require(theme.color("color.course.pausedButton.background"))
            let title = try #require(theme.color("color.course.pausedButton.title"))
            let others = ["color.course.background", "color.course.button.background"].compactMap { theme.color($0) }
            #expect(others.count == 2 && contrastRatio(title, on: paused) >= 4.5)
            #expect(contrastRatio(paused, on: others[0]) >= 7 && paused != others[1], "\(theme.name)")
        }
    }

    @Test(arguments: ShippedTheme.allCases)
    func `no shipped theme draws edges around controls`(theme: ShippedTheme) throws {
        let theme = try ThemeLoader.load(Array(theme.source.utf8), name: "shipped.json")
        for token in ["launch.start", "button", "pausedButton", "label"] {
            #expect(theme.color("color.course.\(token).edge") == nil)
        }
    }
}
