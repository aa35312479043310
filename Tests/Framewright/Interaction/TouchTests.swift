import Framewright
import Testing

@MainActor
private final class Log {
    var lines: [String] = []

    func add(_ line: String) { lines.append(line) }
}

@MainActor
private func session(_ view: some View) throws -> Session {
    try Session(view, in: Viewport(size: Size(width: 100, height: 100)), theme: .documented)
}

@MainActor
struct TouchTests {
    private let log = Log()
    private var square: some View { Color.black.frame(width: 40, height: 40) }

    @Test func `the front view drawn at the point takes the touch, otherwise its parent`() throws {
        let view = ZStack {
            Color.white.onTapGesture { log.add("back") }
            square.onTapGesture { log.add("front") }
        }
        let session = try session(view)
        try session.tap(at: Point(x: 50, y: 50))
        try session.tap(at: Point(x: 5, y: 5))
        #expect(log.lines == ["front", "back"])
    }

    @Test func `empty space takes no touch without a content shape`() throws {
        for isShaped in [false, true] {
            let row = HStack(spacing: 0) {
                square
                Spacer()
            }
            let view =
                isShaped
                ? AnyView(row.contentShape(Rectangle()).onTapGesture { log.add("row") })
                : AnyView(row.onTapGesture { log.add("row") })
            let session = try session(view)
            #expect(try session.tap(at: Point(x: 90, y: 50)) == isShaped)
        }
        #expect(log.lines == ["row"])
    }

    @Test func `disabled and clipped views take no touch`() throws {
        let view = VStack(spacing: 0) {
            square.onTapGesture { log.add("disabled") }.disabled(true)
            square.frame(width: 10, height: 10).clipped().onTapGesture { log.add("clipped") }
        }
        let session = try session(view)
        try session.tap(at: Point(x: 50, y: 40))
        try session.tap(at: Point(x: 62, y: 70))
        #expect(log.lines == [])
        try session.tap(at: Point(x: 50, y: 70))
        #expect(log.lines == ["clipped"])
    }

    @Test func `two taps trigger a double-tap gesture`() throws {
        let view = square.onTapGesture(count: 2) { log.add("two") }.onTapGesture { log.add("one") }
        let session = try session(view)
        try session.tap(at: Point(x: 50, y: 50), count: 2)
        try session.tap(at: Point(x: 50, y: 50))
        #expect(log.lines == ["two", "one"])
    }

    @Test func `a long touch is a long press and no tap`() throws {
        let view = square.onTapGesture { log.add("tap") }.onLongPressGesture(minimumDuration: 1) { log.add("press") }
        let session = try session(view)
        try session.longPress(.point(Point(x: 50, y: 50)), duration: 0.9)
        #expect(log.lines == ["tap"])
        try session.longPress(.point(Point(x: 50, y: 50)), duration: 1)
        #expect(log.lines == ["tap", "press"])
    }

    @Test func `a drag begins at its minimum distance and reports local positions`() throws {
        let drag = DragGesture(minimumDistance: 10)
            .onChanged { log.add("\($0.startLocation) \($0.location)") }
            .onEnded { log.add("end \($0.translation)") }
        let session = try session(square.gesture(drag))
        try session.drag(from: Point(x: 40, y: 50), to: Point(x: 60, y: 50), steps: 4)
        #expect(log.lines == ["10,20 20,20", "10,20 25,20", "10,20 30,20", "end 20x0"])
    }

    @Test func `a drag reports its velocity`() throws {
        var speed = Size.zero
        let session = try session(square.gesture(DragGesture(minimumDistance: 0).onEnded { speed = $0.velocity }))
        try session.drag(from: Point(x: 40, y: 50), to: Point(x: 60, y: 50), steps: 4, duration: 0.5)
        #expect(abs(speed.width - 40) < 1e-9 && speed.height == 0)
    }

    @Test func `a content shape is the whole touch area`() throws {
        let view = square.frame(width: 100, height: 100).contentShape(Circle()).onTapGesture { log.add("tap") }
        let session = try session(view)
        #expect(try session.tap(at: Point(x: 2, y: 2)) == false)
        #expect(try session.tap(at: Point(x: 15, y: 50)))
    }

    @Test func `a touch that leaves the view does not tap`() throws {
        let view = VStack(spacing: 0) {
            square.onTapGesture { log.add("square") }
            Button("Press") { log.add("button") }
        }
        let session = try session(view)
        try session.drag(from: Point(x: 35, y: 30), to: Point(x: 60, y: 30))
        try session.drag(from: Point(x: 50, y: 70), to: Point(x: 50, y: 95))
        #expect(log.lines == [])
        try session.drag(from: Point(x: 40, y: 70), to: Point(x: 60, y: 70))
        #expect(log.lines == ["button"])
    }
}
