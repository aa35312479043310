import FramewrightDocuments

/// The tokens that follow from the roles: those of the single systems, and the contrast pairs. They are derived from
/// the classic theme, so that an imported theme has the same structure as a designed one.
extension ThemeBuilder {
    struct Follower {
        let path: String
        let value: JSONOutput
    }

    /// The tokens of systems that refer to roles. Groups with colours of their own are left to the documented theme.
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
        // The shades of alerts, the calculator's corners and the shelf, whose groups would otherwise be incomplete.
        return followers + [
            dim, Follower(path: "color.calculator.corner", value: .string("#00000000")),
            Follower(path: shelfShadow, value: .string("{\(dim.path)}")),
        ]
    }()
    private static let dim = Follower(path: "color.control.dim", value: .string("#00000066"))
    private static let shelfShadow = "color.brocade.shelf.shadow"

    /// True if tokens at these paths provide everything that an import would fill.
    static func isWhole(_ paths: [String]) -> Bool {
        let known = Set(paths)
        // Optional parts that `documented` does not have, such as an outline, may be left out.
        let wanted = roles.filter { $0 != "edge" } + tiles.flatMap { ["tile.\($0)", "onTile.\($0)"] }
        let documented = ShippedTheme.documented.theme
        return wanted.allSatisfy { known.contains("color.\($0)") }
            && followers.allSatisfy {
                known.contains($0.path) || known.contains(Theme.role(of: $0.path))
                    || documented.token(at: $0.path) == nil
            }
    }

    /// The followers to add: none whose token was computed, or for which the file has its own colour for all systems.
    var followers: [Follower] {
        let taken = Set(roles.map(\.path))
        let own = Set(palette.own.map(\.path))
        let free = Self.followers.filter { follower in
            let role = Theme.role(of: follower.path)
            return !taken.contains(follower.path) && (Self.isRole(role) || !own.contains(role))
        }
        guard !taken.union(free.map(\.path)).contains(Self.dim.path) else { return free }
        return free.map { $0.path == Self.shelfShadow ? Follower(path: Self.shelfShadow, value: Self.dim.value) : $0 }
    }

    /// Returns the classic theme's pairs whose tokens both exist. Omits failing pairs of a given text and a computed
    /// area or vice versa, which cannot be fixed.
    func contrast(among tokens: TokenOutput) -> JSONOutput {
        let pairs = ShippedTheme.classic.theme.contrastPairs.filter { pair in
            let paths = [pair.foreground, pair.background].compactMap(\.self)
            guard paths.allSatisfy({ tokens.contains($0) }) else { return false }
            let parts = paths.map { path in roles.first { $0.path == path } }
            guard parts.count == 2, let text = parts[0], let ground = parts[1], text.isGiven != ground.isGiven else {
                return true
            }
            return contexts.allSatisfy { context in
                guard let text = text.colors[context], let ground = ground.colors[context] else { return true }
                return contrastRatio(text, on: ground) >= pair.minimum
            }
        }
        return .array(pairs.map(\.output))
    }

    private static func refersToKnown(_ follower: Follower, _ others: [Follower]) -> Bool {
        guard case .string(let text) = follower.value else { return true }
        let target = String(text.dropFirst().dropLast())
        return isRole(target) || others.contains { $0.path == target }
    }

    private static func isRole(_ path: String) -> Bool {
        let role = path.dropFirst("color.".count)
        return roles.contains(String(role))
            || ["tile.", "onTile.", "tileInk."].contains { role.hasPrefix($0) }
    }

    private static func isKept(_ path: String) -> Bool {
        ["color.control.", "color.calculator.", "color.brocade.shelf.", "color.pet."]
            .contains { path.hasPrefix($0) }
    }

    /// Returns the parent path: `color.course.label` for `color.course.label.ink`. A group is derived as a whole or
    /// not at all.
    private static func group(of path: String) -> Substring { path[..<(path.lastIndex(of: ".") ?? path.endIndex)] }
}
