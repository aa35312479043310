import FramewrightLayoutEngine

/// A group of rows with a header and a footer.
///
/// Outside of a list or form, its views are simply shown one after the other.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
    private let header: Parent
    private let content: Content
    private let footer: Footer
    private var isExpanded: Binding<Bool>?

    /// Creates a section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        let section = SectionIdentity(inner.node)
        let isInList = lowering.environment.listContext != nil
        let head = SectionRemark(content: header, isHeader: true, isExpanded: isExpanded)
        let isShown = isExpanded?.wrappedValue ?? true
        return inner.at(.position(0)).nodes(of: head).taking(.header(section))
            + (isShown ? inner.at(.position(1)).nodes(of: content).known(asRows: isInList).taking(.row(section)) : [])
            + inner.at(.position(2)).nodes(of: SectionRemark(content: footer, isHeader: false))
            .taking(.footer(section))
    }
}

extension [ViewNode] {
    /// Gives rows explicit keys, so that they keep their identity when views beside them, such as a header, are
    /// inserted or removed.
    fileprivate consuming func known(asRows isInList: Bool) -> [ViewNode] {
        guard isInList else { return self }
        for index in indices {
            if case .index(let position) = self[index].step { self[index].step = .key("row.\(position)") }
        }
        return self
    }
}

extension Section where Footer == EmptyView {
    /// Creates a section that its header collapses in the sidebar style.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(content: content, header: header, footer: { EmptyView() })
        self.isExpanded = isExpanded
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Creates a section without a header and a footer.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Footer == EmptyView {
    /// Creates a section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView {
    /// Creates a section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Creates a section with a title, which collapses it in the sidebar style.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }

    /// Creates a section with a title as its header.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

// Forms with the header first, which are still common.

extension Section {
    /// Creates a section with a header and a footer.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { footer })
    }
}

extension Section where Footer == EmptyView {
    /// Creates a section with a header.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView {
    /// Creates a section with a footer.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { footer })
    }
}

extension [ViewNode] {
    func taking(_ role: ContainerRole) -> [ViewNode] {
        enumerated().map { position, node in
            var node = node
            node.payload.role = role
            if node.step == .index(0) { node.step = .index(position) }
            return node
        }
    }
}
