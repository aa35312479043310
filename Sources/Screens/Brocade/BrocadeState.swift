import Framewright
import FramewrightModels

/// The initial state of a brocade screen: one of the playground's three pages.
enum BrocadeState: Sendable {
    case introduction
    case puzzle(BrocadePuzzleState)
    case create(BrocadeCreateState)
}

/// The state of the guided puzzle.
struct BrocadePuzzleState: Sendable {
    var puzzle: BrocadePuzzle
    /// The piece being dragged.
    var held: HeldPiece?
    var confetti = Confetti(seed: 1)
    /// The time since the last piece was placed, in seconds.
    var confettiTime = 0.0
    var background: RGBColor?

    init(_ puzzle: BrocadePuzzle, held: HeldPiece? = nil, confetti: Confetti = Confetti(seed: 1), time: Double = 0) {
        self.puzzle = puzzle
        self.held = held
        self.confetti = confetti
        confettiTime = time
    }
}

/// The state of create mode.
struct BrocadeCreateState: Sendable {
    var canvas: BrocadeCanvas
    /// The motif being dragged.
    var held: HeldPiece?
    var background: RGBColor?
}

/// Returns the background of a brocade screen: the state's colour if it has one, otherwise the theme's.
///
/// The documented theme colours are (29, 36, 73) on the playground's second page, `color.brocade.cloth`, and black on
/// its third, `color.brocade.stage`.
func brocadeBackground(_ color: RGBColor?, token: String) -> AnyShapeStyle {
    color.map { AnyShapeStyle(Color(sRGB: SRGBColor($0))) } ?? AnyShapeStyle(ThemeColor(token))
}

/// A dragged piece or motif: its origin and the position of its centre, in cells.
struct HeldPiece: Hashable, Sendable {
    enum Origin: Hashable, Sendable {
        /// A position in the bar, from 0. The piece is enlarged to one and a half times its size.
        case shelf(Int)
        /// A puzzle's cell or a motif's id. The piece has a border.
        case canvas(Int)
    }

    let origin: Origin
    var center: BrocadePoint

    /// The documented scale of a piece lifted from the bar.
    static let lift = 1.5
}
