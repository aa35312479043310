import Framewright
import Testing

@MainActor private var box: some View { Color.black.frame(width: 20, height: 20) }

private struct Follower: View {
    let isOn: Bool
    @Namespace private var namespace

    var body: some View {
        HStack(spacing: 0) {
            Color.red.matchedGeometryEffect(id: 1, in: namespace, isSource: !isOn)
            Color.blue.matchedGeometryEffect(id: 2, in: namespace, isSource: true)
        }
        .overlay {
            Color.black.named("mark").matchedGeometryEffect(id: isOn ? 2 : 1, in: namespace, isSource: false)
        }
    }
}

@MainActor
struct DriverTests {
    @Test func `matched views animate from the old frame to the new one`() throws {
        let moving = try Moving { Hero(isLarge: $0.isOn) }
        try moving.set { $0.isOn = true }
        #expect(try moving.frame("large", at: 0) == Rect(x: 0, y: 0, width: 20, height: 20))
        let half = Rect(x: 50, y: 0, width: 60, height: 50)
        #expect(try moving.frame("large", at: 0.5) == half && moving.frame("small", at: 0.5) == half)
        #expect(try moving.frame("large", at: 1) == Rect(x: 100, y: 0, width: 100, height: 80))
    }

    @Test func `a matched view that is no source has the source's frame`() throws {
        let moving = try Moving { Follower(isOn: $0.isOn) }
        #expect(try moving.frame("mark") == Rect(x: 0, y: 0, width: 100, height: 100))
        try moving.set { $0.isOn = true }
        #expect(try moving.frame("mark", at: 0.5).minX == 50 && moving.frame("mark", at: 1).minX == 100)
    }

    @Test func `numericText animates only changed characters`() throws {
        let moving = try Moving { Text("1\($0.number)").monospacedDigit().contentTransition(.numericText()) }
        try moving.set { $0.number = 8 }
        #expect(try moving.figures("Opacity", at: 0.25) == ["Opacity 0.25", "Opacity 0.75"])
        #expect(try moving.figures("Text", at: 0.25).count == 3)
        #expect(try moving.figures("Text", at: 1).count == 1)
    }

    @Test func `a changed text cross-fades unless its content transition is identity`() throws {
        let moving = try Moving { scenery in
            VStack {
                Text("n\(scenery.number)")
                Text("i\(scenery.number)").contentTransition(.identity)
            }
        }
        try moving.set { $0.number = 8 }
        #expect(try moving.figures("Text", at: 0.5).count == 3)
        #expect(try moving.figures("ContentTransition", at: 1).isEmpty)
    }

    @Test func `phases repeat forever without a trigger`() throws {
        let moving = try Moving { _ in
            box.named("box").phaseAnimator([0.0, 20, 40]) {
                $0.offset(x: $1)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        #expect(try moving.frame("box", at: 0.5).minX == 100)
        try moving.session.advance(1.5)
        #expect(try moving.frame("box").minX == 120)
        try moving.session.advance(1)
        #expect(try moving.frame("box").minX == 110)
        #expect(throws: RenderError.self) { try moving.session.settle() }
    }

    @Test func `phases run once when a trigger changes`() throws {
        let moving = try Moving { scenery in
            box.named("box").phaseAnimator([0.0, 20], trigger: scenery.number) {
                $0.offset(x: $1)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        #expect(try moving.frame("box", at: 0.5).minX == 90 && !moving.session.isAnimating)
        try moving.set(nil) { $0.number = 8 }
        try moving.session.advance(0.5)
        #expect(try moving.frame("box").minX == 100)
        try moving.session.settle()
        #expect(try moving.frame("box").minX == 90 && moving.session.time == 2)
    }

    @Test func `keyframes move a view while they run`() throws {
        let moving = try Moving { scenery in
            box.named("box").keyframeAnimator(initialValue: 0.0, trigger: scenery.number) {
                $0.offset(x: $1)
            } keyframes: { _ in
                LinearKeyframe(40, duration: 1)
                LinearKeyframe(0, duration: 1)
            }
        }
        try moving.set(nil) { $0.number = 8 }
        try moving.session.advance(0.5)
        #expect(try moving.frame("box").minX == 110)
        try moving.session.settle()
        #expect(try moving.frame("box").minX == 90 && moving.session.time == 2)
    }

    @Test func `a trigger needs to be Equatable only`() throws {
        struct Trigger: Equatable { let number: Int }
        let moving = try Moving { scenery in
            box.named("box").phaseAnimator([0.0, 20], trigger: Trigger(number: scenery.number)) {
                $0.offset(x: $1)
            } animation: { _ in
                .linear(duration: 1)
            }
            .keyframeAnimator(initialValue: 0.0, trigger: Trigger(number: scenery.number)) {
                $0.offset(y: $1)
            } keyframes: { _ in
                LinearKeyframe(40, duration: 1)
            }
        }
        try moving.set(nil) { $0.number = 8 }
        try moving.session.advance(0.5)
        #expect(try moving.frame("box").origin == Point(x: 100, y: 60))
    }
}
