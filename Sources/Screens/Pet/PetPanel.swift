import Framewright
import FramewrightModels

/// A title, a counter at the other end, and a bar below.
struct PetPanel: View {
    /// Identifiers begin with this.
    let name: String
    let title: String
    let count: String
    /// Of the bar, from 0 to 1.
    let share: Double
    let pet: Pet
    @Environment(\.petTextScale) private var textScale

    var body: some View {
        VStack(spacing: 8) {
            ViewThatFits(in: .horizontal) {
                line(countWidth: 115)
                line(countWidth: 0)
                VStack(alignment: .leading, spacing: 2) {
                    label
                    counter
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            // Another pet's bar is another bar: it does not grow out of this one.
            PetBar(share: share, token: pet.token).id(pet).accessibilityIdentifier("\(name)-bar")
        }
        .padding(.top, 10)
        .frame(maxWidth: .infinity, minHeight: 75, alignment: .top)
        .accessibilityIdentifier(name)
    }

    /// Documented: the counter is 115 points wide where there is room.
    private func line(countWidth: Double) -> some View {
        HStack(spacing: 8) {
            label
            Spacer(minLength: 0)
            counter.frame(minWidth: countWidth, minHeight: 20, alignment: .trailing)
                .accessibilityIdentifier("\(name)-count")
        }
    }

    private var label: some View {
        Text(title)
            .font(.petLabel(17 * textScale))
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .foregroundStyle(ThemeColor("color.pet.ink"))
    }

    private var counter: some View {
        Text(count)
            .font(.petLabel(17 * textScale))
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .foregroundStyle(ThemeColor("color.pet.inkSecondary"))
    }
}

/// A track filled from its leading end. The fill takes half a second to another share.
private struct PetBar: View {
    let share: Double
    let token: String

    var body: some View {
        ThemeColor("color.pet.track")
            .overlay {
                ShareLayout(share: share) { ThemeColor(token).accessibilityIdentifier("fill") }
                    .animation(.easeInOut(duration: Self.duration), value: share)
                    .opacity(share > 0 ? 1 : 0)
                    // What is emptied is seen until it is empty.
                    .animation(share > 0 ? nil : .linear(duration: 0).delay(Self.duration), value: share)
            }
            .overlay { GroundEdge(colors: "color.pet.bar") }
            .frame(height: 20)
    }

    /// Seconds.
    private static let duration = 0.5
}

/// Its view over a share of its width, from the leading end.
private struct ShareLayout: Layout {
    let share: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(
            at: bounds.origin, proposal: ProposedViewSize(width: bounds.width * share, height: bounds.height))
    }
}
