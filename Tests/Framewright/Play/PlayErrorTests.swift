import Framewright
import Testing

@MainActor
struct PlayErrorTests {
    private func mistake(_ steps: [PlayStep], in view: some View = Text("still")) throws -> String {
        do {
            _ = try Footage(view, steps)
            return "none"
        } catch let error as PlayError {
            return error.message
        }
    }

    @Test func `the error for a step names the step and the reason`() throws {
        #expect(
            try mistake([.wait(1), .tap("stil")])
                == "step 2 (tap 'stil'): no view on the screen is named or says 'stil'")
        #expect(try mistake([.type("a\n")]) == #"step 1 (type "a\n"): no text field has the focus"#)
        #expect(try mistake([.rotate(.landscape)]).contains("only the screen of a device rotates"))
        #expect(try mistake([.theme("midnigt")]).hasPrefix("step 1 (theme 'midnigt'): "))
        #expect(try mistake([.context("dim")]).hasPrefix("step 1 (context 'dim'): "))
    }

    @Test(arguments: [
        PlayStep.wait(-1), .wait(.nan), .hold(.infinity), .speed(0), .swipe(.up, distance: -3),
        .drag(from: "a", to: "b", duration: 1e9),
    ])
    func `numbers out of range are rejected before playing`(step: PlayStep) throws {
        #expect(try mistake([.tap("nothing"), step]).hasPrefix("step 2 (\(step)): "))
    }

    @Test func `waiting for an endless animation is an error`() throws {
        #expect(try mistake([.waitUntilSettled], in: Forever()).contains("still moves after 600.0 seconds"))
    }

    @Test func `an animation of too many frames is rejected`() throws {
        let rate = try #require(FrameRate(1000))
        #expect(throws: RecordingError.tooLong(frames: 1 << 20)) {
            try Footage(Text("still"), [.wait(2000)], rate: rate)
        }
    }

    @Test func `an error thrown by the caller ends the animation`() throws {
        struct Full: Error {}
        let session = Session(Sliding(), in: try Viewport(size: Size(width: 200, height: 100)), theme: .documented)
        #expect(throws: Full.self) {
            try Player(session).play([.tap("box"), .wait(1e4)]) { if case .frame = $0 { throw Full() } }
        }
        #expect(session.time < 10_001)
    }

    @Test(arguments: [
        ("60", 60, 1), ("30000/1001", 30_000, 1001), ("29.97", 2997, 100), ("120/2", 60, 1), ("0.01", 1, 100),
    ])
    func `frame rates are read as exact fractions`(text: String, frames: Int, seconds: Int) {
        let rate = FrameRate(text)
        #expect(rate?.frames == frames && rate?.seconds == seconds)
    }

    @Test(arguments: ["", "0", "-1", "1001", "1/101", "a", "60/", "6/0", "1.2.3", "1e3", "9999999999/1", "٣"])
    func `extreme frame rates are rejected`(text: String) {
        #expect(FrameRate(text) == nil)
    }
}

private struct Forever: View {
    @State private var isOn = false

    var body: some View {
        Text("x").offset(x: isOn ? 9 : 0).onAppear {
            withAnimation(.linear(duration: 1).repeatForever()) { isOn = true }
        }
    }
}
