import Framewright

/// An outline around a background, drawn only if the theme has a colour for it: for the pets' bars in themes with
/// pale colours, and for controls that hardly differ from a background colour picked by the player.
struct BackgroundOutline: View {
    /// The prefix of the background's tokens; the outline's token adds `.edge`.
    let colors: String
    var radius = 0.0
    /// True if half of the outline lies outside, so that adjacent backgrounds share one line.
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
