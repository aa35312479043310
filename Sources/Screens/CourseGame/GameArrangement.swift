import Framewright

/// Places labels, buttons and the board of the course app's game on the whole screen.
struct GameArrangement: Layout {
    let safeAreaInsets: EdgeInsets
    /// The text scale chosen by the user.
    let typeScale: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (screen, insets) = Rect(origin: .zero, size: bounds.size).contentArea(safeAreaInsets)
        let frames = GameFrames(screen: screen, insets: insets, typeScale: typeScale)
        for (part, subview) in zip(GamePart.allCases, subviews) {
            let frame = frames[part]
            subview.place(at: frame.origin + bounds.origin, proposal: ProposedViewSize(frame.size))
        }
    }
}

/// The parts of the game's screen, in reading order.
enum GamePart: String, CaseIterable {
    case step, time, score, rank, exit, pause, board, undo, reset, pk, color
}

/// The frames of all parts of the game's screen.
///
/// There are four arrangements: the documented one for a phone in portrait; one with wide cells in two columns above
/// and below the board, for larger text there; one in line with the board's sides for tablets in portrait; and one
/// with the two columns beside the board, for all screens wider than high.
struct GameFrames {
    private var frames: [Rect]

    subscript(part: GamePart) -> Rect {
        get { frames[part.index] }
        set { frames[part.index] = newValue }
    }

    init(screen: Rect, insets: EdgeInsets, typeScale: Double) {
        frames = Array(repeating: .zero, count: GamePart.allCases.count)
        let safe = screen.inset(by: insets)
        if screen.width > screen.height {
            placeBeside(safe, typeScale)
        } else if min(screen.width, screen.height) >= 560 {
            placeInLine(safe, typeScale)
        } else if Self.isLarge(typeScale) {
            placeInColumns(screen, safe: safe, typeScale: typeScale)
        } else {
            placeAsDocumented(screen, safe)
        }
    }

    /// Returns true if the documented cells are too small for this text scale.
    static func isLarge(_ typeScale: Double) -> Bool { typeScale > 1.2 }
}

extension GamePart {
    fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
