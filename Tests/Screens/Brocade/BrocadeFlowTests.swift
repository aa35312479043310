import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// Tests of the guided puzzle by touches.
@MainActor
struct BrocadeFlowTests {
    private func session(_ size: BrocadeSize = .small, cells: [Int: Int] = [:]) throws -> Session {
        let placed = (0..<size.pieceCount).map { cells[$0] }
        let bar = (0..<size.pieceCount).reversed().filter { !placed.contains($0) }
        return try Session(
            BrocadePuzzleScreen(state: BrocadePuzzleState(try BrocadePuzzle(size: size, cells: placed, bar: bar))),
            on: DeviceTable.shipped.device(named: "iphone-8"), theme: .documented, renderer: Screenshots.renderer)
    }

    private func frame(_ identifier: String, _ session: Session) throws -> Rect {
        try #require(try session.layout().frame(of: identifier), "\(identifier)")
    }

    /// Returns the centre of a cell on the screen.
    private func place(ofCell cell: Int, _ session: Session, _ size: BrocadeSize = .small) throws -> Point {
        let canvas = try frame("canvas", session)
        let side = size.cellSide(canvasWidth: canvas.width)
        return Point(
            x: canvas.minX + (Double(cell % size.columns) + 0.5) * side,
            y: canvas.minY + (Double(cell / size.columns) + 0.5) * side)
    }

    private func cards(_ session: Session) throws -> [String] {
        try session.layout().tree.nodes.compactMap(\.payload.identifier).filter { $0.hasPrefix("shelf-") }
    }

    /// Long-presses a piece in the bar, then drags it to a point.
    private func pick(_ piece: Int, to place: Point, _ session: Session) throws {
        try session.drag(from: session.point(of: "shelf-\(piece)"), to: place, holding: 0.4)
    }

    @Test(arguments: [BrocadeSize.small, .normal])
    func `a puzzle is solved by drags alone`(size: BrocadeSize) throws {
        let session = try session(size)
        while let first = try cards(session).first {
            let piece = try #require(Int(first.dropFirst("shelf-".count)))
            try pick(piece, to: place(ofCell: piece, session, size), session)
        }
        try session.advance(1)
        let layout = try session.layout()
        #expect(layout.frame(of: "hero") != nil && layout.frame(of: "caption") != nil)
        #expect(layout.frame(of: "shelf") == nil && layout.frame(of: "mirror-line") == nil)
    }

    @Test func `a piece dropped near a cell snaps to it and has its image on the right`() throws {
        let session = try session()
        let middle = try place(ofCell: 4, session)
        try pick(11, to: Point(x: middle.x + 30, y: middle.y - 35), session)
        #expect(try frame("piece-11", session).isNear(Rect(x: 0, y: 207.5, width: 93.75, height: 93.75), within: 0.5))
        let tree = try session.layout().tree
        let copy = try #require(tree.nodes.firstIndex { $0.payload.identifier == "copy-11" })
        #expect(tree.seenFrame(of: copy).isNear(Rect(x: 281.25, y: 207.5, width: 93.75, height: 93.75), within: 0.5))
        #expect(try cards(session).count == 11)
    }

    @Test func `a piece dropped on another returns to the bar`() throws {
        let session = try session(cells: [3: 7])
        let before = try cards(session)
        try pick(11, to: place(ofCell: 3, session), session)
        #expect(try cards(session) == before)
        #expect(try session.layout().frame(of: "piece-11") == nil)
    }

    @Test func `a piece dropped outside the left half returns to the bar`() throws {
        let session = try session()
        try pick(11, to: Point(x: 340, y: 200), session)
        #expect(try cards(session).count == 12)
    }

    @Test func `a piece is dragged from cell to cell, and returns from an occupied one`() throws {
        let session = try session(cells: [0: 5, 1: 2])
        try session.drag(from: "piece-5", to: .point(place(ofCell: 6, session)))
        let free = try frame("piece-5", session)
        #expect(abs(free.minY - 301.25) <= 0.5)
        try session.drag(from: "piece-5", to: "piece-2")
        #expect(try frame("piece-5", session) == free)
    }

    @Test func `a dragged piece has a border, stays on the left, and its image follows`() throws {
        let session = try session(cells: [0: 5])
        let start = try session.point(of: "piece-5")
        try session.touchDown(at: start)
        try session.touchMove(to: Point(x: start.x + 60, y: start.y + 100))
        let layout = try session.layout()
        let held = try frame("held", session)
        #expect(abs(held.midX - start.x - 60) <= 0.5 && abs(held.midY - start.y - 100) <= 0.5)
        let copy = try #require(layout.tree.nodes.firstIndex { $0.payload.identifier == "held-copy" })
        #expect(abs(layout.tree.seenFrame(of: copy).midX - (375 - held.midX)) <= 0.5)
        #expect(layout.tree.nodes.contains { $0.payload.description.contains("color.brocade.pieceBorder") })
        try session.touchMove(to: Point(x: 370, y: start.y))
        #expect(abs(try frame("held", session).midX - 187.5) <= 0.5)
        try session.touchUp()
        #expect(try session.layout().frame(of: "held") == nil)
    }

    @Test func `a piece from the bar is enlarged to one and a half times its size`() throws {
        let session = try session()
        try session.touchDown(at: session.point(of: "shelf-11"))
        try session.advance(0.4)
        #expect(try frame("held", session).midX == 37.5)
        try session.touchMove(to: Point(x: 100, y: 300))
        let held = try frame("held", session)
        #expect(held.isNear(Rect(x: 29.5, y: 229.5, width: 140.6, height: 140.6), within: 0.6))
        #expect(try session.layout().tree.nodes.contains { $0.payload.description.contains("Opacity 'shelf-11' 0") })
        try session.touchUp()
        #expect(abs(try frame("piece-11", session).width - 93.75) <= 0.5)
    }

    @Test func `a long press moves a piece to the end of the bar`() throws {
        let session = try session(cells: [0: 11])
        try session.longPress("piece-11")
        #expect(try cards(session).last == "shelf-11")
        #expect(try session.layout().frame(of: "piece-11") == nil)
    }

    @Test func `a swipe turns the bar's pages, even on a card, and a short one does not`() throws {
        let session = try session()
        #expect(try frame("shelf-11", session).minX == 12.5)
        try session.drag(from: Point(x: 200, y: 630), to: Point(x: 50, y: 630))
        #expect(try frame("shelf-11", session).minX == 12.5)
        try session.drag(from: Point(x: 340, y: 630), to: Point(x: 60, y: 630))
        #expect(try frame("shelf-11", session).minX == 12.5 - 375)
        #expect(try frame("shelf-6", session).minX == 12.5)
        try session.touchDown(at: Point(x: 60, y: 630))
        try session.touchMove(to: Point(x: 160, y: 630))
        #expect(try frame("shelf-6", session).minX == 112.5)
        try session.touchUp()
        #expect(try frame("shelf-6", session).minX == 12.5)
    }

    @Test func `rotating the device keeps the pieces, and they can still be picked`() throws {
        let session = try session(cells: [0: 5])
        try session.rotate(to: .landscape)
        #expect(try frame("piece-5", session).width < 70)
        try pick(11, to: place(ofCell: 3, session), session)
        try session.rotate(to: .portrait)
        let canvas = try frame("canvas", session)
        #expect(abs(try frame("piece-11", session).minY - canvas.minY - 93.75) <= 0.5)
    }

    @Test func `confetti rises when the last piece is placed, and continues`() throws {
        let almost = Dictionary(uniqueKeysWithValues: (0..<12).map { ($0, $0) }).filter { $0.key != 4 }
        let session = try session(cells: almost)
        try session.advance(5)
        try pick(4, to: place(ofCell: 4, session), session)
        let first = try session.paint()
        try session.advance(1)
        let second = try session.paint()
        try session.advance(1)
        let third = try session.paint()
        #expect(Set([first, second, third]).count == 3)
    }
}
