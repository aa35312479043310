import Framewright
import FramewrightModels

/// The animations of the brocade screens. A piece dropped on the middle of the canvas snaps to cell 14 of a normal
/// brocade.
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
        "page", summary: "the finger turns the bar's pages, there and back", from: "start",
        steps: [
            .wait(0.3), page(from: 4, to: 0), .wait(0.6), page(from: 5, to: 9), .wait(0.5),
        ]),
    NamedAnimation(
        "rotate", summary: "double taps turn motifs by quarters, their images the other way", from: "create",
        steps: ["motif-6", "motif-6", "motif-6", "motif-10", "motif-10", "motif-7"].flatMap {
            [.wait(0.4), .doubleTap(.identifier($0))]
        } + [.wait(0.6)]),
    NamedAnimation(
        "delete", summary: "long presses delete motifs, and no other that looks the same", from: "create",
        steps: ["motif-9", "motif-3", "motif-13"].flatMap { [.wait(0.4), .longPress(.identifier($0))] }
            + [.wait(0.6)]),
    NamedAnimation(
        "win", summary: "the last piece: the bar leaves, the figure moves, confetti rises",
        steps: [.wait(0.3), .drag(from: "shelf-14", to: "canvas", duration: 0.8, holding: 0.5), .wait(4.5)]
    ) { BrocadeScreen(state: .puzzle(almostWon())) },
    NamedAnimation("confetti", summary: "confetti, which never ends", from: "won", steps: [.wait(4)]),
]

/// Returns a drag from one card of the named state `start` to another, given by their positions in the bar.
private func page(from start: Int, to end: Int) -> PlayStep {
    let items = BrocadePuzzle(size: .normal, seed: 7).bar.items
    return .drag(
        from: .identifier("shelf-\(items[start])"), to: .identifier("shelf-\(items[end])"), duration: 0.4)
}

/// Returns a puzzle that lacks only the piece in the canvas's middle.
private func almostWon() -> BrocadePuzzleState {
    do {
        let cells = (0..<BrocadeSize.normal.pieceCount).map { $0 == 14 ? nil : $0 }
        let puzzle = try BrocadePuzzle(size: .normal, cells: cells, bar: [14])
        return BrocadePuzzleState(puzzle, confetti: Confetti(seed: 2019))
    } catch {
        preconditionFailure("a brocade without one piece is legal: \(error.message)")
    }
}
