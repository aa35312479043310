import FramewrightDocuments

extension Theme {
    /// The whole path a token is meant by: `color.tile.8` for `tile.8`, where no other group has a token of that name.
    ///
    /// The theme's own tokens are asked first, then those of `documented` and its roles; a name that none has is a colour's.
    public func path(meantBy name: String) throws(ThemeEditError) -> String {
        if token(at: name) != nil { return name }
        let first = name.prefix { $0 != "." }
        guard !TokenTree.topGroups.contains(String(first)) else { return name }
        let candidates = TokenTree.topGroups.map { "\($0).\(name)" }
        for known in [candidates.filter { token(at: $0) != nil }, candidates.filter(Self.hasAnswer)] {
            guard known.count <= 1 else { throw .ambiguous(name, candidates: known) }
            if let only = known.first { return only }
        }
        return "color.\(name)"
    }

    /// Whether a screen of the documented systems, or a drawn control, asks for a token of this path; primitives in
    /// `palette` are there for other tokens, so they count.
    public static func isAskedFor(_ path: String) -> Bool {
        path.hasPrefix("palette.") || hasAnswer(path)
    }

    /// What may have been meant by a path nobody asks for.
    public func suggestion(for path: String) -> String? {
        Suggestion.nearest(to: path, among: paths + Self.documented.paths + Self.roles)
    }

    /// The same for a token that some theme has all the same.
    package static func knownPath(near path: String) -> String? {
        Suggestion.nearest(to: path, among: documented.paths + roles)
    }

    private static func hasAnswer(_ path: String) -> Bool { isKnown(path) || (above(path).map(isKnown) ?? false) }

    private static func isKnown(_ path: String) -> Bool {
        documented.token(at: path) != nil || knownRoles.contains(path)
    }

    /// The documented systems and the drawn controls: the second part of their tokens' paths.
    private static let systems: Set<String> = [
        "course", "game2048", "game2048Swift", "game2048Web", "brocade", "calculator", "pet", "control",
    ]

    /// Whether a token is that of one system; false for a role, which answers for all of them.
    package static func isOfSystem(_ path: String) -> Bool {
        path.split(separator: ".").dropFirst().first.map { systems.contains(String($0)) } == true
    }

    /// The role that stands in where a theme does not have a system's token.
    package static func role(of path: String) -> String { isOfSystem(path) ? withoutSystem(path) ?? path : path }

    /// The roles of colours, in the order of the documented theme.
    package static var colorRoles: [String] { roles.filter { $0.hasPrefix("color.") } }

    /// The documented paths without their systems, in the order of the file: what answers for all systems.
    private static let roles: [String] = {
        var seen: Set<String> = []
        return documented.paths.map(role).filter { seen.insert($0).inserted }
    }()

    /// Roles beyond those, such as `color.control.edge`, are in the designed themes.
    private static let knownRoles = shipped.reduce(into: Set(roles)) { $0.formUnion($1.paths) }
}
