import Framewright
import FramewrightDrawing
import FramewrightRaster
import FramewrightTestSupport
import Testing

@testable import FramewrightScreens

/// A frame of an animation must have the same pixels whatever the bitmap contained before: with several threads that
/// may be any frame.
@MainActor
struct RepaintTests {
    @Test(arguments: Catalogue.documented.animationReferences)
    func `a frame painted over another one equals the frame painted alone`(reference: String) throws {
        let renderer = Screenshots.renderer
        let frames = try frames(of: reference)
        var painter = Painter(glyphs: renderer.fonts, images: renderer.images)
        let alone = try frames.map { try renderer.paint($0) }
        for (index, frame) in frames.enumerated() {
            for other in others(of: index, among: frames.count) {
                guard frames[other].isSet(as: frame) else { continue }
                var bitmap = alone[other]
                try painter.repaint(
                    frame.displayList, over: frames[other].displayList, scale: frame.viewport.scale,
                    background: frame.background, into: &bitmap)
                let isSame = bitmap == alone[index]
                #expect(isSame, "frame \(index) over \(other)")
            }
        }
    }

    /// Returns all other frames of a short animation, and some before and after it of a longer one.
    private func others(of index: Int, among count: Int) -> [Int] {
        if isSlow || count <= 8 { return Array(0..<count) }
        return Set([0, index / 2, index - 7, index - 1, index + 1, count - 1]).filter((0..<count).contains)
    }

    /// Returns the layouts without repeated ones, and ten of long animations.
    private func frames(of reference: String) throws -> [ScreenLayout] {
        let (scene, animation) = try Catalogue.documented.findAnimation(reference)
        let device = try DeviceTable.shipped.device(named: "iphone-15")
        let playable = PlayableAnimation(
            animation.steps, on: device, in: try device.viewport(.portrait, scale: 1), theme: .documented
        ) { scene.makeView(of: animation) }
        var frames: [AnimationMoment] = []
        try playable.play(by: Screenshots.renderer) { _, event in
            if case .frame(let frame) = event { frames.append(frame) }
        }
        let stride = max(1, frames.count / 10)
        return try frames.enumerated().filter { $0.offset % stride == 0 }
            .map { try $0.element.layout() }
    }
}

extension ScreenLayout {
    fileprivate func isSet(as other: ScreenLayout) -> Bool {
        viewport == other.viewport && background == other.background
    }
}
