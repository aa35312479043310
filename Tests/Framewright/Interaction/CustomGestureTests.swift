import Framewright
import Testing

@MainActor
private final class Log {
    var lines: [String] = []
}

/// Counts the drags that it has recognized.
private struct Swipe: Gesture {
    let log: Log
    @State private var count = 0
    @GestureState private var isMoving = false

    var body: some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($isMoving) { _, isMoving, _ in isMoving = true }
            .onEnded { value in
                count += 1
                log.lines.append("\(count): \(value.translation.width), moving \(isMoving)")
            }
    }
}

@MainActor
struct CustomGestureTests {
    private let log = Log()

    private func swipe(_ view: some View, times: Int = 1) throws {
        let session = try Session(view, in: Viewport(size: Size(width: 100, height: 100)), theme: .documented)
        for _ in 0..<times {
            try session.touchDown(at: Point(x: 50, y: 50))
            try session.touchMove(to: Point(x: 60, y: 50))
            try session.touchUp()
        }
    }

    @Test func `the state of a custom gesture is kept between touches`() throws {
        try swipe(Color.black.gesture(Swipe(log: log)), times: 2)
        #expect(log.lines == ["1: 10.0, moving false", "2: 10.0, moving false"])
    }

    @Test func `a mask applies to a custom gesture`() throws {
        try swipe(Color.black.simultaneousGesture(Swipe(log: log), including: .subviews))
        #expect(log.lines.isEmpty)
    }

    @Test func `an absent gesture leaves the touch to the view around`() throws {
        let inner: DragGesture? = nil
        let outer = DragGesture(minimumDistance: 0).map(\.translation.width).onEnded { log.lines.append("\($0)") }
        try swipe(Color.black.gesture(inner).frame(width: 50, height: 50).gesture(outer))
        #expect(log.lines == ["10.0"])
    }
}
