import Framewright
import FramewrightModels

/// The controls below the stage. They scroll if large text needs more height than available; with more height, gaps,
/// actions and bars grow. On screens wider than a tablet they are centred.
struct PetControls: View {
    let pet: Pet
    let condition: PetCondition
    let play: () -> Void
    let feed: () -> Void
    let select: (Pet) -> Void
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        ViewThatFits(in: .vertical) {
            rows
            ScrollView { rows }
        }
    }

    private var rows: some View {
        PetRows(isLow: isLow)() {
            HStack(spacing: 30) {
                PetActionButton(title: "Play", action: play).accessibilityIdentifier("play")
                PetActionButton(title: "Feed", action: feed).accessibilityIdentifier("feed")
            }
            stats
            PetSelector(current: pet, select: select)
        }
        .padding(.horizontal, 30)
        .frame(maxWidth: Self.largestWidth)
        .frame(maxWidth: .infinity)
    }

    /// The widest documented view, in points.
    nonisolated static let largestWidth = 1366.0

    /// The lab's size-class variation: the stack lies down where the height is compact. Where one counter has no room
    /// beside its title, both are below.
    private var stats: some View {
        ViewThatFits(in: .horizontal) {
            stats(countWidth: 115)
            stats(countWidth: 0)
            stats(countWidth: nil)
        }
    }

    private func stats(countWidth: Double?) -> some View {
        let layout = isLow ? AnyLayout(HStackLayout(spacing: 30)) : AnyLayout(VStackLayout(spacing: 10))
        return layout {
            PetPanel(
                name: "happiness", title: "Happiness", count: "played: \(condition.played)",
                share: condition.happinessBar, pet: pet, countWidth: countWidth)
            PetPanel(
                name: "food", title: "Food Level", count: "fed: \(condition.fed)", share: condition.foodBar,
                pet: pet, countWidth: countWidth)
        }
    }

    private var isLow: Bool { verticalSizeClass == .compact }
}

/// Places actions, bars and names below each other, 30, 20 and 15 points apart and 15 above the bottom.
///
/// Additional height is distributed: a sixth to the actions, a third to the bars, the rest to the gaps.
private struct PetRows: Layout {
    /// True if the bars lie side by side, 10 points below the actions.
    let isLow: Bool

    private var gaps: [Double] { [30, isLow ? 10 : 20, 15, 15] }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        let needed = heights(proposal.width, subviews).reduce(0, +) + gaps.reduce(0, +)
        return Size(width: proposal.width ?? 0, height: max(needed, proposal.height ?? 0))
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let heights = heights(bounds.width, subviews)
        let spare = max(0, bounds.height - heights.reduce(0, +) - gaps.reduce(0, +))
        var top = bounds.minY
        for (row, subview) in subviews.enumerated() {
            top += gaps[row] + spare * 0.125
            let height = heights[row] + spare * [1.0 / 6, 1.0 / 3, 0][row]
            subview.place(
                at: Point(x: bounds.minX, y: top), proposal: ProposedViewSize(width: bounds.width, height: height))
            top += height
        }
    }

    private func heights(_ width: Double?, _ subviews: Subviews) -> [Double] {
        subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
    }
}

/// The Play or Feed button: wide, with a muted background, as high as its title needs.
private struct PetActionButton: View {
    let title: String
    let action: () -> Void
    @Environment(\.theme) private var theme
    @Environment(\.petTextScale) private var textScale
    @ScaledMetric private var height = 30.0

    var body: some View {
        Button(action: action) {
            Text(title)
                .font(.petLabel(15 * textScale))
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .foregroundStyle(ThemeColor("color.pet.button.title"))
                .frame(maxWidth: .infinity, minHeight: 30, idealHeight: min(max(30, height), 56), maxHeight: 56)
                .background(
                    ThemeColor("color.pet.button.background"),
                    in: RoundedRectangle(cornerRadius: theme.dimension("radius.pet.button") ?? 0, style: .circular))
        }
        .buttonStyle(.plain)
        .contentShape(TouchArea())
    }
}

extension Font {
    /// Returns the system typeface in a documented size that scales with the user's text size.
    static func petLabel(_ size: Double) -> Font { .custom("Helvetica Neue", size: size) }
}

extension EnvironmentValues {
    /// The scale of labels inside their documented frames if both size classes are regular, for a tablet's viewing
    /// distance.
    var petTextScale: Double {
        horizontalSizeClass == .regular && verticalSizeClass == .regular ? 1.4 : 1
    }
}
