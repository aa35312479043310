import Framewright
import FramewrightDrawing
import FramewrightTheming

/// The references between tokens, in every context.
struct TokenUses: Sendable {
    private let facts: ThemeFacts
    /// For each context, the tokens that refer directly to a token.
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

    /// Returns all tokens with a token's colour in a context: the token itself and its direct and indirect referrers.
    func users(of token: String, in index: Int) -> Set<String> {
        var (users, rest) = (Set([token]), [token])
        while let next = rest.popLast() {
            for referrer in referrers[index][next] ?? [] where users.insert(referrer).inserted { rest.append(referrer) }
        }
        return users
    }

    /// Returns the token followed by its chain of references.
    private static func chain(of token: String, in theme: Theme) -> [String] {
        var chain = [token]
        while let alias = theme.token(at: chain[chain.count - 1])?.alias { chain.append(alias) }
        return chain
    }

    /// Returns the edits that change a token's colour in a context, the preferred one first.
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

    private func shared(_ token: String, _ color: SRGBColor, in index: Int) -> ThemeEdit {
        let slot = slot(of: token, in: index)
        let contexts = facts.contexts.indices.filter { self.slot(of: token, in: $0) == slot }
        return ThemeEdit(token: token, context: slot, color: color, contexts: Array(contexts), pinned: [])
    }

    /// Returns the context in whose part of the file the token's value is defined, or nil for the plain part.
    private func slot(of token: String, in index: Int) -> String? {
        let context = facts.contexts[index]
        guard let name = context.name, let own = context.theme.token(at: token),
            own.position != facts.contexts[0].theme.token(at: token)?.position
        else { return nil }
        return name
    }

    /// Returns true if at least half of the texts and backgrounds with this token's colour are in an unmet demand.
    private func failsMostly(_ token: String, in index: Int) -> Bool {
        let users = users(of: token, in: index)
        var (drawn, failing): (Set<String>, Set<String>) = ([], [])
        for (demand, meeting) in facts.contexts[index].met {
            for end in [demand.text, demand.background] {
                guard let end, users.contains(end) else { continue }
                drawn.insert(end)
                if meeting.isLow { failing.insert(end) }
            }
        }
        return failing.count * 2 >= drawn.count
    }

    /// Returns the changes of an edit: the new colour first, then values that keep other contexts valid and
    /// unchanged.
    func changes(for edit: ThemeEdit, to color: SRGBColor) -> [ThemeChange] {
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
