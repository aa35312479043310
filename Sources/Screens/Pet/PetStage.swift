import Framewright
import FramewrightModels

/// The pet's picture on its colour, and how it feels.
struct PetStage: View {
    let pet: Pet
    let mood: PetMood
    @Environment(\.petTextScale) private var textScale

    var body: some View {
        PetStageLayout() {
            ArtworkView(pet.portrait.artwork)
                .accessibilityIdentifier("picture")
                .accessibilityLabel(pet.title)
            moodLine
        }
        .accessibilityIdentifier("pet-view")
        .background(ThemeColor(pet.token), ignoresSafeAreaEdges: [.top, .horizontal])
    }

    private var moodLine: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("Status:").font(isRoomy ? .title3 : .footnote)
            Text(mood.word)
                .font(.system(isRoomy ? .largeTitle : .body, weight: .semibold))
                .accessibilityIdentifier("mood")
        }
        .lineLimit(1)
        .minimumScaleFactor(0.3)
        .foregroundStyle(ThemeColor("color.pet.onPet"))
    }

    private var isRoomy: Bool { textScale > 1 }
}

/// The picture in the middle, the mood line on its trailing side.
///
/// The picture is documented at 100 points; it grows where there is more room than on the documented phones.
private struct PetStageLayout: Layout {
    private let documentedSide = 100.0
    /// The highest stage of a documented phone, on the iPhone X.
    private let documentedHeight = 434.0
    private let inset = 5.0
    private let gap = 14.0

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
            proposal: ProposedViewSize(width: max(0, bounds.maxX - edge - 2 * inset), height: bounds.height - 2 * inset)
        )
    }

    private func pictureSide(in size: Size) -> Double {
        let grown = documentedSide + 0.75 * (size.height - documentedHeight)
        return max(0, min(max(documentedSide, min(grown, size.width * 0.55)), size.height - 2 * inset))
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

    var portrait: PetPortrait {
        switch self {
        case .dog: .dog
        case .cat: .cat
        case .bird: .bird
        case .bunny: .bunny
        case .fish: .fish
        }
    }

    /// Of the stage and both bars.
    var token: String { "color.pet.\(portrait.rawValue)" }
}

extension PetMood {
    fileprivate var word: String {
        switch self {
        case .happy: "happy"
        case .hungry: "hungry"
        case .calm: "calm"
        }
    }
}
