import Framewright
import FramewrightModels

/// Everything below the stage; scrolled where large text needs more than there is.
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
        VStack(spacing: 0) {
            HStack(spacing: 30) {
                PetActionButton(title: "Play", action: play).accessibilityIdentifier("play")
                PetActionButton(title: "Feed", action: feed).accessibilityIdentifier("feed")
            }
            .padding(.top, 30)
            stats.padding(.top, isLow ? 10 : 20)
            PetSelector(current: pet, select: select).padding(.top, 15)
        }
        .padding(.horizontal, 30)
        .padding(.bottom, 15)
    }

    /// The lab's size-class variation: the stack lies down where the height is compact.
    private var stats: some View {
        let layout = isLow ? AnyLayout(HStackLayout(spacing: 30)) : AnyLayout(VStackLayout(spacing: 10))
        return layout {
            PetPanel(
                name: "happiness", title: "Happiness", count: "played: \(condition.played)",
                share: condition.happinessBar, pet: pet)
            PetPanel(
                name: "food", title: "Food Level", count: "fed: \(condition.fed)", share: condition.foodBar,
                pet: pet)
        }
    }

    private var isLow: Bool { verticalSizeClass == .compact }
}

/// Play or Feed: a wide key with a quiet ground.
private struct PetActionButton: View {
    let title: String
    let action: () -> Void
    @Environment(\.theme) private var theme
    @Environment(\.petTextScale) private var textScale

    var body: some View {
        Button(action: action) {
            Text(title)
                .font(.petLabel(15 * textScale))
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .foregroundStyle(ThemeColor("color.pet.button.title"))
                .frame(maxWidth: .infinity, minHeight: 30)
                .background(
                    ThemeColor("color.pet.button.background"),
                    in: RoundedRectangle(cornerRadius: theme.dimension("radius.pet.button") ?? 0, style: .circular))
        }
        .buttonStyle(.plain)
        .contentShape(TouchArea())
    }
}

extension Font {
    /// The system's typeface in a documented size, which follows the person's wish.
    static func petLabel(_ size: Double) -> Font { .custom("Helvetica Neue", size: size) }
}

extension EnvironmentValues {
    /// Labels grow inside their documented frames on a screen that is regular both ways, read from further away.
    var petTextScale: Double {
        horizontalSizeClass == .regular && verticalSizeClass == .regular ? 1.4 : 1
    }
}
