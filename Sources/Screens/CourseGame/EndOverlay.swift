import Framewright
import FramewrightModels

/// The end of the game, over the board: outcome, score, steps, time, and a button for a new game. The rest of the
/// board is dimmed.
///
/// The winning tiles are drawn above the dimming, and the panel avoids their rows. The Revoke button stays reachable,
/// which takes back a lost game.
struct EndOverlay: View {
    let game: CourseGame
    let playAgain: () -> Void
    @Environment(\.theme) private var theme
    @ScaledMetric private var textGrowth = 1.0

    var body: some View {
        let winners = winners
        let place = ResultPlace(winningRows: Set(winners.map { Int($0.place.row) }), isLarge: textGrowth > 1.2)
        ZStack {
            // A layer of its own: one opacity for the colour and the antialiased corners.
            Rectangle().fill(ThemeColor("color.course.result.background")).opacity(0.55)
                .clipShape(
                    RoundedRectangle(cornerRadius: theme.dimension("radius.course.board") ?? 0, style: .circular))
            CourseTiles(tiles: winners, hasRings: true).environment(\.layoutDirection, .leftToRight)
            ResultPanel(place: place)() {
                ThemeColor("color.course.result.background").accessibilityIdentifier("result")
            }
            ResultPanel(place: place)() { lines(hasRows: place.count > 2) }
        }
        .contentShape(Rectangle())
    }

    /// In rows, each of the numbers has the panel's width; they need three rows of the board.
    private func lines(hasRows: Bool) -> some View {
        ResultLines(textGrowth: max(1, textGrowth), hasRows: hasRows)() {
            outcome.foregroundStyle(ThemeColor("color.course.result.ink"))
            numbers(inRows: hasRows).foregroundStyle(ThemeColor("color.course.result.ink"))
            FilledButton(
                title: "New Game", share: 0.5, colors: "color.course.button",
                radius: theme.dimension("radius.course.headerButton") ?? 8, action: playAgain
            )
            .accessibilityIdentifier("new-game")
        }
    }

    /// The tiles that reached the target. They carry no identifiers, because the same tiles on the board have them.
    private var winners: [BoardTile] {
        guard game.game.status == .won else { return [] }
        return game.game.board.tiles.filter { $0.value >= game.game.target }.map { tile in
            BoardTile(id: tile.id, value: tile.value, place: tile.place)
        }
    }

    private var outcome: some View {
        Text(game.game.status == .won ? "You won!" : "Game over")
            .font(.system(relativeSize: ResultLines.outcomeShare, weight: .bold))
            .lineLimit(1)
            .minimumScaleFactor(0.2)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .accessibilityIdentifier("outcome")
    }

    @ViewBuilder private func numbers(inRows: Bool) -> some View {
        let values = [
            ("Score", "\(game.game.score)"), ("Steps", "\(game.game.steps)"), ("Time", "\(game.clock.seconds) s"),
        ]
        if inRows {
            VStack(spacing: 0) { ForEach(values, id: \.0) { row($0.0, $0.1) } }
        } else {
            HStack(spacing: 0) { ForEach(values, id: \.0) { number($0.0, $0.1) } }
        }
    }

    /// The name at the leading side, the value at the other.
    private func row(_ name: String, _ value: String) -> some View {
        HStack(spacing: 8) {
            Text(name).font(.system(relativeSize: 0.75)).frame(maxHeight: .infinity)
            Text(value)
                .font(.system(relativeSize: 0.75, weight: .semibold))
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
                .accessibilityIdentifier("result-\(name)")
        }
        .lineLimit(1)
        .minimumScaleFactor(0.2)
    }

    /// All three in one size, which the longest decides: a digit is 0.65 wide, the sign of seconds and what is free
    /// beside it 0.95.
    private func number(_ name: String, _ value: String) -> some View {
        let digits = "\(max(game.game.score, game.game.steps, game.clock.seconds))".count
        return VStack(spacing: 0) {
            Text(name)
                .font(.system(relativeSize: 0.66))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            LineLayout(width: 0.8 * (0.65 * Double(digits) + 0.95))() {
                Text(value)
                    .font(.system(relativeSize: 0.8, weight: .semibold))
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .accessibilityIdentifier("result-\(name)")
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.2)
    }
}

/// The rows of the board that the result covers.
struct ResultPlace: Hashable {
    /// The first row, counted from 0 at the top.
    let start: Int
    let count: Int

    /// Chooses the middle two of four rows, or three rows for larger text. If a winning tile is in one of them,
    /// chooses two rows beside it.
    ///
    /// If winning tiles leave no two rows free, one of their rows is covered.
    init(winningRows: Set<Int>, isLarge: Bool) {
        let usual = [1..<3, 2..<4, 0..<2]
        let places = isLarge ? [1..<4, 0..<3] + usual : usual
        let place =
            places.first { winningRows.isDisjoint(with: $0) }
            ?? usual.first { !winningRows.isSubset(of: $0) } ?? usual[0]
        (start, count) = (place.lowerBound, place.count)
    }
}

/// Places its content over the rows of the board that the result covers.
private struct ResultPanel: Layout {
    let place: ResultPlace

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let row = bounds.height / 4
        let size = Size(width: bounds.width, height: Double(place.count) * row)
        for subview in subviews {
            subview.place(
                at: Point(x: bounds.minX, y: bounds.minY + Double(place.start) * row), proposal: ProposedViewSize(size))
        }
    }
}

/// Places outcome, numbers and button below each other, on a panel as wide as the board.
///
/// Lengths are those of a board of 260 points. On a tablet's board they grow less than the board, and with the
/// person's text as far as the panel has room. On a phone the capitals above, the button below and at both sides keep
/// one distance from the panel's edges.
private struct ResultLines: Layout {
    let textGrowth: Double
    /// The numbers are below each other.
    let hasRows: Bool

    static let outcomeShare = 24.0 / 29
    /// Heights of outcome, numbers and button.
    private var heights: [Double] { [Self.outcome, hasRows ? 60 : 36, 36] }
    private static let outcome = 29.0
    /// From the top of the outcome's line to the top of its capitals.
    private static let aboveCapitals = (1 - 0.727 * outcomeShare) * outcome / 2
    private static let minimumGap = 6.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let unit = min(bounds.width / 260, 1.38 + max(0, bounds.width - 360) / 400)
        let edge = min(12, bounds.width / 26)
        let side = edge + max(0, bounds.width - 360) / 6
        let room = bounds.height - 2 * edge
        let total = heights.reduce(0, +) - Self.aboveCapitals
        let scale = min(unit * textGrowth, (room - 2 * Self.minimumGap * unit) / total)
        let gap = min(16 * unit, (room - total * scale) / 2)
        var y = bounds.midY - (total * scale + 2 * gap) / 2 - Self.aboveCapitals * scale
        for (height, subview) in zip(heights, subviews) {
            let size = Size(width: bounds.width - 2 * side, height: height * scale)
            subview.place(at: Point(x: bounds.minX + side, y: y), proposal: ProposedViewSize(size))
            y += size.height + gap
        }
    }
}
