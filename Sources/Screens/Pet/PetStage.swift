import Framewright
import FramewrightModels

/// The pet's image on its colour, and its mood.
struct PetStage: View {
    let pet: Pet
    let mood: PetMood
    @Environment(\.theme) private var theme
    @Environment(\.petTextScale) private var textScale
    /// The scale of the user's text size.
    @ScaledMetric private var unit = 1.0

    var body: some View {
        PetStageLayout(isRoomy: isRoomy)() {
            ArtworkView(pet.portrait)
                .accessibilityIdentifier("picture")
                .accessibilityLabel(pet.title)
            moodLine
        }
        .accessibilityIdentifier("pet-view")
        .background(ThemeColor(background), ignoresSafeAreaEdges: [.top, .horizontal])
    }

    /// The background's token. Documented as the bars' colour; a dark theme has a dimmer one for so large an area.
    private var background: String {
        let token = "color.pet.stage.\(pet.rawValue)"
        return theme.color(token) == nil ? pet.token : token
    }

    private var moodLine: some View {
        let (label, word) = isRoomy ? (17 * textScale, 1.5 * 17 * textScale) : (13, 17)
        return MoodLayout(labelSize: label * unit, wordSize: word * unit)() {
            Text("Status:").font(.system(relativeSize: MoodLayout.relativeSize))
            // Two texts overlap during the cross-fade.
            ZStack(alignment: .leading) {
                Text(mood.rawValue)
                    .font(.system(relativeSize: MoodLayout.relativeSize, weight: .semibold))
                    .accessibilityIdentifier("mood")
                    .id(mood)
                    .transition(.opacity)
            }
            .animation(.easeInOut(duration: Self.moodFade), value: mood)
            // Each pet has its own word, so that switching pets does not cross-fade.
            .id(pet)
            Text(PetMood.allCases.map(\.rawValue).joined(separator: "\n"))
                .font(.custom("system", fixedSize: MoodLayout.measuredSize))
                .fontWeight(.semibold)
                .lineLimit(nil)
                .hidden()
        }
        .lineLimit(1)
        .foregroundStyle(ThemeColor("color.pet.onPet"))
    }

    private var isRoomy: Bool { textScale > 1 }

    /// The duration of the cross-fade, in seconds.
    private static let moodFade = 0.25
}

/// Places the image in the middle and the mood line on its trailing side.
///
/// The image is documented as 100 points on phones; it grows with stages that are higher than theirs. On a tablet it
/// has the share of the stage's height that it has in the storyboard.
private struct PetStageLayout: Layout {
    let isRoomy: Bool
    private let documentedSide = 100.0
    /// The highest stage of a documented phone, on the iPhone X.
    private let documentedHeight = 434.0
    /// The share on the storyboard's iPhone SE, 100 of 248 points.
    private let documentedShare = 100.0 / 248
    private let inset = 5.0

    private var gap: Double { isRoomy ? 36 : 14 }
    /// The same as the margin of the controls.
    private var margin: Double { isRoomy ? 30 : 2 * inset }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let side = pictureSide(in: bounds.size)
        subviews[0].place(
            at: Point(x: bounds.midX, y: bounds.midY), anchor: .center,
            proposal: ProposedViewSize(width: side, height: side))
        let edge = bounds.midX + side / 2 + gap
        subviews[1].place(
            at: Point(x: edge, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: max(0, bounds.maxX - edge - margin), height: bounds.height - 2 * inset)
        )
    }

    private func pictureSide(in size: Size) -> Double {
        let grown = isRoomy ? size.height * documentedShare : documentedSide + 0.75 * (size.height - documentedHeight)
        let share = isRoomy ? 0.45 : 0.55
        return max(0, min(max(documentedSide, min(grown, size.width * share)), size.height - 2 * inset))
    }
}

/// Places the label above the mood's word. Both shrink by the same factor if the longest of all words would not fit,
/// so that all words have one size.
///
/// Expects three subviews: the label, the word, and a view as wide as the widest word in `measuredSize`.
private struct MoodLayout: Layout {
    /// The font sizes before shrinking.
    let labelSize, wordSize: Double

    /// The font size as a share of a line's height.
    static let relativeSize = 0.8
    /// The font size in which the words of all moods are measured. Larger letters are spaced more tightly, so that a
    /// width measured with them would be too small for the shrunk text.
    static let measuredSize = 17.0
    private let spacing = 1.0

    private var labelHeight: Double { labelSize / Self.relativeSize }
    private var wordHeight: Double { wordSize / Self.relativeSize }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        let (size, scale) = (naturalSize(subviews), scale(in: proposal, subviews))
        return Size(width: size.width * scale, height: size.height * scale)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let scale = scale(in: ProposedViewSize(bounds.size), subviews)
        let height = labelHeight * scale
        subviews[0].place(
            at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: height))
        subviews[1].place(
            at: Point(x: bounds.minX, y: bounds.minY + height + spacing * scale),
            proposal: ProposedViewSize(width: bounds.width, height: wordHeight * scale))
        subviews[2].place(at: bounds.origin, proposal: .unspecified)
    }

    private func naturalSize(_ subviews: Subviews) -> Size {
        let label = subviews[0].sizeThatFits(ProposedViewSize(width: nil, height: labelHeight)).width
        let word = subviews[2].sizeThatFits(.unspecified).width * wordSize / Self.measuredSize
        // One point more, because measured widths are rounded.
        return Size(width: max(label, word) + 1, height: labelHeight + spacing + wordHeight)
    }

    private func scale(in proposal: ProposedViewSize, _ subviews: Subviews) -> Double {
        let size = naturalSize(subviews)
        return min(1, (proposal.width ?? .infinity) / size.width, (proposal.height ?? .infinity) / size.height)
    }
}

extension Pet {
    /// The title of the pet's button.
    var title: String {
        switch self {
        case .dog: "Dog"
        case .cat: "Cat"
        case .bird: "Bird"
        case .bunny: "Bunny"
        case .fish: "Fish"
        }
    }

    /// The colour token of both bars, and of the stage unless the theme has a separate colour for that.
    var token: String { "color.pet.\(rawValue)" }
}
