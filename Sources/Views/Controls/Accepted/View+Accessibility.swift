import FramewrightLayoutEngine

/// The description of views for assistive technology.
extension View {
    /// Sets the text that assistive technology reads instead of the view's own text.
    public func accessibilityLabel(_ label: Text) -> some View {
        DescribedView(content: self, text: label) { $0.label = $1 }
    }

    /// Sets the value, which outlines of the screen show.
    @_disfavoredOverload
    public func accessibilityValue(_ value: some StringProtocol) -> some View { showing(value: String(value)) }

    /// Sets the value, which outlines of the screen show.
    public func accessibilityValue(_ value: Text) -> some View {
        DescribedView(content: self, text: value) { content, text in
            var state = content.state ?? ControlState()
            state.value = text
            content.state = state
        }
    }

    /// Sets a hint. Accepted without effect.
    @_disfavoredOverload
    public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }

    /// Sets a hint. Accepted without effect.
    public func accessibilityHint(_ hint: Text) -> some View { self }

    /// Hides the view from assistive technology. Accepted without effect.
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }

    /// Hides the view from assistive technology. Accepted without effect.
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }

    /// Adds traits. Outlines of the screen show `isSelected`; others have no effect.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        changingState { if traits.contains(.isSelected) { $0.isSelected = true } }
    }

    /// Removes traits. Outlines of the screen show `isSelected`; others have no effect.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        changingState { if traits.contains(.isSelected) { $0.isSelected = false } }
    }

    /// Makes the view one element. Accepted without effect.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

    /// Replaces the views inside for assistive technology. Accepted without effect.
    public func accessibilityChildren(@ViewBuilder children: () -> some View) -> some View { self }

    /// Replaces the view for assistive technology. Accepted without effect.
    public func accessibilityRepresentation(@ViewBuilder representation: () -> some View) -> some View { self }

    /// Adds an action. Accepted without effect.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        self
    }

    /// Adds a named action. Accepted without effect.
    @_disfavoredOverload
    public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View {
        self
    }

    /// Adds a named action. Accepted without effect.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }

    /// Adds actions. Accepted without effect.
    public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> some View { self }

    /// Adds an action that adjusts the value. Accepted without effect.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        self
    }

    /// Sets the order. Accepted without effect.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

    /// Sets the spoken names. Accepted without effect.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

    /// Sets the spoken names. Accepted without effect.
    @_disfavoredOverload
    public func accessibilityInputLabels(_ inputLabels: [some StringProtocol]) -> some View { self }

    /// Marks the view as a heading. Accepted without effect.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

    /// Sets the kind of text. Accepted without effect.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    /// Adds a piece of information. Accepted without effect.
    @_disfavoredOverload
    public func accessibilityCustomContent(_ label: some StringProtocol, _ value: some StringProtocol) -> some View {
        self
    }

    /// Adds a piece of information. Accepted without effect.
    public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View { self }

    /// Keeps the colours where the screen inverts them. Accepted without effect.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Shows the view enlarged while it is held. Accepted without effect.
    public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Lets touches reach the view directly. Accepted without effect.
    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
}

/// A view with an attribute that is the plain string of a text.
private struct DescribedView<Content: View>: PrimitiveView {
    let content: Content
    let text: Text
    let set: (inout ViewContent, String) -> Void

    func lower(_ lowering: Lowering) -> [ViewNode] {
        var nodes = lowering.at(.position(0)).nodes(of: content)
        let texts = lowering.at(.position(1)).nodes(of: text)
        guard case .text(let figure)? = texts.first?.payload.figure else { return nodes }
        for index in nodes.indices { set(&nodes[index].payload, figure.string) }
        return nodes
    }
}

/// The user's settings, which are those of a new device.
extension EnvironmentValues {
    /// Whether motion is to be reduced.
    public var accessibilityReduceMotion: Bool { false }
    /// Whether transparency is to be reduced.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether colours alone must not carry meaning.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether the screen inverts colours.
    public var accessibilityInvertColors: Bool { false }
    /// Whether buttons have visible outlines.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether the screen is read aloud.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether switches control the device.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether held views are shown enlarged.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
}
