public import FramewrightDrawing
public import FramewrightLayoutEngine

/// The earlier spellings of the description for assistive technology.
extension View {
    /// Sets the text that assistive technology reads instead of the view's own text.
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Sets the value, which outlines of the screen show.
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Sets a hint. Accepted without effect.
    public func accessibility(hint: Text) -> some View { self }

    /// Hides the view from assistive technology. Accepted without effect.
    public func accessibility(hidden: Bool) -> some View { self }

    /// Sets a name for tests.
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// Adds traits. Outlines of the screen show `isSelected`; others have no effect.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

    /// Removes traits. Outlines of the screen show `isSelected`; others have no effect.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// Sets the spoken names. Accepted without effect.
    public func accessibility(inputLabels: [Text]) -> some View { self }

    /// Sets the order. Accepted without effect.
    public func accessibility(sortPriority: Double) -> some View { self }

    /// Identifies the view among the choices of a container. Accepted without effect.
    public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }

    /// Sets the point that assistive technology touches. Accepted without effect.
    public func accessibility(activationPoint: Point) -> some View { self }

    /// Sets the point that assistive technology touches. Accepted without effect.
    public func accessibility(activationPoint: UnitPoint) -> some View { self }
}

extension View {
    /// Sets the point that assistive technology touches. Accepted without effect.
    public func accessibilityActivationPoint(_ activationPoint: Point) -> some View { self }

    /// Sets the point that assistive technology touches. Accepted without effect.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

    /// Adds an action that scrolls. Accepted without effect.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

    /// Adds an action that zooms. Accepted without effect.
    public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View { self }

    /// Links views that belong together. Accepted without effect.
    public func accessibilityLinkedGroup(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

    /// Pairs a view with its label. Accepted without effect.
    public func accessibilityLabeledPair(
        role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID
    ) -> some View { self }
}

/// The role of a view that is paired with its label.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label
    case content
}

/// A zoom by assistive technology.
public struct AccessibilityZoomGestureAction: Sendable {
    /// The direction of a zoom.
    public enum Direction: Hashable, Sendable {
        case zoomIn
        case zoomOut
    }

    /// The direction.
    public let direction: Direction
    /// The place, by shares of the view's sides.
    public let location: UnitPoint
    /// The place in points.
    public let point: Point
}
