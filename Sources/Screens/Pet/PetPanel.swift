import Framewright
import FramewrightModels

/// A title, a counter at the trailing end, and a bar below.
struct PetPanel: View {
    /// The prefix of the identifiers.
    let name: String
    let title: String
    let count: String
    /// The filled share of the bar, from 0 to 1.
    let share: Double
    let pet: Pet
    /// The least width of the counter beside the title, documented as 115 points; nil places the counter below the
    /// title.
    let countWidth: Double?
    @Environment(\.petTextScale) private var textScale

    var body: some View {
        PetPanelLayout() {
            if let countWidth {
                line(countWidth: countWidth)
            } else {
                VStack(alignment: .leading, spacing: 2) {
                    label
                    counter.accessibilityIdentifier("\(name)-count")
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            // Each pet has its own bar, so that switching pets does not animate.
            PetBar(share: share, token: pet.token).id(pet).accessibilityIdentifier("\(name)-bar")
        }
        .accessibilityIdentifier(name)
    }

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

/// Places the text 10 points below the top and a bar of 20 points 8 below it, with a total height of at least 75
/// points. A third of any additional height makes the bar higher, by at most 12 points.
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

/// A track filled from its leading end. Changes of the fill are animated over half a second.
private struct PetBar: View {
    let share: Double
    let token: String

    var body: some View {
        ThemeColor("color.pet.track")
            .overlay {
                ShareLayout(share: share) {
                    // The fill gets the same outline as the track, because its colour may be as pale as the track's.
                    ThemeColor(token).accessibilityIdentifier("fill").overlay {
                        BackgroundOutline(colors: "color.pet.bar")
                    }
                }
                .animation(.easeInOut(duration: Self.duration), value: share)
                .opacity(share > 0 ? 1 : 0)
                // The fill stays visible until it has shrunk to zero.
                .animation(share > 0 ? nil : .linear(duration: 0).delay(Self.duration), value: share)
            }
            .overlay { BackgroundOutline(colors: "color.pet.bar") }
    }

    /// The duration of the animation, in seconds.
    private static let duration = 0.5
}

/// Sizes its view to a share of its width, from the leading end.
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
