public import FramewrightDrawing
import FramewrightLayoutEngine

extension View {
    /// Runs an action when the view is tapped on its drawing or within its `contentShape`.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { action() })
    }

    /// Runs an action with the location when the view is tapped.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (Point) -> Void
    ) -> some View {
        interacting([
            .tap(count: max(1, count)) { touch in
                action(touch.location(in: coordinateSpace))
            }
        ])
    }

    /// Runs an action when a touch has been held on the view.
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

    /// Attaches a gesture. Gestures of descendants take precedence, and disabled views ignore theirs.
    public func gesture(_ gesture: some Gesture, isEnabled: Bool = true) -> some View {
        GestureView(content: self, gesture: gesture) { isEnabled ? $0 : [] }
    }

    /// Sets the shape in which the view accepts touches, regardless of its drawing.
    public func contentShape(_ shape: some Shape) -> some View {
        ShapeModifiedView(content: self, shape: shape) { node, shape in node.payload.hitShape = shape }
    }

    /// Sets whether the view and its descendants accept touches.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        NodeModifiedView(content: self) { node in
            if !enabled { node.payload.allowsHitTesting = false }
        }
    }

    func interacting(_ interactions: [Interaction]) -> some View {
        InteractiveView(content: self, interactions: interactions)
    }
}

/// A view whose interactions are attached to the nodes of its content, after inner interactions.
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
