import Framewright
import FramewrightTestSupport
import Testing

@testable import FramewrightScreens

/// A frame requested individually must equal the animation's frame at that time, although no frame before it was
/// rendered.
///
/// Tests every third animation; with FRAMEWRIGHT_SLOW=1 every frame of all.
@MainActor
struct AnimationMomentTests {
    nonisolated private static let references = Catalogue.documented.animationReferences.enumerated()
        .filter { isSlow || $0.offset % 3 == 0 }.map(\.element)

    @Test(arguments: references)
    func `any requested time gives the animation's frame at that time`(reference: String) throws {
        let (scene, animation) = try Catalogue.documented.findAnimation(reference)
        let device = try DeviceTable.shipped.device(named: "iphone-15")
        let playable = PlayableAnimation(
            animation.steps, on: device, in: try device.viewport(.portrait), theme: try .shipped(named: "classic")
        ) {
            scene.makeView(of: animation)
        }
        var frames: [AnimationMoment] = []
        try playable.play(by: Screenshots.renderer) { _, event in
            if case .frame(let frame) = event { frames.append(frame) }
        }
        let last = try #require(frames.last)
        let asked = isSlow ? frames : [frames[0], frames[frames.count * 2 / 3]]
        for frame in asked {
            let alone = try playable.frame(at: frame.start.seconds, by: Screenshots.renderer)
            let isSame = try frame.layout().displayList == alone.displayList
            #expect(isSame, "frame \(frame.index)")
        }
        let end = try playable.frame(at: 10_000, by: Screenshots.renderer).displayList
        let isSame = try last.layout().displayList == end
        #expect(isSame, "after the end")
    }
}
