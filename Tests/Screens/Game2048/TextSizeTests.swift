import Framewright
import Testing

@testable import FramewrightScreens

/// Tests of the 2048 screens with larger text sizes.
@MainActor
struct TextSizeTests {
    @Test(arguments: [
        ("game2048/late-game", "Score: 3086"), ("game2048/late-game", "Restart"),
        ("game2048-swift/late-game", "SCORE: 25112"), ("game2048-swift/start", "Start Game"),
        ("game2048-web/late-game", "New Game"),
    ])
    func `texts grow with the text size`(scene: String, text: String) throws {
        let (usual, large) = (try height(text, scene, .large), try height(text, scene, .accessibility2))
        #expect(large > usual * 1.4, "\(usual) \(large)")
        #expect(try height(text, scene, .xxLarge) > usual * 1.05)
    }

    /// Scenes with panels and boxes. The tolerance is that of the search for a fitting size.
    @Test(
        arguments: [
            "course-launch/rest", "course-game/won", "course-game/lost", "course-colours/all-invalid",
            "course-rank/podium", "game2048/late-game", "game2048-swift/late-game", "game2048-web/won",
            "game2048-web/lost",
        ], ["iphone-se-1", "iphone-15", "ipad-mini-8-3", "ipad-pro-12-9"])
    func `no text is smaller at a larger text size, in either orientation`(scene: String, device: String) throws {
        for orientation in Orientation.allCases {
            var before: [String: Double] = [:]
            for size in DynamicTypeSize.allCases {
                let sizes = try sizes(scene, size, on: device, orientation)
                for (text, points) in sizes {
                    #expect(points >= 0.97 * (before[text] ?? 0), "\(text) at \(size): \(before[text] ?? 0), \(points)")
                }
                before = sizes
            }
        }
    }

    @Test(
        arguments: [
            ("course-game/won", ["You won!", "Steps", "New Game"]), ("course-game/lost", ["Game over", "Steps"]),
            ("game2048-web/won", ["You win!", "Keep going", "SCORE", "BEST"]), ("game2048-web/lost", ["Game over!"]),
        ], ["iphone-se-1", "iphone-15", "ipad-mini-8-3", "ipad-pro-12-9"])
    func `texts of panels and boxes grow with the text size, in either orientation`(
        place: (scene: String, texts: [String]), device: String
    ) throws {
        for orientation in Orientation.allCases {
            let usual = try sizes(place.scene, .large, on: device, orientation)
            let large = try sizes(place.scene, .accessibility3, on: device, orientation)
            for text in place.texts {
                #expect(try #require(large[text]) > 1.1 * #require(usual[text]), "\(text) \(orientation)")
            }
        }
    }

    /// Returns the largest size of every text that is not split into lines.
    private func sizes(_ scene: String, _ size: DynamicTypeSize, on device: String, _ orientation: Orientation) throws
        -> [String: Double]
    {
        let layout = try Screenshots.renderer.layout(
            Catalogue.documented.find(scene).state.makeView(),
            in: DeviceTable.shipped.device(named: device).viewport(orientation), theme: .documented,
            traits: Traits(dynamicTypeSize: size))
        let runs = layout.displayList.items.compactMap { item in
            if case .glyphs(let run, _) = item.command { run } else { nil }
        }
        return Dictionary(runs.map { ($0.text, $0.size) }, uniquingKeysWith: max)
    }

    @Test(arguments: ["iphone-se-1", "iphone-15", "iphone-16-pro-max", "pixel-9"], DynamicTypeSize.allCases)
    func `the web game's introduction does not overlap scores and board`(device: String, size: DynamicTypeSize) throws {
        let layout = try layout("game2048-web/late-game", size, on: device)
        let introduction = try #require(layout.frame(of: "introduction"))
        #expect(introduction.minY >= (try #require(layout.frame(of: "score"))).maxY)
        #expect(introduction.maxY <= (try #require(layout.frame(of: "board"))).minY)
    }

    /// Returns the size of the letters as drawn, after shrinking.
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
