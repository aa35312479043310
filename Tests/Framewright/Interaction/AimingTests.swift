import Framewright
import Testing

@MainActor
private final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
}

@MainActor
struct AimingTests {
    private let log = Log()

    private func session(_ view: some View, width: Double = 100) throws -> Session {
        try Session(view, in: Viewport(size: Size(width: width, height: 100)), theme: .documented)
    }

    private func button(_ name: String) -> some View { Button(name) { log.add(name) } }

    /// Returns the error of a tap.
    private func refusal(_ session: Session, _ target: TouchTarget) -> TouchError? {
        do {
            try session.tap(target)
            return nil
        } catch .touch(let error) {
            return error
        } catch {
            return nil
        }
    }

    @Test func `a button is found by its text, its label and its identifier`() throws {
        let view = VStack {
            button("Feed")
            button("Play").accessibilityIdentifier("play-button")
            Color.black.frame(width: 9, height: 9).onTapGesture { log.add("dot") }.accessibilityLabel("Dot")
        }
        let session = try session(view)
        for target in ["Feed", "play-button", "Dot"] as [TouchTarget] { #expect(try session.tap(target)) }
        #expect(log.lines == ["Feed", "Play", "dot"])
    }

    @Test func `an unknown name suggests a similar one and lists the identifiers`() throws {
        let session = try session(button("Restart").accessibilityIdentifier("restart-button"))
        let error = refusal(session, "Restrat")
        #expect(error == .noView("Restrat", suggestion: "Restart", known: ["restart-button"]))
        #expect(error?.hint == "did you mean 'Restart'? identifiers on this screen: restart-button")
        #expect(refusal(session, "nothing")?.hint == "identifiers on this screen: restart-button")
    }

    @Test func `a covered button cannot be pressed, and the error names the covering view`() throws {
        let view = ZStack {
            button("Under")
            Color.white.accessibilityIdentifier("curtain")
        }
        let session = try session(view)
        #expect(refusal(session, "Under") == .covered("Under", by: "'curtain'"))
        #expect(log.lines.isEmpty)
    }

    @Test func `decoration without hit testing covers nothing`() throws {
        let view = ZStack {
            button("Under")
            Color.white.opacity(0.5).allowsHitTesting(false)
        }
        #expect(try session(view).tap("Under"))
        #expect(log.lines == ["Under"])
    }

    @Test func `a view beyond the screen or clipped cannot be pressed`() throws {
        let away = try session(button("Away").offset(x: 200))
        #expect(refusal(away, "Away") == .outside("Away"))
        let cut = try session(button("Cut").frame(width: 0, height: 0).clipped())
        #expect(refusal(cut, "Cut") == .outside("Cut"))
        #expect(log.lines.isEmpty)
    }

    @Test func `two views with one text are ambiguous unless only one can be touched`() throws {
        let both = try session(
            HStack {
                button("OK"); button("OK")
            }, width: 300)
        #expect(refusal(both, "OK") == .ambiguous("OK", count: 2))
        let one = try session(
            HStack {
                button("OK"); button("OK").offset(x: 400)
            }, width: 300)
        #expect(try one.tap("OK"))
    }

    @Test func `of views with one identifier the first touchable one is used`() throws {
        let view = HStack {
            button("Gone").accessibilityIdentifier("go").hidden()
            button("Far").accessibilityIdentifier("go").offset(x: 400)
            button("Here").accessibilityIdentifier("go")
            button("There").accessibilityIdentifier("go")
        }
        #expect(try session(view, width: 300).tap("go"))
        #expect(log.lines == ["Here"])
    }

    @Test func `a row with a hole in its middle is not covered by views behind it`() throws {
        let row = HStack {
            button("A"); Spacer(); button("B")
        }.accessibilityIdentifier("row")
        let session = try session(
            ZStack {
                Color.white; row
            }, width: 300)
        #expect(try session.tap("row"))
        #expect(log.lines == ["A"])
    }

    @Test(arguments: Session.SwipeDirection.allCases)
    func `a swipe moves the touch in its direction`(direction: Session.SwipeDirection) throws {
        let drag = DragGesture().onEnded { drag in
            let (x, y) = (drag.translation.width, drag.translation.height)
            log.add(abs(x) > abs(y) ? (x < 0 ? "left" : "right") : y < 0 ? "up" : "down")
        }
        try session(Color.white.gesture(drag).accessibilityIdentifier("board")).swipe(direction, on: "board")
        #expect(log.lines == [direction.rawValue])
    }

    @Test func `a drag moves from view to view`() throws {
        let drag = DragGesture().onEnded { log.add("\($0.translation.width)") }
        let view = HStack(spacing: 0) {
            Color.black.gesture(drag).accessibilityIdentifier("from")
            Color.white.accessibilityIdentifier("to")
        }
        try session(view).drag(from: "from", to: "to")
        #expect(log.lines == ["50.0"])
    }

    @Test func `a device rotates and its views keep their state`() throws {
        let phone = try DeviceTable.shipped.device(named: "iphone-15")
        let session = try Session(Turning(), on: phone, theme: .documented)
        try session.tap("count 0")
        try session.rotate(to: .landscape)
        #expect(session.viewport.size == Size(width: 852, height: 393))
        #expect(try session.tap("count 1"))
        try session.resize(to: Size(width: 320, height: 480))
        #expect(try session.tap("count 2"))
    }

    @Test func `a screen without a device and a window cannot rotate`() throws {
        let plain = try session(EmptyView())
        #expect(throws: RenderError.self) { try plain.rotate(to: .landscape) }
        let window = try #require(DeviceTable.shipped.devices.first { $0.kind == .window })
        let session = try Session(EmptyView(), on: window, theme: .documented)
        #expect(throws: RenderError.self) { try session.rotate(to: .landscape) }
    }
}

private struct Turning: View {
    @State private var count = 0

    var body: some View { Button("count \(count)") { count += 1 } }
}
