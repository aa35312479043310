extension Theme {
    /// Returns the full path for an abbreviated one: `color.tile.8` for `tile.8`, if no other group has a token of
    /// that name.
    ///
    /// Searches the theme's own tokens first, then `documented` and its roles. An unknown name is taken as a
    /// colour's.
    public func path(meantBy name: String) throws(ThemeEditError) -> String {
        guard TokenTree.admits(name) else { throw .tooDeep(name) }
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
}
