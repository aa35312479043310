import Framewright
import Testing

@testable import FramewrightScreens

/// The 2048 screens for someone who wants larger text.
@MainActor
struct TextSizeTests {
    @Test(arguments: [
        ("game2048/late-game", "Score: 3086"), ("game2048/late-game", "Restart"),
        ("game2048-swift/late-game", "SCORE: 25112"), ("game2048-swift/start", "Start Game"),
        ("game2048-web/late-game", "New Game"),
    ])
    func `texts grow with the reader's text size`(scene: String, text: String) throws {
        let (usual, large) = (try height(text, scene, .large), try height(text, scene, .accessibility2))
        #expect(large > usual * 1.4, "\(usual) \(large)")
        #expect(try height(text, scene, .xxLarge) > usual * 1.05)
    }

    @Test(arguments: ["iphone-se-1", "iphone-15", "iphone-16-pro-max", "pixel-9"], DynamicTypeSize.allCases)
    func `the web game's introduction is clear of scores and board`(device: String, size: DynamicTypeSize) throws {
        let layout = try layout("game2048-web/late-game", size, on: device)
        let introduction = try #require(layout.frame(of: "introduction"))
        #expect(introduction.minY >= (try #require(layout.frame(of: "score"))).maxY)
        #expect(introduction.maxY <= (try #require(layout.frame(of: "board"))).minY)
    }

    /// The letters' size as they are drawn, shrunk where there was not the room.
    private func height(_ text: String, _ scene: String, _ size: DynamicTypeSize) throws -> Double {
        let layout = try layout(scene, size, on: "iphone-15")
        // A title in two lines is drawn as two texts.
        return try #require(
            text.split(separator: " ").compactMap { layout.fontSize(of: String($0)) }.first
                ?? layout.fontSize(of: text))
    }

    private func layout(_ scene: String, _ size: DynamicTypeSize, on device: String) throws -> ScreenLayout {
        try Screenshots.renderer.layout(
            Catalogue.documented.find(scene).state.makeView(),
            in: DeviceTable.shipped.device(named: device).viewport(.portrait), theme: .documented,
            traits: Traits(dynamicTypeSize: size))
    }
}
