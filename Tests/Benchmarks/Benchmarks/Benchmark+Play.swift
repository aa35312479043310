import Framewright
import FramewrightScreens

extension Benchmark {
    /// Games played through the screen: every swipe is a complete touch sequence, and every frame is laid out. The
    /// count is the number of swipes.
    static let play = ["game2048/start", "game2048-swift/new-game", "game2048-web/start", "course-game/start"].map {
        playing($0)
    }

    private static let swipesARun = 100

    private static func playing(_ reference: String) -> Benchmark {
        Benchmark(name: "play/\(reference)", summary: "\(swipesARun) swipes on a phone") {
            let scene = try Catalogue.documented.find(reference).state
            let phone = try DeviceTable.shipped.device(named: "iphone-15")
            let renderer = Renderer()
            var random = SceneRandom(state: 2048)
            return {
                let session = try Session(scene.makeView(), on: phone, theme: .documented, renderer: renderer)
                for _ in 0..<swipesARun {
                    try session.swipe(Session.SwipeDirection.allCases[Int(random.byte() & 3)])
                }
                return Outcome(items: swipesARun)
            }
        }
    }
}
