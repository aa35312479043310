public import FramewrightDrawing
import FramewrightLayoutEngine

/// What locations are measured from.
public enum CoordinateSpace: Hashable, Sendable {
    /// The view's own top left corner.
    case local
    /// The screen's.
    case global
}

extension View {
    /// Does something when the view is tapped: on what it draws, or within its `contentShape`.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { action() })
    }

    /// Does something when the view is tapped, given the place.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (Point) -> Void
    ) -> some View {
        interacting([
            .tap(count: max(1, count)) { touch in
                action(coordinateSpace == .local ? touch.location : touch.globalLocation)
            }
        ])
    }

    /// Does something when a finger has stayed on the view.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        interacting([
            .longPress(
                minimumDuration: minimumDuration, maximumDistance: maximumDistance,
                pressing: { onPressingChanged?($0) }, action: { action() })
        ])
    }

    /// Answers a gesture; views inside answer first. One inside a disabled view is not answered.
    public func gesture(_ gesture: some Gesture, isEnabled: Bool = true) -> some View {
        interacting(isEnabled ? gesture.recognition.interactions : [])
    }

    /// Where the view takes touches, and only there, drawn on or not.
    public func contentShape(_ shape: some Shape) -> some View {
        ShapeModifiedView(content: self, shape: shape) { node, shape in node.payload.hitShape = shape }
    }

    /// With false neither the view nor anything in it takes touches.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        NodeModifiedView(content: self) { node in
            if !enabled { node.payload.allowsHitTesting = false }
        }
    }

    func interacting(_ interactions: [Interaction]) -> some View {
        InteractiveView(content: self, interactions: interactions)
    }
}

/// Interactions are the content's own node's to answer, the inner ones first.
package struct InteractiveView<Content: View>: PrimitiveView {
    let content: Content
    let interactions: [Interaction]

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        var nodes = lowering.nodes(of: content)
        let isEnabled = lowering.environment.isEnabled
        for index in nodes.indices {
            if isEnabled {
                nodes[index].payload.interactions += interactions
            } else {
                nodes[index].payload.isDisabled = true
            }
        }
        return nodes
    }
}
