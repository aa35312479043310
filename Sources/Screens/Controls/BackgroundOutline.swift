import Framewright

/// An outline around a ground, where the theme has a colour for it: none does, but a player's background may be the
/// ground's own colour.
struct BackgroundOutline: View {
    /// Tokens of the ground; the outline's is `.edge` under it.
    let colors: String
    var radius = 0.0
    /// Half outside, so that grounds that touch have one line between them.
    var isShared = false
    @Environment(\.theme) private var theme

    var body: some View {
        if theme.color("\(colors).edge") != nil {
            line(RoundedRectangle(cornerRadius: radius, style: .circular)).allowsHitTesting(false)
        }
    }

    @ViewBuilder private func line(_ shape: RoundedRectangle) -> some View {
        let color = ThemeColor("\(colors).edge")
        if isShared { shape.stroke(color, lineWidth: 1.5) } else { shape.strokeBorder(color, lineWidth: 1.5) }
    }
}
