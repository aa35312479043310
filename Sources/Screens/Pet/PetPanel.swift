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
        PetPanelLayout() {
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

/// Text 10 points below the top, a bar of 20 points 8 below it, and 75 points for both at least; a third of what there is
/// more makes the bar higher, by 12 points at most.
private struct PetPanelLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        let size = text(proposal.width, subviews)
        return Size(width: proposal.width ?? size.width, height: max(proposal.height ?? 0, needed(size.height)))
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let height = text(bounds.width, subviews).height
        subviews[0].place(
            at: Point(x: bounds.minX, y: bounds.minY + 10),
            proposal: ProposedViewSize(width: bounds.width, height: height))
        let bar = 20 + min(12, max(0, bounds.height - needed(height)) / 3)
        subviews[1].place(
            at: Point(x: bounds.minX, y: bounds.minY + 10 + height + 8),
            proposal: ProposedViewSize(width: bounds.width, height: bar))
    }

    private func text(_ width: Double?, _ subviews: Subviews) -> Size {
        subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil))
    }

    private func needed(_ text: Double) -> Double { max(75, 10 + text + 8 + 20) }
}

/// A track filled from its leading end. The fill takes half a second to another share.
private struct PetBar: View {
    let share: Double
    let token: String

    var body: some View {
        ThemeColor("color.pet.track")
            .overlay {
                ShareLayout(share: share) {
                    // An outlined track outlines its fill too, whose colour may be as pale as the track's.
                    ThemeColor(token).accessibilityIdentifier("fill").overlay {
                        BackgroundOutline(colors: "color.pet.bar")
                    }
                }
                .animation(.easeInOut(duration: Self.duration), value: share)
                .opacity(share > 0 ? 1 : 0)
                // What is emptied is seen until it is empty.
                .animation(share > 0 ? nil : .linear(duration: 0).delay(Self.duration), value: share)
            }
            .overlay { BackgroundOutline(colors: "color.pet.bar") }
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
