import Framewright
import FramewrightModels

/// What moves on a brocade screen. A piece let go of over the canvas's middle snaps to cell 14 of a normal brocade.
let brocadeAnimations = [
    NamedAnimation(
        "appear", summary: "line and bar fade in over two seconds", steps: [.waitUntilSettled, .hold(0.5)]
    ) { BrocadeScreen(state: .puzzle(BrocadePuzzleState(BrocadePuzzle(size: .normal, seed: 7)))).entering() },
    NamedAnimation(
        "appear-create", summary: "line and bar fade in around an empty canvas", steps: [.waitUntilSettled, .hold(0.5)]
    ) { BrocadeScreen(state: .create(BrocadeCreateState(canvas: BrocadeCanvas()))).entering() },
    NamedAnimation(
        "lift", summary: "a long press lifts a piece from the bar, its image follows, both snap", from: "puzzle",
        steps: [.wait(0.3), .drag(from: "shelf-20", to: "canvas", duration: 0.8, holding: 0.5), .wait(0.5)]),
    NamedAnimation(
        "drag", summary: "a piece is dragged to another cell, a border around it", from: "puzzle",
        steps: [.wait(0.3), .drag(from: "piece-10", to: "canvas", duration: 0.8), .wait(0.5)]),
    NamedAnimation(
        "taken", summary: "a piece dragged to a taken cell goes back", from: "puzzle",
        steps: [.wait(0.3), .drag(from: "piece-10", to: "piece-6", duration: 0.8), .wait(0.5)]),
    NamedAnimation(
        "remove", summary: "a long press sends a piece to the end of the bar", from: "puzzle",
        steps: [.wait(0.3), .longPress("piece-10"), .wait(0.5)]),
    NamedAnimation(
        "win", summary: "the last piece: the bar leaves, the figure moves, confetti rises",
        steps: [.wait(0.3), .drag(from: "shelf-14", to: "canvas", duration: 0.8, holding: 0.5), .wait(4.5)]
    ) { BrocadeScreen(state: .puzzle(almostWon())) },
    NamedAnimation("confetti", summary: "confetti, which never ends", from: "won", steps: [.wait(4)]),
]

/// All but the piece in the canvas's middle.
private func almostWon() -> BrocadePuzzleState {
    do {
        let cells = (0..<BrocadeSize.normal.pieceCount).map { $0 == 14 ? nil : $0 }
        let puzzle = try BrocadePuzzle(size: .normal, cells: cells, bar: [14])
        return BrocadePuzzleState(puzzle, confetti: Confetti(seed: 2019))
    } catch {
        preconditionFailure("a brocade without one piece is legal: \(error.message)")
    }
}
