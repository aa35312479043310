import Framewright
import FramewrightVerification
import Testing

@testable import FramewrightScreens

/// The named animations of the 2048 screens.
@MainActor
struct BoardExportTests {
    private nonisolated static let scenes = ["game2048", "game2048-swift", "game2048-web", "course-game"]

    @Test(arguments: scenes)
    func `every animation changes visibly and ends at rest without lint findings`(name: String) throws {
        let scene = try Catalogue.documented.find(name).scene
        #expect(scene.animations.count >= 5)
        for animation in scene.animations {
            let session = try Session(
                scene.makeView(of: animation), on: DeviceTable.shipped.device(named: "iphone-15"), theme: .documented,
                renderer: Screenshots.renderer)
            var pictures = 0
            try Player(session, rate: .sixty).play(animation.steps) { event in
                if case .frame = event { pictures += 1 }
            }
            #expect(pictures >= 2, "\(name)/\(animation.name)")
            #expect(!session.isAnimating)
            let findings = try session.layout().findings().filter(\.isError)
            #expect(findings.isEmpty, "\(name)/\(animation.name): \(findings)")
        }
    }
}
