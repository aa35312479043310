import Framewright

/// A title on a ground that fills what the button is offered; its size follows the height.
///
/// What it does must go by its title: of equal buttons the action of the first is kept.
struct FilledButton: View, Equatable {
    let title: String
    /// The text's size as a share of the button's height.
    let share: Double
    /// Tokens of the ground, with `.background` and `.title` under it.
    let colors: String
    let radius: Double
    var lines = 1
    /// How many heights across the longest title of a row needs, where a row is to have one size of text.
    var room = 0.0
    /// It touches others of its kind.
    var touches = false
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            LineLayout(width: room)() { label }
                .background(
                    ThemeColor("\(colors).background"),
                    in: RoundedRectangle(cornerRadius: radius, style: .circular)
                )
                .overlay { BackgroundOutline(colors: colors, radius: radius, isShared: touches) }
        }
        .buttonStyle(.plain)
        .contentShape(TouchArea())
    }

    private var label: some View {
        Text(title)
            .font(.system(relativeSize: share))
            .lineLimit(lines)
            .minimumScaleFactor(0.2)
            .multilineTextAlignment(.center)
            .foregroundStyle(ThemeColor("\(colors).title"))
            .padding(.horizontal, room > 0 ? 1 : 4)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    nonisolated static func == (one: Self, other: Self) -> Bool {
        one.title == other.title && one.share == other.share && one.colors == other.colors
            && one.radius == other.radius && one.lines == other.lines && one.room == other.room
            && one.touches == other.touches
    }
}
