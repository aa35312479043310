import Framewright

/// A title on a ground that fills what the button is offered; its size follows the height.
struct GroundedButton: View {
    let title: String
    /// The text's size as a share of the button's height.
    let share: Double
    /// Tokens of the ground, with `.background` and `.title` under it.
    let colors: String
    let radius: Double
    var lines = 1
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Text(title)
                .font(.system(relativeSize: share, weight: .medium))
                .lineLimit(lines)
                .minimumScaleFactor(0.2)
                .multilineTextAlignment(.center)
                .foregroundStyle(ThemeColor("\(colors).title"))
                .padding(.horizontal, 4)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(
                    ThemeColor("\(colors).background"),
                    in: RoundedRectangle(cornerRadius: radius, style: .circular))
        }
        .buttonStyle(.plain)
        .contentShape(TouchArea())
    }
}
