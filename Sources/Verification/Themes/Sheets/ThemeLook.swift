public import Framewright
import FramewrightDrawing
import FramewrightTheming

/// A theme in one context, as a sheet shows it.
public struct ThemeLook: Sendable {
    /// The theme's name for people, and the context's.
    public private(set) var title: String
    let theme: Theme

    /// Every context of a theme whose values differ from those before it; the plain values under the name of a context that
    /// changes nothing, if there is one.
    public static func looks(of theme: Theme) -> [ThemeLook] {
        var looks: [ThemeLook] = []
        for (name, theme) in theme.everyContext {
            if let known = looks.firstIndex(where: { $0.theme.tokens == theme.tokens }) {
                if looks[known].theme.selectedContext == nil { looks[known] = ThemeLook(theme, name) }
            } else {
                looks.append(ThemeLook(theme, name))
            }
        }
        return looks
    }

    private init(_ theme: Theme, _ context: String?) {
        title = theme.name.isolated + (context.map { " · \($0)" } ?? "")
        self.theme = theme
    }

    /// The same look under a word that tells it from another of its name.
    func called(_ word: String) -> ThemeLook {
        var look = self
        look.title = "\(title), \(word)"
        return look
    }

    var background: Color { theme.color("color.background") ?? .white }

    /// The theme's text colour where it can be read, otherwise black or white: a sheet must be legible whatever it shows.
    var ink: Color { legible("color.ink") }
    var secondaryInk: Color { legible("color.inkSecondary") }

    private func legible(_ token: String) -> Color {
        guard let color = theme.color(token), contrastRatio(color, on: background) >= 4.5 else {
            return contrastRatio(.black, on: background) >= contrastRatio(.white, on: background) ? .black : .white
        }
        return color
    }
}
