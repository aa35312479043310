import Framewright
import FramewrightDocuments
import FramewrightModels

extension SceneDefinition {
    /// The mirror puzzle of Li brocade.
    static let brocade = SceneDefinition(
        "brocade", summary: "mirror puzzle of Li brocade: introduction, puzzle, create mode", states: brocadeStates,
        schema: EmbeddedFile.brocadeSchema.lines, decode: BrocadeState.init(document:)
    ) { BrocadeScreen(state: $0) }
    .animations(brocadeAnimations)
}

/// The named states; the first one is the default.
private let brocadeStates: [(name: String, summary: String, value: BrocadeState)] = [
    ("puzzle", "normal puzzle under way", puzzle(.normal, placed: 13, misplaced: 3)),
    ("introduction", "title, text and a finished brocade", .introduction),
    ("start", "normal puzzle, all pieces in the bar", puzzle(.normal, placed: 0)),
    ("small", "small puzzle under way", puzzle(.small, placed: 6, misplaced: 2)),
    ("small-start", "small puzzle, all pieces in the bar", puzzle(.small, placed: 0)),
    ("big", "big puzzle under way", puzzle(.big, placed: 22, misplaced: 4)),
    ("big-start", "big puzzle, all pieces in the bar", puzzle(.big, placed: 0)),
    (
        "lifted", "a piece on its way from the bar",
        puzzle(.normal, placed: 13, held: HeldPiece(origin: .shelf(1), center: BrocadePoint(x: 1.6, y: 6.2)))
    ),
    (
        "dragged", "a piece dragged over the canvas",
        puzzle(.normal, placed: 13, held: HeldPiece(origin: .canvas(5), center: BrocadePoint(x: 1.7, y: 5.9)))
    ),
    ("won", "bands, figure, her name and confetti", won),
    ("create", "big canvas with motifs of one's own", create(.rectangle, carpet)),
    ("create-empty", "big canvas, nothing on it yet", create(.rectangle, [])),
    ("square", "square canvas", create(.square, garden)),
    ("circle", "round canvas", create(.circle, garden)),
    ("all-motifs", "every motif, turned all ways", create(.rectangle, sampler)),
]

/// Returns a puzzle with the first pieces in their cells, except for some swapped with a neighbour, and the rest in
/// the bar.
private func puzzle(
    _ size: BrocadeSize, placed: Int, misplaced: Int = 0, held: HeldPiece? = nil
) -> BrocadeState {
    let rest = BrocadePuzzle(size: size, seed: 7).bar.items.filter { $0 >= placed }
    var cells: [Int?] = (0..<size.pieceCount).map { $0 < placed ? $0 : nil }
    for index in 0..<misplaced { cells.swapAt(2 * index, 2 * index + 1 + size.columns) }
    do {
        return .puzzle(BrocadePuzzleState(try BrocadePuzzle(size: size, cells: cells, bar: rest), held: held))
    } catch {
        preconditionFailure("a named state is a legal brocade: \(error.message)")
    }
}

private let won: BrocadeState = {
    guard case .puzzle(var state) = puzzle(.normal, placed: BrocadeSize.normal.pieceCount) else {
        preconditionFailure("a puzzle is a puzzle")
    }
    // A time at which the caption is readable.
    state.confetti = Confetti(seed: 3)
    state.confettiTime = WinSequence.standing + 2.6
    return .puzzle(state)
}()

private typealias Stitch = (motif: Int, x: Double, y: Double, turns: Int)

/// A small composition that fits the left half of every shape.
private let garden: [Stitch] = [
    (13, 3.4, 3.1, 0), (4, 2.2, 4.3, 0), (17, 3.4, 4.6, 0), (18, 1.4, 5.4, 0), (15, 2.6, 5.7, 0), (9, 3.5, 6.1, 0),
    (11, 2.3, 7.0, 0), (17, 1.2, 6.7, 1), (14, 3.4, 7.6, 0), (6, 2.5, 8.3, 2), (16, 3.5, 9.0, 1),
]

/// The same composition between borders, which fills a whole rectangle.
private let carpet: [Stitch] =
    garden
    + (0..<4).flatMap { column -> [Stitch] in
        let x = Double(column) + 0.5
        return [(1, x, 0.7, 0), (2, x, 1.8, 0), (2, x, 10.2, 0), (3, x, 11.3, 0)]
    }
    + [(10, 0.9, 3.6, 0), (5, 2.0, 3.0, 0), (10, 0.9, 8.4, 0), (7, 2.0, 9.3, 1)]

private let sampler: [Stitch] = (1...18).map { number in
    (number, Double((number - 1) % 4) + 0.5, Double((number - 1) / 4) * 2.2 + 1.2, number)
}

private func create(_ shape: CanvasShape, _ stitches: [Stitch]) -> BrocadeState {
    var canvas = BrocadeCanvas(size: .big, shape: shape)
    for stitch in stitches {
        canvas.add(
            motif: stitch.motif, at: BrocadePoint(x: stitch.x, y: stitch.y),
            orientation: MotifOrientation(quarterTurns: stitch.turns))
    }
    return .create(BrocadeCreateState(canvas: canvas))
}
