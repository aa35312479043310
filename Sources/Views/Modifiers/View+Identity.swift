import FramewrightLayoutEngine

extension View {
    /// Binds the view's identity to a value. If the value changes, the view's state is reset.
    public func id(_ id: some Hashable) -> some View { IdentifiedView(content: self, id: AnyHashable(id)) }

    /// Sets the text that assistive technology reads instead of the view's own text.
    public func accessibilityLabel(_ label: some StringProtocol) -> some View {
        changingNode { $0.payload.label = String(label) }
    }

    /// Sets the value by which a container such as `Picker` identifies the view.
    public func tag(_ tag: some Hashable) -> some View {
        TaggedView(content: self, tag: AnyHashable(tag))
    }
}

private struct IdentifiedView<Content: View>: PrimitiveView {
    let content: Content
    let id: AnyHashable

    func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.scrollTarget(lowering.at(.identity(id)).nodes(of: content).keyed("\(id.base)"), id: id)
    }
}

/// A view with a tag that can be read without lowering the view.
@MainActor
protocol TaggedContent {
    var tagValue: AnyHashable { get }
}

extension TaggedView: TaggedContent {
    fileprivate var tagValue: AnyHashable { tag }
}

private struct TaggedView<Content: View>: PrimitiveView {
    let content: Content
    let tag: AnyHashable

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let nodes = lowering.nodes(of: content)
        return lowering.tags?.tagged(nodes, tag) ?? nodes
    }
}
