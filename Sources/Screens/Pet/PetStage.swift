import Framewright
import FramewrightModels

/// The pet's picture on its colour, and how it feels.
struct PetStage: View {
    let pet: Pet
    let mood: PetMood
    @Environment(\.petTextScale) private var textScale

    var body: some View {
        PetStageLayout(isRoomy: isRoomy)() {
            ArtworkView(pet.portrait)
                .accessibilityIdentifier("picture")
                .accessibilityLabel(pet.title)
            moodLine
        }
        .accessibilityIdentifier("pet-view")
        .background(ThemeColor(pet.token), ignoresSafeAreaEdges: [.top, .horizontal])
    }

    private var moodLine: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("Status:").font(isRoomy ? .petLabel(28) : .footnote)
            // Two texts one over the other while one fades into the other.
            ZStack(alignment: .leading) {
                Text(mood.rawValue)
                    .font(isRoomy ? .petLabel(64) : .body)
                    .fontWeight(.semibold)
                    .accessibilityIdentifier("mood")
                    .id(mood)
                    .transition(.opacity)
            }
            .animation(.easeInOut(duration: Self.moodFade), value: mood)
            // Another pet's word is another word: it does not fade into this one's place.
            .id(pet)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.2)
        .foregroundStyle(ThemeColor("color.pet.onPet"))
    }

    private var isRoomy: Bool { textScale > 1 }

    /// Seconds.
    private static let moodFade = 0.25
}

/// The picture in the middle, the mood line on its trailing side.
///
/// The picture is documented at 100 points on phones; it grows where there is more room than on those, and fills two thirds
/// of a tablet's stage, which is seen from further away.
private struct PetStageLayout: Layout {
    let isRoomy: Bool
    private let documentedSide = 100.0
    /// The highest stage of a documented phone, on the iPhone X.
    private let documentedHeight = 434.0
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
        let grown = isRoomy ? size.height * 2 / 3 : documentedSide + 0.75 * (size.height - documentedHeight)
        let share = isRoomy ? 0.45 : 0.55
        return max(0, min(max(documentedSide, min(grown, size.width * share)), size.height - 2 * inset))
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

    /// Of the stage and both bars.
    var token: String { "color.pet.\(rawValue)" }
}
