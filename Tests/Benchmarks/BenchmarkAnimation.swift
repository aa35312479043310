import ArgumentParser
import Framewright
import FramewrightScreens

/// The exported animations: 60 frames, one second.
enum BenchmarkAnimation: String, CaseIterable, ExpressibleByArgument {
    /// `SlidingTiles`: twelve tiles, all moving at positions between pixels.
    case sliding
    /// The documented 2048 board: four swipes that slide, merge and spawn tiles. Most of the screen is static.
    case board

    static let pixels = "780x1688"

    @MainActor
    func animation() throws -> PlayableAnimation {
        let viewport = try Viewport(size: Size(width: 390, height: 844), scale: 2)
        switch self {
        case .sliding:
            return PlayableAnimation([.tap("board"), .wait(1)], in: viewport, theme: .documented) {
                AnyView(SlidingTiles())
            }
        case .board:
            let scene = try Catalogue.documented.find("game2048").scene
            return PlayableAnimation(Self.swipes, in: viewport, theme: .documented) {
                try scene.makeView(fromDocument: Array(Self.lateGame.utf8), file: "board")
            }
        }
    }

    /// One swipe per quarter of a second: slides and merges have ended (0.2 s), a new tile is still appearing.
    private static let swipes = [Session.SwipeDirection.left, .down, .right, .up]
        .flatMap { [PlayStep.swipe($0), .wait(0.15)] }

    /// Thirteen tiles; each swipe moves most of them and merges some.
    private static let lateGame = """
        {"scene": "game2048", "version": 1, "state": {
            "board": [[2, 0, 8, 2], [16, 16, 0, 4], [0, 128, 64, 8], [1024, 512, 256, 64]]}}
        """
}
