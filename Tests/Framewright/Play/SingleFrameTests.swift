import Framewright
import Testing

/// Tests of frames requested individually.
@MainActor
struct SingleFrameTests {
    private struct Sliding: View {
        @State private var isMoved = false

        var body: some View {
            Rectangle().frame(width: 40, height: 40).accessibilityIdentifier("box").offset(x: isMoved ? 50 : 0)
                .onTapGesture { withAnimation(.linear(duration: 0.2)) { isMoved.toggle() } }
        }
    }

    private nonisolated static let animations: [[PlayStep]] = [
        [.wait(0.1), .waitUntilSettled, .tap("box"), .wait(0.3)], [.waitUntilSettled, .tap("box"), .waitUntilSettled],
        [.tap("box"), .wait(0.05), .hold(0.1), .waitUntilSettled, .wait(0.1)], [.tap("box")],
        [.wait(0.1), .tap("box"), .speed(0.5), .waitUntilSettled, .tap("box"), .waitUntilSettled],
    ]

    @Test(arguments: animations)
    func `every single frame equals the one of the whole animation`(steps: [PlayStep]) throws {
        let renderer = Renderer()
        let animation = PlayableAnimation(
            steps, in: try Viewport(size: Size(width: 200, height: 100)), theme: .documented
        ) { AnyView(Sliding()) }
        var frames: [AnimationMoment] = []
        try animation.play(by: renderer) { _, event in
            if case .frame(let frame) = event { frames.append(frame) }
        }
        for frame in frames {
            let whole = try frame.layout().displayList
            for index in frame.index..<frame.index + frame.count {
                let alone = try animation.frame(at: animation.rate.start(ofFrame: index).seconds, by: renderer)
                    .displayList
                #expect(alone == whole, "frame \(index)")
            }
        }
        let last = try #require(frames.last).layout().displayList
        for time in [1000, .infinity] { #expect(try animation.frame(at: time, by: renderer).displayList == last) }
        let first = try frames[0].layout().displayList
        for time in [-1, .nan] { #expect(try animation.frame(at: time, by: renderer).displayList == first) }
    }
}
