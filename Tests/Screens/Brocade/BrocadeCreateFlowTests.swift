import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// Tests of create mode by touches.
@MainActor
struct BrocadeCreateFlowTests {
    private func session(_ shape: CanvasShape = .rectangle) throws -> Session {
        let state = BrocadeCreateState(canvas: BrocadeCanvas(size: .big, shape: shape))
        return try Session(
            BrocadeCreateScreen(state: state), in: Viewport(size: Size(width: 375, height: 667), scale: 2),
            theme: .documented, renderer: Screenshots.renderer)
    }

    private func frame(_ identifier: String, _ session: Session) throws -> Rect {
        try #require(try session.layout().frame(of: identifier), "\(identifier)")
    }

    private func pick(_ motif: Int, to place: Point, _ session: Session) throws {
        try session.drag(from: session.point(of: "shelf-\(motif)"), to: place, holding: 0.4)
    }

    @Test func `motifs are unlimited, stay where they are dropped, and have mirror images`() throws {
        let session = try session()
        try pick(3, to: Point(x: 60, y: 100), session)
        try pick(3, to: Point(x: 120, y: 200), session)
        let motif = try frame("motif-1", session)
        #expect(abs(motif.midX - 60) <= 0.5 && abs(motif.midY - 100) <= 0.5)
        let tree = try session.layout().tree
        let copy = try #require(tree.nodes.firstIndex { $0.payload.identifier == "copy-2" })
        #expect(abs(tree.seenFrame(of: copy).midX - 255) <= 0.5)
        #expect(try frame("shelf-3", session).minX == 162.5)
    }

    @Test func `all eighteen motifs are in the bar, on four pages`() throws {
        let session = try session()
        for motif in 1...18 where motif % 5 == 1 {
            #expect(try frame("shelf-\(motif)", session).minX == 12.5)
            try session.drag(from: Point(x: 300, y: 635), to: Point(x: 60, y: 635))
        }
        try pick(18, to: Point(x: 60, y: 100), session)
        #expect(try session.layout().frame(of: "motif-1") != nil)
    }

    @Test func `a double tap rotates a motif by a quarter and its image the other way`() throws {
        let session = try session()
        try pick(5, to: Point(x: 60, y: 100), session)
        var pictures: [Bitmap] = []
        for _ in 0...4 {
            pictures.append(try session.paint().part(x: 0, y: 0, width: 750, height: 1125))
            try session.doubleTap("motif-1")
        }
        #expect(Set(pictures).count == 4)
        let isBack = pictures[0] == pictures[4]
        #expect(isBack)
        #expect(pictures.allSatisfy { $0.mirrorDifference <= 2 })
    }

    @Test func `a long press deletes exactly that motif`() throws {
        let session = try session()
        for x in [40.0, 100, 160] { try pick(4, to: Point(x: x, y: 150), session) }
        try session.longPress("motif-2")
        let motifs = try session.layout().tree.nodes.compactMap(\.payload.identifier).filter { $0.hasPrefix("motif-") }
        #expect(motifs == ["motif-1", "motif-3"])
    }

    @Test func `a motif is dragged up to the mirror line, with a border during the drag`() throws {
        let session = try session()
        try pick(4, to: Point(x: 60, y: 150), session)
        try session.touchDown(at: Point(x: 60, y: 150))
        try session.touchMove(to: Point(x: 110, y: 250))
        #expect(abs(try frame("motif-1", session).midX - 110) <= 0.5)
        #expect(
            try session.layout().tree.nodes.contains { $0.payload.description.contains("color.brocade.pieceBorder") })
        try session.touchMove(to: Point(x: 300, y: 250))
        #expect(abs(try frame("motif-1", session).midX - 187.5) <= 0.5)
        try session.touchUp()
        #expect(
            try !session.layout().tree.nodes.contains { $0.payload.description.contains("color.brocade.pieceBorder") })
    }

    @Test func `a motif dropped outside a circle is not added, and one inside stays inside`() throws {
        let session = try session(.circle)
        try pick(4, to: Point(x: 20, y: 120), session)
        #expect(try session.layout().frame(of: "motif-1") == nil)
        try pick(4, to: Point(x: 100, y: 281), session)
        try session.drag(from: "motif-1", to: .point(Point(x: 2, y: 100)))
        let middle = try frame("motif-1", session)
        let (x, y) = (middle.midX - 187.5, middle.midY - 281.25)
        #expect((x * x + y * y).squareRoot() <= 188)
    }

    @Test func `the same motif in two sessions and two sizes has the same cell position`() throws {
        let session = try session()
        try pick(4, to: Point(x: 93.75, y: 140.625), session)
        try session.resize(to: Size(width: 768, height: 1024))
        let (canvas, motif) = (try frame("canvas", session), try frame("motif-1", session))
        #expect(abs((motif.midX - canvas.minX) / canvas.width - 0.25) < 0.01)
        #expect(abs((motif.midY - canvas.minY) / canvas.height - 0.25) < 0.01)
    }
}
