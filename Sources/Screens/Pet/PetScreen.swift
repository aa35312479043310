import Framewright
import FramewrightModels

/// The virtual pet lab: a picture on the pet's colour, two actions, two bars and five pets to choose from.
///
/// Mended against the lab's samples: content keeps clear of notches while the colour runs under them; a full pet takes no
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

/// The stage above the controls: the controls get what they need, the stage gets the rest, down to a least height.
///
/// On a tablet held upright and on screens wider than a tablet, which the lab has no sample of, the controls get a share of
/// the height.
private struct PetArrangement: Layout {
    /// What is left on the smallest documented screen. Controls that need more scroll.
    private let minimumStageHeight = 115.0
    /// Of the height, on a tablet held upright: the stage is to have no more than 60 % of the screen.
    private let controlsShare = 0.42
    /// Of the height, on a screen wider than a tablet: as much as on the widest one.
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

    /// The widest documented half of a tablet on its side is 678 points, the widest part of it almost square.
    private func isUprightTablet(_ size: Size) -> Bool { size.width > 700 && size.height > 1.2 * size.width }
}
