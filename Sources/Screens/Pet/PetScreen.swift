import Framewright
import FramewrightModels

/// The virtual pet lab: an image on the pet's colour, two actions, two bars and five pets to choose from.
///
/// Differs from the lab's samples: content avoids notches while the colour extends under them; a full pet takes no
/// meal and counts none; bars end at full.
struct PetScreen: View {
    @State private var model: VirtualPet

    init(state: VirtualPet) { _model = State(initialValue: state) }

    var body: some View {
        PetArrangement() {
            PetStage(pet: model.current, mood: model.condition.mood)
            PetControls(
                pet: model.current, condition: model.condition, play: { model.play() }, feed: { model.feed() },
                select: { model.select($0) })
        }
        .background(ThemeColor("color.pet.background"))
    }
}

/// Places the stage above the controls. The controls get the height they need; the stage gets the rest, down to a
/// minimum.
///
/// On a tablet in portrait and on screens wider than a tablet, for which the lab has no sample, the controls get at
/// least a share of the height.
private struct PetArrangement: Layout {
    /// The stage's height on the smallest documented screen. Controls that need more scroll.
    private let minimumStageHeight = 115.0
    /// The controls' share of the height on a tablet in portrait: the stage must not exceed 60 % of the screen.
    private let controlsShare = 0.42
    /// The controls' share of the height on a screen wider than a tablet, as on the widest one.
    private let wideControlsShare = 0.31

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (stage, controls) = (subviews[0], subviews[1])
        let needed = controls.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil)).height
        let height = max(
            min(minimumStageHeight, bounds.height), bounds.height - max(needed, share(bounds.size) * bounds.height))
        stage.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: height))
        controls.place(
            at: Point(x: bounds.minX, y: bounds.minY + height),
            proposal: ProposedViewSize(width: bounds.width, height: bounds.height - height))
    }

    private func share(_ size: Size) -> Double {
        if isUprightTablet(size) { return controlsShare }
        return size.width > PetControls.largestWidth ? wideControlsShare : 0
    }

    /// Returns true for a tablet in portrait. The widest documented half of a tablet in landscape is 678 points, and
    /// the widest part of one is almost square.
    private func isUprightTablet(_ size: Size) -> Bool { size.width > 700 && size.height > 1.2 * size.width }
}
