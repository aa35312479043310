import FramewrightDocuments

/// What follows from the roles: the tokens of the single systems, and the pairs that must stay legible. The classic theme says
/// how, so that an imported theme is laid out like a designed one.
extension ThemeBuilder {
    struct Follower {
        let path: String
        let value: JSONOutput
    }

    /// Tokens of systems that refer to roles; groups that hold colours of their own are left to the documented theme.
    static let followers: [Follower] = {
        let tokens = ShippedTheme.classic.theme.tokens.filter { $0.path.hasPrefix("color.") && !isRole($0.path) }
        let mixed = Set(tokens.filter { $0.alias == nil }.map { group(of: $0.path) })
        var followers: [Follower] = []
        for token in tokens {
            guard let alias = token.alias, !mixed.contains(group(of: token.path)) || isKept(token.path) else {
                continue
            }
            followers.append(Follower(path: token.path, value: .string("{\(alias)}")))
        }
        while let loose = followers.firstIndex(where: { !refersToKnown($0, followers) }) { followers.remove(at: loose) }
        // The shades of an alert and of the calculator's corners, whose groups would otherwise be of two minds.
        return followers + [
            Follower(path: "color.control.dim", value: .string("#00000066")),
            Follower(path: "color.calculator.corner", value: .string("#00000000")),
            Follower(path: "color.brocade.shelf.shadow", value: .string("#00000066")),
        ]
    }()

    /// The classic theme's pairs whose tokens an imported theme has.
    static let contrast: JSONOutput = {
        let known = Set(followers.map(\.path))
        let pairs = ShippedTheme.classic.theme.contrastPairs.filter { pair in
            [pair.foreground, pair.background].compactMap(\.self).allSatisfy { isRole($0) || known.contains($0) }
        }
        return .array(pairs.map(\.output))
    }()

    private static func refersToKnown(_ follower: Follower, _ others: [Follower]) -> Bool {
        guard case .string(let text) = follower.value else { return true }
        let target = String(text.dropFirst().dropLast())
        return isRole(target) || others.contains { $0.path == target }
    }

    private static func isRole(_ path: String) -> Bool {
        let role = path.dropFirst("color.".count)
        return roles.contains(String(role)) || ["tile.", "onTile.", "tileInk."].contains { role.hasPrefix($0) }
    }

    private static func isKept(_ path: String) -> Bool {
        ["color.control.", "color.calculator.", "color.brocade.shelf."].contains { path.hasPrefix($0) }
    }

    /// `color.course.label` for `color.course.label.ink`: what is styled wholly or not at all.
    private static func group(of path: String) -> Substring { path[..<(path.lastIndex(of: ".") ?? path.endIndex)] }
}
