public import FramewrightDrawing
import FramewrightLayoutEngine

/// The gestures that are recognized when one is added to a view.
public struct GestureMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// No gestures.
    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All gestures.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// The phase of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
    /// The pointer is at a location.
    case active(Point)
    /// The pointer has left.
    case ended
}

extension View {
    /// Attaches a gesture. If the mask excludes the views inside, their gestures are not recognized.
    public func gesture(_ gesture: some Gesture, including mask: GestureMask) -> some View {
        attaching(gesture, including: mask, isFirst: false)
    }

    /// Attaches a gesture that takes precedence over those of the views inside.
    public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
        attaching(gesture, including: mask, isFirst: true)
    }

    /// Attaches a gesture that takes precedence over those of the views inside.
    public func highPriorityGesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture that is recognized together with those of the views inside. A touch that a view inside
    /// claims is not seen by it.
    public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
        attaching(gesture, including: mask, isFirst: false)
    }

    /// Attaches a gesture that is recognized together with those of the views inside.
    public func simultaneousGesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Runs an action with the location of a tap in a coordinate space.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (Point) -> Void
    ) -> some View {
        onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }

    /// Runs an action when a touch has been held on the view. Another action runs when the touch begins and ends.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: Double = 10, pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }

    /// Runs an action with the location of a pointer. Accepted without effect: there is no pointer.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }

    /// Sets the shape of the view for a kind of interaction. Kinds other than touches are accepted without effect.
    public func contentShape(
        _ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false
    ) -> some View {
        ShapeModifiedView(content: self, shape: shape) { node, shape in
            if kind.contains(.interaction) { node.payload.hitShape = shape }
        }
    }

    private func attaching(
        _ gesture: some Gesture, including mask: GestureMask, isFirst: Bool
    ) -> some View {
        MaskedGestureView(
            content: self, gesture: gesture, isRecognized: mask.contains(.gesture), isFirst: isFirst,
            disablesInner: !mask.contains(.subviews))
    }
}

/// The kinds of interaction for which a view has a shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Touches.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The preview of a drag.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The preview of a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// Hover effects.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// Accessibility.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// A view with interactions that can take precedence over those inside, or replace them.
private struct MaskedGestureView<Content: View, Attached: Gesture>: PrimitiveView {
    let content: Content
    let gesture: Attached
    let isRecognized: Bool
    let isFirst: Bool
    let disablesInner: Bool

    func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.recognizing(gesture) { found, lowering in
            nodes(in: lowering, with: isRecognized ? found : [])
        }
    }

    private func nodes(in lowering: Lowering, with interactions: [Interaction]) -> [ViewNode] {
        var nodes = lowering.nodes(of: content)
        guard lowering.environment.isEnabled else { return nodes }
        for index in nodes.indices {
            if disablesInner || isFirst && !interactions.isEmpty {
                nodes[index].removeInteractions { disablesInner || $0.competes(withAnyOf: interactions) }
            }
            nodes[index].payload.interactions += interactions
        }
        return nodes
    }
}

extension ViewNode {
    /// Removes interactions of the node and its descendants.
    fileprivate mutating func removeInteractions(_ isRemoved: (Interaction) -> Bool) {
        if !payload.interactions.isEmpty { payload.interactions.removeAll(where: isRemoved) }
        for index in children.indices { children[index].removeInteractions(isRemoved) }
    }
}

extension Interaction {
    /// Whether one of the interactions is of the same kind.
    fileprivate func competes(withAnyOf others: [Interaction]) -> Bool {
        others.contains { other in
            switch (self, other) {
            case (.tap(let count, _), .tap(let another, _)): count == another
            case (.longPress, .longPress), (.drag, .drag), (.pressedDrag, .pressedDrag): true
            default: false
            }
        }
    }
}
