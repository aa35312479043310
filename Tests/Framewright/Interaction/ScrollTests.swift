import Framewright
import Testing

/// Tests of touches on scroll views, on a screen of 100 by 100 points.
@MainActor
struct ScrollTests {
    @MainActor
    private final class Log {
        var lines: [String] = []
    }

    private let log = Log()

    private func session(_ view: some View) throws -> Session {
        try Session(view, in: Viewport(size: Size(width: 100, height: 100)), theme: .documented)
    }

    /// Ten rows of 40 points, each a button.
    private var rows: some View {
        VStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { row in
                Button {
                    log.lines.append("\(row)")
                } label: {
                    Color.black.frame(width: 80, height: 40)
                }
                .accessibilityIdentifier("row-\(row)")
            }
        }
    }

    private func top(_ session: Session, _ name: String = "row-0") throws -> Double {
        try #require(try session.layout().tree.nodes.first { $0.payload.identifier == name }).frame.minY
    }

    private func left(_ session: Session, _ name: String) throws -> Double {
        try #require(try session.layout().tree.nodes.first { $0.payload.identifier == name }).frame.minX
    }

    private func drag(_ session: Session, from start: Point = Point(x: 50, y: 50), x: Double = 0, y: Double = 0) throws
    {
        try session.drag(from: start, to: Point(x: start.x + x, y: start.y + y))
    }

    @Test func `content follows the touch from end to end and stays`() throws {
        let session = try session(ScrollView { rows })
        try drag(session, y: -30)
        #expect(try top(session) == -30)
        try session.advance(1)
        try drag(session, y: -20)
        #expect(try top(session) == -50)
        try drag(session, y: 500)
        #expect(try top(session) == 0)
        try drag(session, y: -5000)
        #expect(try top(session) == -300)
        try drag(session, y: 15)
        #expect(try top(session) == -285)
    }

    @Test func `a tap presses, a scrolling touch does not, and cancels a pressed button`() throws {
        let session = try session(ScrollView { rows })
        try session.tap(at: Point(x: 50, y: 20))
        try session.touchDown(at: Point(x: 50, y: 20))
        let pressed = try session.paint()
        try session.touchMove(to: Point(x: 50, y: 15))
        #expect(try session.paint() == pressed)
        try session.touchMove(to: Point(x: 50, y: 5))
        try session.touchMove(to: Point(x: 50, y: 20))
        #expect(try session.paint() != pressed)
        try session.touchUp()
        #expect(log.lines == ["0"])
        #expect(try session.tap("row-1") && log.lines == ["0", "1"])
    }

    @Test func `a touch between views scrolls, and content that fits does not`() throws {
        let gaps = ScrollView {
            VStack(spacing: 60) {
                ForEach(0..<4, id: \.self) { Color.black.frame(width: 9, height: 9).accessibilityIdentifier("\($0)") }
            }
        }
        let loose = try session(gaps)
        try drag(loose, from: Point(x: 50, y: 40), y: -30)
        #expect(try top(loose, "0") == -30)
        let short = try session(ScrollView { Color.black.frame(height: 100).accessibilityIdentifier("all") })
        try drag(short, y: -30)
        #expect(try top(short, "all") == 0)
    }

    @Test func `of nested scroll views each scrolls along its own axis`() throws {
        let view = ScrollView {
            VStack(spacing: 0) {
                ScrollView(.horizontal) {
                    Color.black.frame(width: 300, height: 80).accessibilityIdentifier("wide")
                }
                rows
            }
        }
        let session = try session(view)
        try drag(session, x: -60, y: -20)
        #expect(try left(session, "wide") == -60 && top(session, "wide") == 0)
        try drag(session, x: -20, y: -60)
        #expect(try left(session, "wide") == -60 && top(session, "wide") == -60)
    }

    @Test func `of two along one axis the inner one scrolls, unless it is completely visible`() throws {
        let inner = { (height: Double) in
            ScrollView { Color.black.frame(height: height).accessibilityIdentifier("inner") }.frame(height: 80)
        }
        for (height, moved) in [(200.0, (-30.0, 80.0)), (60, (-30, 50))] {
            let session = try session(
                ScrollView {
                    VStack(spacing: 0) {
                        inner(height); rows
                    }
                })
            try drag(session, from: Point(x: 50, y: 40), y: -30)
            #expect(try top(session, "inner") == moved.0 && top(session) == moved.1)
        }
    }

    @Test func `a drag gesture takes precedence over the scroll view around it`() throws {
        let view = ScrollView {
            rows.gesture(DragGesture().onEnded { log.lines.append("\($0.translation.height)") })
        }
        let session = try session(view)
        try drag(session, y: -30)
        #expect(try top(session) == 0 && log.lines == ["-30.0"])
    }

    @Test func `two axes scroll at once, from the right in a right-to-left layout`() throws {
        let square = Color.black.frame(width: 300, height: 300).accessibilityIdentifier("square")
        let plain = try session(ScrollView([.horizontal, .vertical]) { square })
        try drag(plain, x: -30, y: -20)
        #expect(try left(plain, "square") == -30 && top(plain, "square") == -20)
        let mirrored = try session(
            ScrollView(.horizontal) { square }.environment(\.layoutDirection, .rightToLeft))
        #expect(try left(mirrored, "square") == -200)
        try drag(mirrored, x: 30)
        #expect(try left(mirrored, "square") == -170)
        try drag(mirrored, x: -500)
        #expect(try left(mirrored, "square") == -200)
    }

    @Test func `a new offset moves the content, an equal one keeps the touch's offset`() throws {
        let session = try session(Jumping())
        #expect(try top(session) == 0)
        try drag(session, y: -30)
        try session.tap("count")
        #expect(try top(session) == -30)
        try session.tap("jump")
        #expect(try top(session) == -80)
    }

    @Test func `a disabled scroll view does not follow the touch`() throws {
        let session = try session(ScrollView { rows }.scrollDisabled(true))
        try drag(session, y: -30)
        let disabled = try self.session(ScrollView { rows }.disabled(true))
        try drag(disabled, y: -30)
        #expect(try top(session) == 0 && top(disabled) == 0)
    }

    @Test func `each scroll view keeps its own offset, also when the screen rotates`() throws {
        let half = { (name: String) in ScrollView { Color.black.frame(height: 400).accessibilityIdentifier(name) } }
        let session = try session(
            HStack(spacing: 0) {
                half("a"); half("b")
            })
        try drag(session, from: Point(x: 20, y: 60), y: -30)
        try drag(session, from: Point(x: 80, y: 60), y: -40)
        try session.resize(to: Size(width: 200, height: 50))
        #expect(try top(session, "a") == -30 && top(session, "b") == -40)
    }
}

/// A list with a controlled offset.
private struct Jumping: View {
    @State private var offset = 20.0
    @State private var count = 0

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Button("count") { count += 1 }
                Button("jump") { offset = 100 }
            }
            .frame(height: 20)
            ScrollView(offset: offset) {
                Color.black.frame(height: 400).overlay(alignment: .top) { Text("\(count)") }
                    .accessibilityIdentifier("row-0")
            }
            .frame(height: 80)
        }
    }
}
