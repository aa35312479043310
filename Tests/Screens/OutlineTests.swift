import Framewright
import FramewrightDocuments
import FramewrightVerification
import Testing

@testable import FramewrightScreens

/// Outlines of the documented screens.
@MainActor
struct OutlineTests {
    private static let renderer = Renderer()

    private func layout(_ reference: String) throws -> ScreenLayout {
        let viewport = try DeviceTable.shipped.device(named: "iphone-15").viewport(.portrait)
        let (_, state) = try Catalogue.documented.find(reference)
        return try Self.renderer.layout(state.makeView(), in: viewport, theme: .documented)
    }

    @Test func `a full board of 2048 takes at most 1200 characters, its layout ten times as many`() throws {
        let layout = try layout("game2048/late-game")
        let outline = ScreenOutline(layout).text
        let document = LayoutDocument(layout, scene: "game2048/late-game", theme: .documented).text
        #expect(outline.count <= 1_200 && document.count > 12_000)
        for line in [
            #"  BoardLayout id=board 20,250 353x353"#, #"    ZStack "1024" id=tile-3-3 289,518 84x85"#,
            #"  Text "Score: 3086" id=score 130,200 134x29"#, #"  Button "Restart" id=restart 303,59 70x30"#,
        ] {
            #expect(outline.split(separator: "\n").contains(line[...]), "\(line)")
        }
    }

    @Test(arguments: Catalogue.documented.references)
    func `an outline has every identifier of a visible view on the screen, and no finding`(reference: String) throws {
        let layout = try layout(reference)
        let outline = ScreenOutline(layout)
        let bounds = Rect(origin: .zero, size: layout.viewport.size)
        var index = 0
        while index < layout.tree.nodes.count {
            let node = layout.tree.nodes[index]
            let isVisible = !node.payload.hidesContent && node.frame.overlap(with: bounds) != nil
            if isVisible, let identifier = node.payload.identifier {
                #expect(outline.text.contains("id=\(identifier)"), "\(identifier)")
            }
            index = node.payload.hidesContent ? node.end : index + 1
        }
        #expect(outline.lines.allSatisfy { $0.printable() == $0 })
        #expect(outline.entries.allSatisfy { !$0.line.hasPrefix("!") } && !outline.text.contains(" ! "))
    }
}
