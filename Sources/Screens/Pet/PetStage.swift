import Framewright
import FramewrightModels

/// The pet's picture on its colour, and how it feels.
struct PetStage: View {
    let pet: Pet
    let mood: PetMood
    @Environment(\.theme) private var theme
    @Environment(\.petTextScale) private var textScale
    /// A point of the person's text size.
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

    /// Documented as the bars' colour; a dark theme has a dimmer one for so large an area.
    private var background: String {
        let token = "color.pet.stage.\(pet.rawValue)"
        return theme.color(token) == nil ? pet.token : token
    }

    private var moodLine: some View {
        let (label, word) = isRoomy ? (17 * textScale, 1.5 * 17 * textScale) : (13, 17)
        return MoodLayout(labelSize: label * unit, wordSize: word * unit)() {
            Text("Status:").font(.system(relativeSize: MoodLayout.relativeSize))
            // Two texts one over the other while one fades into the other.
            ZStack(alignment: .leading) {
                Text(mood.rawValue)
                    .font(.system(relativeSize: MoodLayout.relativeSize, weight: .semibold))
                    .accessibilityIdentifier("mood")
                    .id(mood)
                    .transition(.opacity)
            }
            .animation(.easeInOut(duration: Self.moodFade), value: mood)
            // Another pet's word is another word: it does not fade into this one's place.
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

    /// Seconds.
    private static let moodFade = 0.25
}

/// The picture in the middle, the mood line on its trailing side.
///
/// The picture is documented at 100 points on phones; it grows where there is more room than on those. On a tablet it has the
/// share of the stage's height that it has on the storyboard.
private struct PetStageLayout: Layout {
    let isRoomy: Bool
    private let documentedSide = 100.0
    /// The highest stage of a documented phone, on the iPhone X.
    private let documentedHeight = 434.0
    /// 100 of 248 points on the storyboard's iPhone SE.
    private let documentedShare = 100.0 / 248
    private let inset = 5.0

    private var gap: Double { isRoomy ? 36 : 14 }
    /// As that of the controls.
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

/// The label above the word for a mood, both smaller by the same factor if the largest of all moods' words would not fit: a word
/// is as large as another.
///
/// Expects the label, the word, and a view as wide as the widest word in `measuredSize`.
private struct MoodLayout: Layout {
    /// Unless there is too little room.
    let labelSize, wordSize: Double

    /// The font's size in a line's height.
    static let relativeSize = 0.8
    /// The size the words of all moods are measured in: letters of larger ones stand closer together, and would not fit when
    /// they have become smaller.
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
        // A little more than measured, which is rounded.
        return Size(width: max(label, word) + 1, height: labelHeight + spacing + wordHeight)
    }

    private func scale(in proposal: ProposedViewSize, _ subviews: Subviews) -> Double {
        let size = naturalSize(subviews)
        return min(1, (proposal.width ?? .infinity) / size.width, (proposal.height ?? .infinity) / size.height)
    }
}

extension Pet {
    /// On its button.
    var title: String {
        switch self {
        case .dog: "Dog"
        case .cat: "Cat"
        case .bird: "Bird"
        case .bunny: "Bunny"
        case .fish: "Fish"
        }
    }

    /// Of both bars, and of the stage unless the theme has a colour of its own for that.
    var token: String { "color.pet.\(rawValue)" }
}
