import Framewright
import Testing

@testable import FramewrightVerification

@MainActor
struct ThemeSheetTests {
    private let dark = ##", "contexts": {"light": {}, "dark": {"color": {"background": {"$value": "#101010"}}}}"##

    @Test func `contexts with their own values are shown side by side, plain ones by their name`() throws {
        let theme = try Checking.theme(Checking.sound, dark)
        #expect(ThemeLook.looks(of: theme).map(\.title) == ["T".isolated + " · light", "T".isolated + " · dark"])
        #expect(ThemeLook.looks(of: try Checking.theme(Checking.sound)).map(\.title) == ["T".isolated])
    }

    @Test func `a swatch shows the lowest ratio of its declared pairs`() throws {
        let more =
            ##", "contrast": [{"fg": "color.ink", "bg": "color.background", "min": 4.5}, {"fg": "color.button.title", "bg": "color.button.background", "min": 12}]"##
        let groups = SwatchGroup.groups(of: try Checking.theme(Checking.sound, more))
        #expect(groups.map(\.title) == ["color", "color.button"])
        #expect(groups[0].swatches.map(\.name) == ["background", "ink"])
        #expect(groups[0].swatches.map(\.ratioText) == ["21", "21"])
        #expect(groups[1].swatches.allSatisfy { !$0.passes && $0.ratioText == "10.8" })
    }

    @Test func `a sheet is as wide as its panels and shows the theme's colours`() throws {
        let check = Catalogue([
            SceneDefinition("scene", summary: "", states: [("state", "", 0)]) { _ in Text("screen") }
        ])
        let sheet = ThemeSheet(check, renderer: Linting.renderer)
        let theme = try Checking.theme(Checking.sound, dark)
        let image = try sheet.image(of: [theme], screens: [Checking.cell])
        #expect(image.width == Int(SheetPage.width(2)) * 2)
        let shown = Set(image.pixels)
        for color in ["#003399", "#101010"] {
            #expect(shown.contains(PremultipliedPixel(try #require(SRGBColor(hex: color)))))
        }
    }

    @Test func `a sheet too high for two pixels per point has one`() throws {
        let colors = (0..<640).map { "\"c\($0)\": {\"$value\": \"#8899aa\"}" }.joined(separator: ", ")
        let sheet = ThemeSheet(Catalogue([]), renderer: Linting.renderer)
        let image = try sheet.image(of: [try Checking.theme(colors)], screens: [])
        #expect(image.width == Int(SheetPage.width(1)))
        #expect((8193...16_384).contains(image.height))
    }

    @Test func `a title of several lines does not cover the colours below it`() throws {
        func height(_ name: String) throws -> Int {
            let look = try #require(ThemeLook.looks(of: try Checking.theme(Checking.sound)).first).called(name)
            let groups = [
                SwatchGroup(
                    title: "g",
                    swatches: (0..<30).map { index in
                        Swatch(name: "swatch \(index)", color: .black, ink: nil, ratio: nil, minimum: nil)
                    })
            ]
            let panel = SheetPanel(look: look, groups: groups, rows: [], scale: 1)
            let layout = try Linting.renderer.layout(
                panel.fixedSize(), in: try Viewport(size: Size(width: 700, height: 2000)), theme: .documented)
            let texts = layout.tree.nodes.filter {
                if case .text(let text) = $0.payload.figure { text.string == "swatch 29" } else { false }
            }
            return try #require(texts.map { Int($0.frame.height * 10) }.first)
        }
        #expect(try height("a") == height(String(repeating: "many words ", count: 20)))
    }

    @Test(arguments: [1, 2, 4, 8])
    func `the columns of a difference table fill its width`(panels: Int) throws {
        let width = SheetPage.innerWidth(panels)
        let rows = (0..<30).map { DifferenceRow(name: "r\($0)", before: .black, after: .white, remark: "") }
        let layout = try Linting.renderer.layout(
            DifferenceTable(rows: rows, width: width).fixedSize(),
            in: try Viewport(size: Size(width: width, height: 2000)), theme: .documented)
        let names = layout.tree.nodes.filter {
            if case .text(let text) = $0.payload.figure { text.string.hasPrefix("r") } else { false }
        }
        let lefts = Set(names.map(\.frame.minX)).sorted()
        #expect(lefts.count == DifferenceTable.columns(in: width))
        // All columns have the same width and gaps of 16 points.
        let pitch = (width - 2 * SheetMetrics.panelPadding + 16) / Double(lefts.count)
        #expect(zip(lefts, lefts.dropFirst()).allSatisfy { abs($1 - $0 - pitch) < 1 }, "\(lefts) of \(width)")
    }

    @Test func `a difference lists added, removed and changed tokens with distance and location`() throws {
        let old = try Checking.theme(Checking.sound, dark)
        let new = try Checking.theme(
            Checking.sound.replacing("#000000", with: "#ffffff").replacing("\"title\"", with: "\"label\""), dark)
        let difference = ThemeDifference(from: old, to: new)
        #expect(
            difference.changes.map { "\($0.token) \($0.words)" } == [
                "color.ink #000000 -> #ffffff  100 apart", "color.button.title removed, was #ffffff",
                "color.button.label added, #ffffff",
            ])
        #expect(difference.summary == "1 token changed, 1 added, 1 removed")
        #expect(ThemeDifference(from: old, to: old).isEmpty)
        #expect(
            ThemeDifference(from: old, to: try Checking.theme(Checking.sound)).missingContexts == ["dark"],
            "light is the plain theme by another name")
    }
}
