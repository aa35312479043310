import Framewright
import FramewrightModels
import FramewrightTestSupport
import FramewrightVerification
import Testing

@testable import FramewrightScreens

/// Tests of the named animations of brocade, calculator and pet.
@MainActor
struct PuzzleAnimationTests {
    nonisolated static let references = ["brocade", "calculator", "pet"].flatMap { name in
        Catalogue.documented.scenes.filter { $0.name == name }
            .flatMap { scene in scene.animations.map { "\(scene.name)/\($0.name)" } }
    }

    private func animation(_ reference: String, _ orientation: Orientation = .portrait, on id: String = "iphone-8")
        throws
        -> (events: [PlayEvent], session: Session)
    {
        let (scene, animation) = try Catalogue.documented.findAnimation(reference)
        let session = try Session(
            scene.makeView(of: animation), in: DeviceTable.shipped.device(named: id).viewport(orientation),
            theme: .documented, renderer: Screenshots.renderer)
        var events: [PlayEvent] = []
        try Player(session, rate: .sixty).play(animation.steps) { events.append($0) }
        return (events, session)
    }

    @Test(arguments: references, ["iphone-se-1", "iphone-15", "ipad-pro-12-9"])
    func `every animation plays in either orientation, and every touch has an effect`(reference: String, device: String)
        throws
    {
        // Slow tests use both orientations on every screen.
        let turn = (Self.references.firstIndex(of: reference) ?? 0) + device.utf8.count
        for orientation in isSlow ? Orientation.allCases : [turn % 2 == 0 ? .portrait : .landscape] {
            let (events, session) = try animation(reference, orientation, on: device)
            for case .remark(let step, let words) in events { Issue.record("\(reference), step \(step): \(words)") }
            #expect(try session.layout().findings().filter(\.isError) == [])
        }
    }

    @Test(arguments: references)
    func `every animation changes visibly`(reference: String) throws {
        let frames = try animation(reference).events.compactMap {
            if case .frame(let frame) = $0 { frame } else { nil }
        }
        let pictures = try stride(from: 0, to: frames.count, by: (frames.count + 15) / 16).map { place in
            try Screenshots.renderer.paint(frames[place].layout())
        }
        #expect(Set(pictures).count >= (reference.hasPrefix("calculator") ? 3 : 5) || Self.isBrief(reference))
        #expect(Set(pictures).count > 1)
    }

    /// Returns true for animations with a few changes that are not animated.
    private static func isBrief(_ reference: String) -> Bool {
        ["brocade/remove", "brocade/delete", "brocade/page"].contains(reference)
    }

    @Test func `named animations rotate, delete and page as named`() throws {
        let deleted = try animation("brocade/delete").session.layout()
        for motif in [3, 9, 13] { #expect(deleted.frame(of: "motif-\(motif)") == nil, "\(motif)") }
        #expect(deleted.frame(of: "motif-14") != nil)
        let pictures = try animation("brocade/rotate").events.compactMap { event in
            if case .frame(let frame) = event {
                try Screenshots.renderer.paint(frame.layout())
            } else {
                nil
            }
        }
        // A start and six double taps.
        #expect(Set(pictures).count == 7)
        let bars = try animation("brocade/page", .landscape).events.compactMap { event in
            if case .frame(let frame) = event {
                try frame.layout().tree.nodes.first {
                    $0.payload.identifier?.hasPrefix("shelf-") == true
                }?.frame.minY
            } else {
                nil
            }
        }
        let first = try #require(bars.first)
        #expect(bars.last == first && (bars.min() ?? first) <= first - 300)
    }

    @Test(arguments: [
        ("brocade/lift", "piece-20"), ("brocade/drag", "piece-10"), ("brocade/taken", "piece-10"),
        ("brocade/remove", "shelf-10"), ("brocade/win", "hero"), ("pet/switch", "mood"),
    ])
    func `an animation ends as its summary states`(reference: String, view: String) throws {
        let (_, session) = try animation(reference)
        #expect(try session.layout().frame(of: view) != nil)
        switch reference {
        case "brocade/lift", "brocade/drag": #expect(try abs(row(of: view, session) - 4) < 0.01)
        case "brocade/taken": #expect(try abs(row(of: view, session) - 4) > 0.5)
        default: break
        }
    }

    @Test func `a dragged piece is elsewhere in every frame`() throws {
        let frames = try animation("brocade/drag").events.compactMap {
            if case .frame(let frame) = $0 { frame } else { nil }
        }
        let places = try frames.compactMap { try $0.layout().frame(of: "held")?.midY }
        #expect(places.count > 40 && Set(places).count > 40)
    }

    private func row(of piece: String, _ session: Session) throws -> Double {
        let layout = try session.layout()
        let (canvas, frame) = (try #require(layout.frame(of: "canvas")), try #require(layout.frame(of: piece)))
        return (frame.minY - canvas.minY) / canvas.height * 9
    }

    @Test(arguments: [("calculator/sum", "42"), ("calculator/mistake", "0"), ("calculator/press", "0")])
    func `a calculator animation ends with its result`(reference: String, display: String) throws {
        #expect(try animation(reference).session.text(in: "display") == display)
    }
}
