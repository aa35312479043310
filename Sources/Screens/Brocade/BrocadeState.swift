import Framewright
import FramewrightModels

/// What a brocade screen begins with: one of the playground's three pages.
enum BrocadeState: Sendable {
    case introduction
    case puzzle(BrocadePuzzleState)
    case create(BrocadeCreateState)
}

/// The guided puzzle under way.
struct BrocadePuzzleState: Sendable {
    var puzzle: BrocadePuzzle
    /// A piece in someone's hand.
    var held: HeldPiece?
    var confetti = Confetti(seed: 1)
    /// Seconds since the last piece was placed.
    var confettiTime = 0.0
    var background: RGBColor?

    init(_ puzzle: BrocadePuzzle, held: HeldPiece? = nil, confetti: Confetti = Confetti(seed: 1), time: Double = 0) {
        self.puzzle = puzzle
        self.held = held
        self.confetti = confetti
        confettiTime = time
    }
}

/// A brocade of one's own under way.
struct BrocadeCreateState: Sendable {
    var canvas: BrocadeCanvas
    /// A motif in someone's hand.
    var held: HeldPiece?
    var background: RGBColor?
}

/// The background of a brocade screen: a colour of the state's own, otherwise the theme's.
///
/// The theme's are documented as (29, 36, 73) on the playground's second page, `color.brocade.cloth`, and as black on its
/// third, `color.brocade.stage`.
func brocadeBackground(_ color: RGBColor?, token: String) -> AnyShapeStyle {
    color.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(ThemeColor(token))
}

/// What a finger drags: where it comes from and where its centre is, in cells.
struct HeldPiece: Hashable, Sendable {
    enum Origin: Hashable, Sendable {
        /// Place in the bar, from 0. The piece is lifted to one and a half times its size.
        case shelf(Int)
        /// A puzzle's cell, or a motif's id. The piece has a border.
        case canvas(Int)
    }

    let origin: Origin
    var center: BrocadePoint

    /// Documented, from the bar.
    static let lift = 1.5
}
