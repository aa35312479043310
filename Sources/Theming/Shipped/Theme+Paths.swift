import FramewrightDocuments

extension Theme {
    /// True if a documented system or a drawn control uses a token at this path. Primitives in `palette` exist for
    /// other tokens and always count.
    public static func isAskedFor(_ path: String) -> Bool {
        path.hasPrefix("palette.") || hasAnswer(path)
    }

    /// Returns the known path most similar to an unused one, as a suggestion.
    public func suggestion(for path: String) -> String? {
        Suggestion.nearest(to: path, among: paths + Self.documented.paths + Self.roles)
    }

    /// Returns the documented path or role most similar to a path, even if a theme has a token there.
    package static func knownPath(near path: String) -> String? {
        Suggestion.nearest(to: path, among: documented.paths + roles)
    }

    static func hasAnswer(_ path: String) -> Bool {
        isKnown(path) || (isTileValue(path) && above(path).map(isKnown) == true)
    }

    /// True if the last component is the value of a tile: a power of two from 2 to 131072, the largest that a board of
    /// sixteen cells can reach.
    private static func isTileValue(_ path: String) -> Bool {
        let name = path[(path.lastIndex(of: ".").map(path.index(after:)) ?? path.startIndex)...]
        guard let value = Int(name), String(value) == name else { return false }
        return (2...131_072).contains(value) && value.nonzeroBitCount == 1
    }

    private static func isKnown(_ path: String) -> Bool {
        documented.token(at: path) != nil || knownRoles.contains(path)
    }

    /// The names of the documented systems and drawn controls: the second component of their token paths.
    private static let systems: Set<String> = [
        "course", "game2048", "game2048Swift", "game2048Web", "brocade", "calculator", "pet", "control",
    ]

    /// True if a token belongs to one system; false for a role, which applies to all of them.
    package static func isOfSystem(_ path: String) -> Bool {
        path.split(separator: ".").dropFirst().first.map { systems.contains(String($0)) } == true
    }

    /// Returns the role that replaces a missing token of a system.
    package static func role(of path: String) -> String { isOfSystem(path) ? withoutSystem(path) ?? path : path }

    /// The documented tokens that a role replaces.
    static func tokens(ofRole role: String) -> [String] {
        documented.paths.filter { $0 != role && self.role(of: $0) == role }
    }

    /// The roles of colours, in the order of the documented theme.
    package static var colorRoles: [String] { roles.filter { $0.hasPrefix("color.") } }

    /// The documented paths without their systems, in the order of the file, which apply to all systems.
    private static let roles: [String] = {
        var seen: Set<String> = []
        return documented.paths.map(role).filter { seen.insert($0).inserted }
    }()

    /// The roles including those that only the designed themes have, such as `color.control.edge`.
    private static let knownRoles = shipped.reduce(into: Set(roles)) { $0.formUnion($1.paths) }
}
