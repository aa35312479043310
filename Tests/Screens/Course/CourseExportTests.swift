import Framewright
import FramewrightVerification
import Testing

@testable import FramewrightScreens

/// Plays the course app's animations to their end.
@MainActor
struct CourseExportTests {
    nonisolated static let animations = Catalogue.documented.animationReferences.filter { $0.hasPrefix("course-") }

    private func play(_ name: String, on device: String) throws -> (session: Session, frames: Int, remarks: [String]) {
        let (scene, animation) = try Catalogue.documented.findAnimation(name)
        let session = try Session(
            scene.makeView(of: animation), on: .shipped(device), theme: .documented, renderer: Screenshots.renderer)
        var (frames, remarks) = (0, [String]())
        try Player(session).play(animation.steps) { event in
            switch event {
            case .frame(let frame): frames += frame.count
            case .remark(_, let remark): remarks.append(remark)
            case .snapshot, .stepEnded: break
            }
        }
        return (session, frames, remarks)
    }

    @Test(arguments: animations, ["iphone-15", "ipad-mini-8-3"])
    func `an animation plays to its end without lint findings`(name: String, device: String) throws {
        let (session, frames, remarks) = try play(name, on: device)
        #expect(frames > 10 && remarks.isEmpty && !session.isAnimating, "\(remarks)")
        let findings = try session.layout().findings().filter(\.isError)
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test(arguments: [
        ("course-launch/start-game", "open-start"), ("course-game/end", "outcome"), ("course-game/win", "outcome"),
        ("course-game/nickname", "name-1"), ("course-rank/close", "open-rank"), ("course-colours/pick", "open-colors"),
    ])
    func `an animation ends at the right view`(name: String, view: String) throws {
        #expect(try play(name, on: "iphone-15").session.layout().frame(of: view) != nil)
    }

    @Test func `the launch animation lasts until the last tick`() throws {
        let (session, frames, _) = try play("course-launch/sequence", on: "iphone-15")
        #expect(abs(session.time - 4.94) < 1e-9 && (325...330).contains(frames))
        let rest = try Screenshots.layout("course-launch/rest", in: session.viewport)
        #expect(try session.layout().displayList == rest.displayList)
    }
}
