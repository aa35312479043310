import Framewright
import Testing

/// An animation of a screen of 200 by 100 points.
@MainActor
struct Footage {
    var frames: [AnimationMoment] = []
    var events: [String] = []
    let session: Session

    init(
        _ view: some View, _ steps: [PlayStep], rate: FrameRate = .sixty, on device: Device? = nil
    ) throws {
        let viewport = try Viewport(size: Size(width: 200, height: 100))
        session =
            try device.map { try Session(view, on: $0, theme: .documented) }
            ?? Session(view, in: viewport, theme: .documented)
        let recorder = Recorder()
        try Player(session, rate: rate).play(steps) { recorder.note($0) }
        (frames, events) = (recorder.frames, recorder.events)
    }

    /// Returns the x coordinate of the view named box in every frame.
    func boxes() throws -> [Double] {
        try frames.map { frame in
            let tree = try frame.layout().tree
            return tree.nodes[try #require(tree.view(identified: "box"))].frame.minX
        }
    }

    /// Returns its x coordinate at every tick of the frame rate.
    func places() throws -> [Double] {
        try zip(frames, boxes()).flatMap { [Double](repeating: $1, count: $0.count) }
    }

    /// Returns the texts of every frame.
    func texts() throws -> [String] {
        try frames.map { frame in
            try frame.layout().tree.nodes.compactMap { node in
                if case .text(let text) = node.payload.figure { text.string } else { nil }
            }.joined(separator: " ")
        }
    }
}

private final class Recorder {
    var frames: [AnimationMoment] = []
    var events: [String] = []

    func note(_ event: PlayEvent) {
        switch event {
        case .frame(let frame): frames.append(frame)
        case .snapshot(let name, _): events.append("snapshot \(name)")
        case .remark(let step, let text): events.append("\(step): \(text)")
        case .stepEnded(let step): events.append("\(step) ended")
        }
    }
}

/// A box that moves 100 points in a second when tapped, and 100 more with the next tap.
struct Sliding: View {
    @State private var count = 0

    var body: some View {
        Color.blue.frame(width: 20, height: 20).named("box").onTapGesture {
            withAnimation(.linear(duration: 1)) { count += 1 }
        }
        .position(x: 10 + 100 * Double(count), y: 50)
    }
}

@MainActor
struct PlayerTests {
    private let ten = FrameRate("10") ?? .sixty

    @Test func `ten seconds at 60 frames per second are 600 frames and exactly ten seconds`() throws {
        let animation = try Footage(Text("still"), [.wait(10)])
        #expect(animation.frames.map(\.count) == [600])
        #expect(animation.frames.map(\.duration) == [FrameTime(10)])
        let moving = try Footage(Sliding(), [.tap("box"), .wait(10)], rate: try #require(FrameRate("30000/1001")))
        #expect(moving.frames.reduce(0) { $0 + $1.count } == 300)
        #expect(moving.frames[1].start == FrameTime(1001, over: 30_000))
    }

    @Test func `every frame shows its own time, and the last one the end`() throws {
        let animation = try Footage(Sliding(), [.tap("box"), .waitUntilSettled], rate: ten)
        #expect(try animation.boxes() == (0...10).map { 10 * Double($0) })
        #expect(animation.frames.allSatisfy { $0.count == 1 })
    }

    @Test func `several short waits show the same as one wait`() throws {
        let parts = [PlayStep](repeating: .wait(0.07), count: 10)
        let one = try Footage(Sliding(), [.tap("box"), .wait(0.7)], rate: ten)
        let many = try Footage(Sliding(), [.tap("box")] + parts, rate: ten)
        #expect(try one.boxes() == many.boxes() && one.frames.count == 7)
    }

    @Test func `a faster clock takes fewer frames and shows the same positions`() throws {
        let animation = try Footage(Sliding(), [.speed(2), .tap("box"), .waitUntilSettled], rate: ten)
        #expect(try animation.boxes() == [0, 20, 40, 60, 80, 100])
    }

    @Test func `a hold stops the screen's clock and not the animation's`() throws {
        let animation = try Footage(Sliding(), [.tap("box"), .wait(0.5), .hold(1), .waitUntilSettled], rate: ten)
        #expect(try animation.boxes() == [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
        #expect(animation.frames[5].duration == FrameTime(11, over: 10))
    }

    @Test func `a swipe has a duration, and a second tap redirects the movement`() throws {
        let animation = try Footage(
            Sliding(), [.swipe(.left), .tap("box"), .wait(0.5), .tap("box"), .waitUntilSettled], rate: ten)
        let boxes = try animation.boxes()
        #expect(boxes.prefix(7) == [0, 0, 10, 20, 30, 40, 50])
        #expect(boxes[7] > 60 && boxes.last == 200)
    }

    @Test func `a low frame rate shows the same times as a high one`() throws {
        let steps: [PlayStep] = [.wait(0.31), .tap("box"), .wait(0.4), .tap("box"), .waitUntilSettled, .hold(1)]
        let coarse = try Footage(Sliding(), steps, rate: ten).places()
        let fine = try Footage(Sliding(), steps, rate: try #require(FrameRate(100))).places()
        #expect(stride(from: 0, to: 170, by: 10).map { fine[$0] } == coarse.prefix(17).map(\.self))
        #expect(Set(coarse).count > 12)
    }

    @Test(arguments: ["60", "7", "1000"])
    func `a long press triggers on time at every frame rate`(rate: String) throws {
        let rate = try #require(FrameRate(rate))
        let animation = try Footage(Pressing(), [.longPress("box", duration: 1.5)], rate: rate)
        let tree = try animation.session.layout().tree
        #expect(tree.nodes[try #require(tree.view(identified: "box"))].frame.minX == 50)
    }

    @Test func `a timeline's entry is in the frame of its time`() throws {
        let animation = try Footage(
            TimelineView(.periodic(from: 0.0, by: 1.0 / 60)) { Text("\(Int(($0.seconds * 60).rounded()))") }, [.wait(2)]
        )
        #expect(try animation.texts() == (0..<120).map(String.init))
    }

    @Test func `steps without a duration are one frame with their result`() throws {
        let animation = try Footage(Text("still"), [.snapshot("first"), .tap("still")], rate: ten)
        #expect(animation.frames.map(\.count) == [1])
        #expect(animation.events == ["snapshot first", "0 ended", "1: nothing answers tap 'still'", "1 ended"])
    }

    @Test func `touches without effect are reported, others are not`() throws {
        let still = try Footage(
            Text("still"), [.swipe(.left), .longPress("still"), .drag(from: "still", to: .point(Point(x: 0, y: 0)))],
            rate: ten)
        #expect(still.events.count { $0.contains("nothing answers") } == 3, "\(still.events)")
        let answered = try Footage(
            Pressing().gesture(DragGesture().onEnded { _ in }),
            [.longPress("box", duration: 1.5), .swipe(.left, on: "box")], rate: ten)
        #expect(!answered.events.contains { $0.contains("nothing answers") }, "\(answered.events)")
    }

    @Test func `a rotated device and another theme appear in the frames`() throws {
        let device = try DeviceTable.shipped.device(named: "iphone-15")
        let steps: [PlayStep] = [.wait(0.1), .rotate(.landscape), .wait(0.1), .theme("midnight"), .wait(0.1)]
        let animation = try Footage(Text("still"), steps, rate: ten, on: device)
        #expect(animation.frames.map(\.viewport.size.width) == [393, 852, 852])
        #expect(animation.frames.map(\.theme.name) == ["Documented", "Documented", "Midnight"])
    }

    @Test func `a context is kept for themes that have it`() throws {
        let steps: [PlayStep] = [
            .theme("classic"), .context("dark"), .theme("midnight"), .theme("documented"), .theme("classic"),
            .context(nil),
            .theme("midnight"),
        ]
        let animation = try Footage(Text("still"), steps.flatMap { [$0, .wait(0.1)] }, rate: ten)
        let shown = animation.frames.map { "\($0.theme.name) \($0.theme.selectedContext ?? "plain")" }
        #expect(
            shown == [
                "Classic plain", "Classic dark", "Midnight dark", "Documented plain", "Classic dark", "Classic plain",
                "Midnight plain",
            ])
        #expect(animation.events.contains("6: theme 'Documented' has no context 'dark'"), "\(animation.events)")
    }
}

/// A box that moves 100 points in a second after a long press of a second.
private struct Pressing: View {
    @State private var isOn = false

    var body: some View {
        Color.blue.frame(width: 20, height: 20).named("box").onLongPressGesture(minimumDuration: 1) {
            withAnimation(.linear(duration: 1)) { isOn = true }
        }
        .position(x: isOn ? 110 : 10, y: 50)
    }
}
