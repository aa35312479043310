import Framewright

/// An outline around a background, drawn if the theme has a colour for it. The built-in themes have none; it is for
/// pickable colours, where the area around a background may have the same colour.
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
