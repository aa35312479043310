import Framewright

/// A title on a background that fills the proposed size; the text size follows the height.
///
/// Equality ignores the action, and of equal buttons the first action is kept. So the action must depend only on the
/// compared properties.
struct FilledButton: View, Equatable {
    let title: String
    /// The text's size as a share of the button's height.
    let share: Double
    /// The prefix of the colour tokens, to which `.background` and `.title` are added.
    let colors: String
    let radius: Double
    var lines = 1
    /// The width of the longest title of a row, in multiples of the button's height, if all buttons of the row share
    /// one text size; otherwise 0.
    var room = 0.0
    /// True if the button touches its neighbours.
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
