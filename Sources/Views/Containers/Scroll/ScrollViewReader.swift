public import FramewrightLayoutEngine

/// A container whose scroll views can be scrolled to views by identity.
///
/// ```swift
/// ScrollViewReader { proxy in
///     ScrollView { ForEach(rows) { RowView($0) } }
///         .onAppear { proxy.scrollTo(rows.last?.id, anchor: .bottom) }
/// }
/// ```
public struct ScrollViewReader<Content: View>: PrimitiveView {
    /// The content for a proxy.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a container.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        let targets = inner.remembered { ScrollTargets() }
        return inner.with { $0.scrollTargets = targets }.nodes(of: content(ScrollViewProxy(targets: targets)))
    }
}

/// Scrolls the scroll views of a `ScrollViewReader`.
public struct ScrollViewProxy {
    let targets: ScrollTargets

    /// Scrolls to the view with an identity set by `id` or `ForEach`. Its anchor is placed at the same anchor of the
    /// visible part; without an anchor, the view is made visible with the least movement.
    @MainActor @preconcurrency
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        targets.scroll(to: AnyHashable(id), anchor: anchor.map { ScrollAnchor(x: $0.x, y: $0.y) })
    }
}
