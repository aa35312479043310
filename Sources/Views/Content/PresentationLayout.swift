import FramewrightDrawing
import FramewrightLayoutEngine

extension ViewContent {
    private static let presentationName = "Presentation"

    /// The content of the node that contains the screen and the presentations over it.
    static var presentation: ViewContent { ViewContent(modifier: presentationName, allowsOverlap: true) }

    /// Whether it is the node around the screen and its presentations, of which only the last child accepts touches.
    package var isPresentation: Bool { name == Self.presentationName }
}

/// A layout that fills the safe area whatever it contains, so that the screen does not move when something is
/// presented.
struct PresentationLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            let anchor = subview[PresentationAnchorKey.self]
            subview.place(at: bounds.point(at: anchor), anchor: anchor, proposal: ProposedViewSize(bounds.size))
        }
    }
}

/// The anchor of a presentation in the safe area.
enum PresentationAnchorKey: LayoutValueKey {
    static let defaultValue = UnitPoint.center
}
