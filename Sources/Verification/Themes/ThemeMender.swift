import Framewright
import FramewrightDrawing
import FramewrightTheming

/// Looks for the nearest colours with which a theme would keep its rules.
///
/// A colour is changed where the fewest others change with it: at the end of a chain of aliases where at least half of all that
/// refer to it fail, else at the token itself, else at the token in one context alone. Everything that is drawn with it must pass
/// afterwards; where that cannot be, nothing that fails already may get worse.
struct ThemeMender: Sendable {
    private let facts: ThemeFacts
    private let uses: TokenUses

    /// The theme's series.
    var neighbours: [ThemeFacts.Neighbours] { uses.neighbours }

    init(_ facts: ThemeFacts) { (self.facts, uses) = (facts, TokenUses(facts)) }

    /// For a text that stands out too little: another colour of the text, of what is under it, the nearer first.
    func suggestions(for demand: ContrastDemand, in index: Int) -> [ThemeFinding.Suggestion] {
        let goal = ThemeWishes.Goal.contrast(demand, index)
        let text = demand.text.flatMap { mend($0, in: index, goal) }
        // A ground is seen more than a text is.
        let ground = demand.ground.flatMap { $0 == demand.text ? nil : mend($0, in: index, goal) }
        return [text.map { ($0, 1.0) }, ground.map { ($0, 1.5) }].compactMap(\.self)
            .sorted { $0.0.distance * $0.1 < $1.0.distance * $1.1 }.map(\.0)
    }

    /// For neighbours that look alike: another colour of either.
    func suggestions(for pair: ThemeFacts.Neighbours, in index: Int) -> [ThemeFinding.Suggestion] {
        guard !facts.theme.excuses([pair.first, pair.second], from: .tileDistance) else { return [] }
        return [pair.second, pair.first].compactMap { mend($0, in: index, .distance(pair, index)) }.sorted {
            $0.distance < $1.distance
        }
    }

    private func mend(_ token: String, in index: Int, _ goal: ThemeWishes.Goal) -> ThemeFinding.Suggestion? {
        for edit in uses.edits(of: token, in: index) {
            for isStrict in [true, false] {
                let wishes = ThemeWishes(edit, facts, uses, goal, isStrict: isStrict)
                guard let color = edit.color.nearest(where: wishes.pass) else { continue }
                return ThemeFinding.Suggestion(
                    changes: uses.changes(for: edit, to: color), distance: edit.color.distance(to: color))
            }
        }
        return nil
    }
}

/// A place in a theme file where a colour can be changed, and what changes with it.
struct ThemeEdit {
    let token: String
    /// Nil for the plain value.
    let context: String?
    /// The colour there now.
    let color: Color
    /// The contexts in which the change shows.
    let contexts: [Int]
    /// Contexts that would change along and are to stay as they are.
    let pinned: [Int]
}

/// Which tokens refer to which, in every context.
struct TokenUses: Sendable {
    private let facts: ThemeFacts
    /// By context: the tokens that refer to a token themselves.
    private let referrers: [[String: [String]]]
    let neighbours: [ThemeFacts.Neighbours]

    init(_ facts: ThemeFacts) {
        self.facts = facts
        neighbours = facts.neighbours
        referrers = facts.contexts.map { context in
            context.theme.tokens.reduce(into: [:]) { referrers, token in
                if let alias = token.alias { referrers[alias, default: []].append(token.path) }
            }
        }
    }

    /// Everything that has a token's colour in a context: itself, what refers to it, and so on.
    func users(of token: String, in index: Int) -> Set<String> {
        var (users, rest) = (Set([token]), [token])
        while let next = rest.popLast() {
            for referrer in referrers[index][next] ?? [] where users.insert(referrer).inserted { rest.append(referrer) }
        }
        return users
    }

    /// The token, what it refers to, and so on.
    private static func chain(of token: String, in theme: Theme) -> [String] {
        var chain = [token]
        while let alias = theme.token(at: chain[chain.count - 1])?.alias { chain.append(alias) }
        return chain
    }

    /// The places where a token's colour in a context can be changed, the best first.
    func edits(of token: String, in index: Int) -> [ThemeEdit] {
        guard let color = facts.color(token, in: index) else { return [] }
        let chain = Self.chain(of: token, in: facts.contexts[index].theme)
        let end = chain[chain.count - 1]
        var edits: [ThemeEdit] = []
        if chain.count > 1, failsMostly(end, in: index) { edits.append(shared(end, color, in: index)) }
        let own = shared(token, color, in: index)
        if own.contexts.allSatisfy({ facts.color(token, in: $0) == color }) { edits.append(own) }
        if own.contexts.count > 1 {
            let name = facts.contexts[index].name
            let others = own.contexts.filter { $0 != index }
            edits.append(
                ThemeEdit(
                    token: token, context: name, color: color, contexts: [index], pinned: name == nil ? others : []))
        }
        return edits
    }

    private func shared(_ token: String, _ color: Color, in index: Int) -> ThemeEdit {
        let slot = slot(of: token, in: index)
        let contexts = facts.contexts.indices.filter { self.slot(of: token, in: $0) == slot }
        return ThemeEdit(token: token, context: slot, color: color, contexts: Array(contexts), pinned: [])
    }

    /// The context whose part of the file has the token's value; nil for the plain part.
    private func slot(of token: String, in index: Int) -> String? {
        let context = facts.contexts[index]
        guard let name = context.name, let own = context.theme.token(at: token),
            own.position != facts.contexts[0].theme.token(at: token)?.position
        else { return nil }
        return name
    }

    /// Whether at least half of the texts and grounds that have this token's colour are in a demand that is not met.
    private func failsMostly(_ token: String, in index: Int) -> Bool {
        let users = users(of: token, in: index)
        var (drawn, failing): (Set<String>, Set<String>) = ([], [])
        for (demand, meeting) in facts.contexts[index].met {
            for end in [demand.text, demand.ground] {
                guard let end, users.contains(end) else { continue }
                drawn.insert(end)
                if meeting.isLow { failing.insert(end) }
            }
        }
        return failing.count * 2 >= drawn.count
    }

    /// What to write: the colour, and before it what keeps the file sound.
    func changes(for edit: ThemeEdit, to color: Color) -> [ThemeChange] {
        let isNew = facts.contexts[0].theme.token(at: edit.token) == nil
        var changes = [ThemeChange(token: edit.token, context: edit.context, value: color.description)]
        if isNew, edit.context != nil {
            changes.append(ThemeChange(token: edit.token, context: nil, value: edit.color.description))
        }
        for index in edit.pinned {
            guard let name = facts.contexts[index].name, let old = facts.color(edit.token, in: index) else { continue }
            let alias = facts.contexts[index].theme.token(at: edit.token)?.alias
            changes.append(
                ThemeChange(token: edit.token, context: name, value: alias.map { "{\($0)}" } ?? old.description))
        }
        return changes
    }
}
