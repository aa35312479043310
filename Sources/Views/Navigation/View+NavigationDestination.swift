import FramewrightLayoutEngine

extension View {
    /// Declares the pages for values of a type that links push or the path of the stack contains.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        requesting { requests in
            requests.destinations[ObjectIdentifier(data)] = { value in
                (value as? D).map { AnyView(destination($0)) }
            }
        }
    }

    /// Pushes a page while `isPresented` is true.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let view = destination()
        return pushing(isPresented.wrappedValue, end: { isPresented.wrappedValue = false }) { view }
    }

    /// Pushes a page while there is an item.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        pushing(item.wrappedValue != nil, end: { item.wrappedValue = nil }) {
            if let shown = item.wrappedValue { destination(shown).id(shown) }
        }
    }

    /// Requests a page from the navigation container around the view while a condition is true.
    func pushing<Page: View>(
        _ isPushed: Bool, end: @escaping @MainActor () -> Void, @ViewBuilder page: @escaping () -> Page
    ) -> some View {
        PushingView(content: self, isPushed: isPushed, end: end, page: page)
    }

    /// Makes the view an option of the picker or list around it, if there is a value.
    func selectable(as value: AnyHashable?) -> some View { SelectableView(content: self, value: value) }
}

private struct PushingView<Content: View, Page: View>: PrimitiveView {
    let content: Content
    let isPushed: Bool
    let end: @MainActor () -> Void
    @ViewBuilder let page: () -> Page

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        guard isPushed else { return inner.at(.position(0)).nodes(of: content) }
        let requested = RequestedPage(
            number: inner.presentationNumber, view: AnyView(page()), environment: inner.environment, end: end)
        let collecting = inner.collectingPreferences()
        collecting.preferences.transform(PageRequestsKey.self) { $0.pages.append(requested) }
        return collecting.at(.position(0)).nodes(of: content)
    }
}

private struct SelectableView<Content: View>: PrimitiveView {
    let content: Content
    let value: AnyHashable?

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let nodes = lowering.nodes(of: content)
        guard let value, let tags = lowering.tags else { return nodes }
        return tags.tagged(nodes, value)
    }
}
