import Framewright
import FramewrightDrawing
import FramewrightTheming

/// Finds the smallest colour changes that make a theme satisfy its rules.
///
/// The change is made where it affects the fewest other tokens: at the end of a chain of aliases if at least half of
/// its users fail, else at the token itself, else at the token in one context only. All uses of the new colour must
/// pass. If that is impossible, uses that already fail must not get worse.
struct ThemeFixer: Sendable {
    private let facts: ThemeFacts
    private let uses: TokenUses

    /// The neighbouring pairs of the theme's series.
    var neighbours: [ThemeFacts.Neighbours] { uses.neighbours }

    init(_ facts: ThemeFacts) { (self.facts, uses) = (facts, TokenUses(facts)) }

    /// Returns replacement colours for a text with low contrast and for its background, the smaller change first.
    func suggestions(for demand: ContrastRequirement, in index: Int) -> [ThemeFinding.Suggestion] {
        let goal = ColorConstraints.Goal.contrast(demand, index)
        let text = demand.text.flatMap { fix($0, in: index, goal) }
        // A change of the background is more visible than one of the text.
        let background = demand.background.flatMap { $0 == demand.text ? nil : fix($0, in: index, goal) }
        return [text.map { ($0, 1.0) }, background.map { ($0, 1.5) }].compactMap(\.self)
            .sorted { $0.0.distance * $0.1 < $1.0.distance * $1.1 }.map(\.0)
    }

    /// Returns replacement colours for either of two neighbours that look alike, the smaller change first.
    func suggestions(for pair: ThemeFacts.Neighbours, in index: Int) -> [ThemeFinding.Suggestion] {
        guard !facts.theme.exempts([pair.first, pair.second], from: .tileDistance) else { return [] }
        return [pair.second, pair.first].compactMap { fix($0, in: index, .distance(pair, index)) }.sorted {
            $0.distance < $1.distance
        }
    }

    private func fix(_ token: String, in index: Int, _ goal: ColorConstraints.Goal) -> ThemeFinding.Suggestion? {
        for edit in uses.edits(of: token, in: index) {
            for isStrict in [true, false] {
                let wishes = ColorConstraints(edit, facts: facts, uses: uses, goal: goal, isStrict: isStrict)
                guard let color = edit.color.nearest(where: wishes.pass) else { continue }
                return ThemeFinding.Suggestion(
                    changes: uses.changes(for: edit, to: color), distance: edit.color.distance(to: color))
            }
        }
        return nil
    }
}
