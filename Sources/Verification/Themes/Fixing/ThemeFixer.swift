import Framewright
import FramewrightDrawing
import FramewrightTheming

/// Looks for the nearest colours with which a theme would keep its rules.
///
/// A colour is changed where the fewest others change with it: at the end of a chain of aliases where at least half of all that
/// refer to it fail, else at the token itself, else at the token in one context alone. Everything that is drawn with it must pass
/// afterwards; where that cannot be, nothing that fails already may get worse.
struct ThemeFixer: Sendable {
    private let facts: ThemeFacts
    private let uses: TokenUses

    /// The theme's series.
    var neighbours: [ThemeFacts.Neighbours] { uses.neighbours }

    init(_ facts: ThemeFacts) { (self.facts, uses) = (facts, TokenUses(facts)) }

    /// For a text that stands out too little: another colour of the text, of what is under it, the nearer first.
    func suggestions(for demand: ContrastRequirement, in index: Int) -> [ThemeFinding.Suggestion] {
        let goal = ColorConstraints.Goal.contrast(demand, index)
        let text = demand.text.flatMap { fix($0, in: index, goal) }
        // A ground is seen more than a text is.
        let ground = demand.background.flatMap { $0 == demand.text ? nil : fix($0, in: index, goal) }
        return [text.map { ($0, 1.0) }, ground.map { ($0, 1.5) }].compactMap(\.self)
            .sorted { $0.0.distance * $0.1 < $1.0.distance * $1.1 }.map(\.0)
    }

    /// For neighbours that look alike: another colour of either.
    func suggestions(for pair: ThemeFacts.Neighbours, in index: Int) -> [ThemeFinding.Suggestion] {
        guard !facts.theme.exempts([pair.first, pair.second], from: .tileDistance) else { return [] }
        return [pair.second, pair.first].compactMap { fix($0, in: index, .distance(pair, index)) }.sorted {
            $0.distance < $1.distance
        }
    }

    private func fix(_ token: String, in index: Int, _ goal: ColorConstraints.Goal) -> ThemeFinding.Suggestion? {
        for edit in uses.edits(of: token, in: index) {
            for isStrict in [true, false] {
                let wishes = ColorConstraints(edit, facts, uses, goal, isStrict: isStrict)
                guard let color = edit.color.nearest(where: wishes.pass) else { continue }
                return ThemeFinding.Suggestion(
                    changes: uses.changes(for: edit, to: color), distance: edit.color.distance(to: color))
            }
        }
        return nil
    }
}
