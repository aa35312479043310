import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// The screens at an accessibility text size on a phone held upright.
@MainActor
struct LargeTextTests {
    private func layout(_ scene: String) throws -> ScreenLayout {
        let view = try Catalogue.documented.find(scene).state.makeView()
        let viewport = try DeviceTable.shipped.device(named: "iphone-15").viewport(.portrait)
        let traits = Traits(dynamicTypeSize: .accessibility3)
        let session = Session(
            view, in: viewport, theme: .documented, traits: traits, renderer: Screenshots.renderer)
        return try session.layout()
    }

    @Test func `words and picture of the introduction scroll as one page`() throws {
        let layout = try layout("brocade/introduction")
        let (text, picture) = try (#require(layout.frame(of: "text")), #require(layout.frame(of: "picture")))
        let pages = layout.tree.nodes.filter { $0.payload.name == "ScrollView" }
        #expect(pages.count == 1 && picture.minY >= text.maxY + 31 && picture.maxY > 852, "\(text) \(picture)")
    }

    @Test func `the edited row of the colour editor begins at the safe area's top`() throws {
        let layout = try layout("course-colours/keyboard")
        let (before, row) = try (
            #require(layout.frame(of: "remark-target")), #require(layout.frame(of: "field-red"))
        )
        #expect(before.maxY <= 59.5 && row.minY >= 59 && row.minY < 80, "\(before) \(row)")
    }

    @Test(arguments: ["pet/dog", "pet/empty", "pet/counters"])
    func `both counters of the pet are below their titles`(scene: String) throws {
        let layout = try layout(scene)
        let frames = try ["happiness-count", "food-count"].map { try #require(layout.frame(of: $0)) }
        #expect(frames[0].minX == frames[1].minX)
    }

    @Test func `the score of swift-2048 is as wide as the board`() throws {
        let layout = try layout("game2048-swift/midgame")
        let (score, board) = try (#require(layout.frame(of: "score")), #require(layout.frame(of: "board")))
        #expect(abs(score.minX - board.minX) <= 0.5 && abs(score.width - board.width) <= 0.5 && score.height < 100)
    }

    @Test func `New Game of the web game stays in one line`() throws {
        #expect(try layout("game2048-web/midgame").fontSize(of: "New Game") != nil)
    }

    @Test func `swatches of the colour editor are square`() throws {
        let layout = try layout("course-colours/valid")
        #expect(try #require(layout.frame(of: "preview-red")).size == Size(width: 44, height: 44))
    }

    @Test func `headers of the rank list have one size`() throws {
        let layout = try layout("course-rank/podium")
        let sizes = ["rank", "name", "score"].compactMap { column in
            layout.frame(of: "header-\(column)").flatMap { frame in
                layout.displayList.items.lazy.compactMap { item in
                    if case .glyphs(let run, _) = item.command, frame.contains(run.origin) { run.size } else { nil }
                }.first
            }
        }
        #expect(sizes.count == 3 && Set(sizes).count == 1, "\(sizes)")
    }

    @Test func `numbers of the result are as large as their names`() throws {
        let layout = try layout("course-game/won-late")
        let (value, name) = (layout.fontSize(of: "999999999 s"), layout.fontSize(of: "Time"))
        #expect(value != nil && value == name)
    }
}
