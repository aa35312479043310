import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// Tests of the end of a swift-2048 game: the score changes with the merge, and the alert appears when the board is
/// at rest.
@MainActor
struct SwiftOutcomeTests {
    private func swiped(_ board: Board2048) throws -> Session {
        let session = try Session(
            SwiftApp(state: .game(.named(.swift, board, score: 8))), on: .shipped("iphone-8"), theme: .documented,
            renderer: Screenshots.renderer)
        try session.flick(.left)
        return session
    }

    @Test func `a board whose alert was cancelled is visible, and the next swipe shows the alert again`() throws {
        let state = try Catalogue.documented.find("game2048-swift/every-tile").state
        let session = try Session(
            state.makeView(), on: .shipped("iphone-8"), theme: .documented, renderer: Screenshots.renderer)
        #expect(try session.layout().opacity(ofText: "Victory") == nil)
        try session.flick(.left)
        try session.settle()
        #expect(try session.layout().opacity(ofText: "Victory") == 1)
    }

    @Test func `the score changes with the merge`() throws {
        let session = try swiped(.nearlyWon)
        try session.advance(0.079)
        #expect(try session.text(in: "score") == "SCORE: 8")
        try session.advance(0.002)
        #expect(try session.text(in: "score") == "SCORE: 2056")
    }

    @Test(arguments: [(Board2048.nearlyWon, "Victory"), (.nearlyLost, "Defeat")])
    func `the alert fades in over a quarter of a second when the board is at rest`(
        board: Board2048, title: String
    ) throws {
        let session = try swiped(board)
        for (wait, share) in [(0.0, nil), (0.309, nil), (0.126, 0.5), (0.125, 1)] as [(Double, Double?)] {
            try session.advance(wait)
            let opacity = try session.layout().opacity(ofText: title)
            #expect(opacity.map { abs($0 - (share ?? -1)) < 0.01 } ?? (share == nil), "\(session.time)")
            #expect(try session.opacity(around: "board") == 1)
        }
    }
}
