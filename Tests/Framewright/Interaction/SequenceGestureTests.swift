import Framewright
import Testing

@MainActor
private final class Log {
    var lines: [String] = []
}

/// Tests of a long press followed by a drag, in a square of 40 points in the middle of a screen of 100.
@MainActor
struct SequenceGestureTests {
    private let log = Log()
    private let middle = Point(x: 50, y: 50)

    private func session(minimumDistance: Double = 0) throws -> Session {
        let gesture = LongPressGesture().sequenced(before: DragGesture(minimumDistance: minimumDistance))
            .onChanged { log.lines.append(words($0)) }
            .onEnded { log.lines.append("end " + words($0)) }
        let scroll = DragGesture().onChanged { _ in log.lines.append("scroll") }
        let view = ZStack { Color.black.frame(width: 40, height: 40).gesture(gesture) }
            .frame(width: 100, height: 100).contentShape(Rectangle()).gesture(scroll)
        return try Session(view, in: Viewport(size: Size(width: 100, height: 100)), theme: .documented)
    }

    private func words(_ value: SequenceGesture<LongPressGesture, DragGesture>.Value) -> String {
        switch value {
        case .first: "first"
        case .second(_, let drag): drag.map { "drag \($0.location)" } ?? "held"
        }
    }

    @Test func `a long press starts a drag, which begins at once without a minimum distance`() throws {
        let session = try session()
        try session.touchDown(at: middle)
        try session.advance(0.5)
        try session.touchMove(to: Point(x: 60, y: 50))
        try session.touchMove(to: Point(x: 90, y: 20))
        try session.touchUp()
        #expect(log.lines == ["first", "held", "drag 20,20", "drag 30,20", "drag 60,-10", "end drag 60,-10"])
    }

    @Test func `a touch that moves too early goes to the view around`() throws {
        let session = try session()
        try session.touchDown(at: middle)
        try session.advance(0.4)
        try session.touchMove(to: Point(x: 70, y: 50))
        try session.advance(1)
        try session.touchUp()
        #expect(log.lines == ["first", "scroll"])
    }

    @Test func `a long press without movement ends without a drag`() throws {
        let session = try session(minimumDistance: 10)
        try session.touchDown(at: middle)
        try session.advance(0.5)
        try session.touchMove(to: Point(x: 55, y: 50))
        try session.touchUp()
        #expect(log.lines == ["first", "held", "end held"])
    }

    @Test func `a held drag can be performed in one call`() throws {
        let session = try session()
        try session.drag(from: middle, to: Point(x: 80, y: 50), steps: 2, holding: 0.5)
        #expect(log.lines == ["first", "held", "drag 20,20", "drag 35,20", "drag 50,20", "end drag 50,20"])
    }

    @Test func `a content shape larger than the frame takes the whole tap`() throws {
        let view = Color.black.frame(width: 20, height: 20).onTapGesture { log.lines.append("tap") }
            .contentShape(Circle().inset(by: -12))
        let session = try Session(view, in: Viewport(size: Size(width: 100, height: 100)), theme: .documented)
        #expect(try session.tap(at: Point(x: 68, y: 50)))
        #expect(try session.tap(at: Point(x: 68, y: 68)) == false)
        #expect(log.lines == ["tap"])
    }
}
