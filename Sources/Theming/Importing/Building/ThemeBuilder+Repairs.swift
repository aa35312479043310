import FramewrightDrawing

/// Replacement colours for texts and areas of single screens that would be illegible with the colours of their roles.
///
/// Roles given by the palette are kept, and so are pairs of which the palette gives both colours or neither.
extension ThemeBuilder {
    /// Returns the colours to add or change.
    func repairs(of theme: Theme) -> [Role] {
        // Pairs of roles first, because tokens of single screens follow the roles.
        let pairs = DrawnPairs.all(in: theme)
        let shared = repairs(of: theme, pairs.filter { !Theme.isOfSystem($0.text) })
        return shared.isEmpty ? repairs(of: theme, pairs.filter { Theme.isOfSystem($0.text) }) : shared
    }

    private func repairs(of theme: Theme, _ pairs: [(text: String, grounds: [String])]) -> [Role] {
        let themes = contexts.compactMap { name in
            (try? theme.selecting(context: name)).map { (name: name, theme: $0) }
        }
        var repairs: [Role] = []
        for (text, grounds) in pairs {
            let low = grounds.filter { ground in
                themes.contains { isLow(text, on: ground, in: $0.theme) && isOurs(text, on: ground, in: $0.theme) }
            }
            guard !low.isEmpty else { continue }
            if isGiven(text) {
                repairs += low.filter { !isGiven($0) }.map { background($0, under: [text], in: themes) }
            } else {
                let repair = self.text(text, on: grounds, in: themes)
                if isNew(repair, in: themes) {
                    repairs.append(repair)
                } else {
                    repairs += low.filter { !isGiven($0) }.map { background($0, under: [text], in: themes) }
                }
            }
        }
        return repairs
    }

    private typealias Contexts = [(name: String?, theme: Theme)]

    private func isLow(_ text: String, on ground: String, in theme: Theme) -> Bool {
        guard let ink = theme.color(text), let area = area(ground, in: theme) else { return false }
        return contrastRatio(ink, on: area) < 4.5
    }

    /// Returns an area's colour over the background.
    private func area(_ ground: String, in theme: Theme) -> SRGBColor? {
        theme.color(ground)?.laid(over: theme.color("color.background") ?? .white)
    }

    /// True if the palette gives a colour for exactly this token.
    private func isGiven(_ path: String) -> Bool { roles.contains { $0.path == path && $0.isGiven } }

    /// True unless the palette or `documented` provides both colours of a pair.
    private func isOurs(_ text: String, on ground: String, in theme: Theme) -> Bool {
        let tokens = [text, ground].compactMap { theme.paint($0)?.token }
        return !tokens.allSatisfy(isGiven) && !tokens.allSatisfy { theme.token(at: $0) == nil }
    }

    private func isNew(_ role: Role, in themes: Contexts) -> Bool {
        themes.contains { $0.theme.color(role.path) != role.colors[$0.name] }
    }

    /// Returns a text colour that is legible primarily on areas that the palette gives, because the others can still
    /// be changed.
    private func text(_ path: String, on grounds: [String], in themes: Contexts) -> Role {
        let grounds = grounds.filter(isGiven) + grounds.filter { !isGiven($0) }
        return role(path, in: themes) { color, theme in
            let areas = grounds.compactMap { area($0, in: theme) }
            return color.laid(over: areas[0]).legible(on: areas, least: Self.minimumContrast)
        }
    }

    private func background(_ path: String, under texts: [String], in themes: Contexts) -> Role {
        role(path, in: themes) { color, theme in
            let inks = texts.compactMap { theme.color($0) }
            return color.laid(over: theme.color("color.background") ?? .white)
                .legible(on: inks, least: Self.minimumContrast)
        }
    }

    private func role(_ path: String, in themes: Contexts, change: (SRGBColor, Theme) -> SRGBColor) -> Role {
        var colors: [String?: SRGBColor] = [:]
        var source = path
        for (name, theme) in themes {
            guard let paint = theme.paint(path) else { continue }
            if name == nil, let token = paint.token { source = token }
            colors[name] = change(paint.color, theme)
        }
        return Role(
            name: String(path.dropFirst("color.".count)), source: .derived(String(source.dropFirst("color.".count))),
            colors: colors)
    }
}
