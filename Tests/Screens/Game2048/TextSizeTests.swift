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

    /// The letters' size as they are drawn, shrunk where there was not the room.
    private func height(_ text: String, _ scene: String, _ size: DynamicTypeSize) throws -> Double {
        let phone = try DeviceTable.shipped.device(named: "iphone-15")
        let layout = try Screenshots.renderer.layout(
            Catalogue.documented.find(scene).state.makeView(), in: phone.viewport(.portrait), theme: .documented,
            traits: Traits(dynamicTypeSize: size))
        // A title in two lines is drawn as two texts.
        return try #require(
            text.split(separator: " ").compactMap { layout.fontSize(of: String($0)) }.first
                ?? layout.fontSize(of: text))
    }
}
