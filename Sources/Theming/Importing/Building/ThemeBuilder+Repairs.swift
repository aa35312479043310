import FramewrightDrawing

/// Texts and areas of single screens that are not legible as their roles would have it: they get colours of their own.
///
/// A role that the palette gives stays as it is, and so does a pair of which the palette gives both or neither.
extension ThemeBuilder {
    /// Colours that have to be added or changed.
    func repairs(of theme: Theme) -> [Role] {
        // Those of roles first: tokens of single screens follow them.
        let shared = repairs(of: theme, DrawnPairs.all.filter { !Theme.isOfSystem($0.text) })
        return shared.isEmpty ? repairs(of: theme, DrawnPairs.all.filter { Theme.isOfSystem($0.text) }) : shared
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

    /// An area's colour over the background.
    private func area(_ ground: String, in theme: Theme) -> Color? {
        theme.color(ground)?.laid(over: theme.color("color.background") ?? .white)
    }

    /// Whether the palette has a colour for exactly this token.
    private func isGiven(_ path: String) -> Bool { roles.contains { $0.path == path && $0.isGiven } }

    /// False for a pair of which the palette gives both colours, or of which `documented` does.
    private func isOurs(_ text: String, on ground: String, in theme: Theme) -> Bool {
        let tokens = [text, ground].compactMap { theme.paint($0)?.token }
        return !tokens.allSatisfy(isGiven) && !tokens.allSatisfy { theme.token(at: $0) == nil }
    }

    private func isNew(_ role: Role, in themes: Contexts) -> Bool {
        themes.contains { $0.theme.color(role.path) != role.colors[$0.name] }
    }

    /// Legible on the areas that the palette gives first of all: the others can be changed.
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

    private func role(_ path: String, in themes: Contexts, change: (Color, Theme) -> Color) -> Role {
        var colors: [String?: Color] = [:]
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
