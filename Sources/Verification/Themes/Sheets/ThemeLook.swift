public import Framewright
import FramewrightDrawing
import FramewrightTheming

/// A theme in one context, as shown on a sheet.
public struct ThemeLook: Sendable {
    /// The display names of the theme and the context.
    public private(set) var title: String
    let theme: Theme

    /// Returns every context of a theme whose values differ from the earlier ones. If a context equals the plain
    /// values, they are shown under its name.
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

    /// Returns the same look with a word added to its title, to distinguish it from another of the same name.
    func called(_ word: String) -> ThemeLook {
        var look = self
        look.title = "\(title), \(word)"
        return look
    }

    var background: SRGBColor { theme.color("color.background") ?? .white }

    /// The theme's text colour if it is legible, otherwise black or white, so that the sheet is always readable.
    var ink: SRGBColor { legible("color.ink") }
    var secondaryInk: SRGBColor { legible("color.inkSecondary") }

    private func legible(_ token: String) -> SRGBColor {
        guard let color = theme.color(token), contrastRatio(color, on: background) >= 4.5 else {
            return contrastRatio(.black, on: background) >= contrastRatio(.white, on: background) ? .black : .white
        }
        return color
    }
}
