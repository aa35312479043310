public import FramewrightDrawing
public import FramewrightLayoutEngine

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    let isHidden: Bool
    private let name: String

    /// Visible if the scroll view shows them.
    public static let automatic = ScrollIndicatorVisibility(isHidden: false, name: "automatic")
    /// Visible.
    public static let visible = ScrollIndicatorVisibility(isHidden: false, name: "visible")
    /// Hidden.
    public static let hidden = ScrollIndicatorVisibility(isHidden: true, name: "hidden")
    /// Never visible.
    public static let never = ScrollIndicatorVisibility(isHidden: true, name: "never")
}

/// The movement of a scroll view at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String

    /// The platform's choice.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    /// Always.
    public static let always = ScrollBounceBehavior(name: "always")
    /// Only if the content is larger than the scroll view.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The way in which scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String

    /// The platform's choice.
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    /// At once.
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    /// With the touch.
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    /// Never.
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// The part of a container to which margins apply.
public struct ContentMarginPlacement: Hashable, Sendable {
    let appliesToContent: Bool
    private let name: String

    /// Content and indicators.
    public static let automatic = ContentMarginPlacement(appliesToContent: true, name: "automatic")
    /// The content.
    public static let scrollContent = ContentMarginPlacement(appliesToContent: true, name: "scrollContent")
    /// The indicators. Accepted without effect.
    public static let scrollIndicators = ContentMarginPlacement(appliesToContent: false, name: "scrollIndicators")
}

/// The situation for which an anchor of a scroll view is used.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String

    /// The first position.
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    /// Changes of sizes. Accepted without effect.
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    /// Content that is smaller than the scroll view. Accepted without effect.
    public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension View {
    /// Sets the visibility of the indicators of the scroll views inside.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        scrollSettings { settings in
            if visibility.isHidden {
                settings.hiddenIndicators.formUnion(axes)
            } else {
                settings.hiddenIndicators.subtract(axes)
            }
        }
    }

    /// Hides the indicators of the scroll views inside, which iOS shows only while they scroll.
    package func scrollIndicatorsHiddenAtRest() -> some View {
        scrollSettings { $0.showsIndicatorsAtRest = false }
    }

    /// Flashes the indicators of the scroll views inside. Accepted without effect.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Flashes the indicators of the scroll views inside when a value changes. Accepted without effect.
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

    /// Draws the content of the scroll views inside beyond their frames, too.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        scrollSettings { $0.isClipped = !disabled }
    }

    /// Sets the movement at the ends. Accepted without effect.
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }

    /// Sets the way in which scrolling dismisses the keyboard. Accepted without effect.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

    /// Sets the part of the content that is visible at first in the scroll view inside.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { scrollSettings { $0.own.anchor = anchor } }

    /// Sets the part of the content that is visible at first in the scroll view inside, for a role.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        scrollSettings { if role == .initialOffset { $0.own.anchor = anchor } }
    }

    /// Adds margins around the content of the scroll view inside.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        scrollSettings { settings in
            guard placement.appliesToContent else { return }
            if edges.contains(.top) { settings.own.margins.top = insets.top }
            if edges.contains(.leading) { settings.own.margins.leading = insets.leading }
            if edges.contains(.bottom) { settings.own.margins.bottom = insets.bottom }
            if edges.contains(.trailing) { settings.own.margins.trailing = insets.trailing }
        }
    }

    /// Adds margins of one length around the content of the scroll view inside; nil adds none.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? 0, on: edges), for: placement)
    }

    /// Adds margins of one length around the content of the scroll view inside.
    public func contentMargins(_ length: Double, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Makes the views of a stack the places for `scrollPosition` and `viewAligned`.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        ScrollTargetLayoutView(content: self, isEnabled: isEnabled)
    }

    /// Makes the view a place for `scrollPosition` and `viewAligned`. Accepted without effect.
    public func scrollTarget(isEnabled: Bool = true) -> some View { self }
}

private struct ScrollTargetLayoutView<Content: View>: PrimitiveView {
    let content: Content
    let isEnabled: Bool

    func lower(_ lowering: Lowering) -> [ViewNode] {
        var nodes = lowering.nodes(of: content)
        guard isEnabled, let targets = lowering.environment.scrollTargets else { return nodes }
        targets.aligned = []
        for index in nodes.indices {
            for child in nodes[index].children.indices {
                if nodes[index].children[child].values[FrameMarks.self].isEmpty {
                    let mark = targets.mark(of: AnyHashable(UnnamedTarget(place: child)), in: lowering.graph)
                    nodes[index].children[child].values[FrameMarks.self].append(mark)
                }
                targets.aligned += nodes[index].children[child].values[FrameMarks.self].suffix(1)
            }
        }
        return nodes
    }
}

/// The identity of a target without one.
private struct UnnamedTarget: Hashable {
    let place: Int
}
