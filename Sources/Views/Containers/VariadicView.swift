import FramewrightLayoutEngine

/// A trait that a view passes to the root of a variadic view.
public protocol _ViewTraitKey {
    associatedtype Value

    /// The value of views that do not set one.
    static var defaultValue: Value { get }
}

/// A type that makes a view from the views of a content.
public protocol _VariadicView_Root {}

/// A root that makes a view from children.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View

    /// Returns the view for children.
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root that makes one view from children.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that makes several views from children.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The types of views that are made from the views of a content.
public enum _VariadicView {
    /// A type that makes a view from the views of a content.
    public typealias Root = _VariadicView_Root
    /// A root that makes a view from children.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// A root that makes one view from children.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// A root that makes several views from children.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    /// A root with its content.
    public struct Tree<Root: _VariadicView_Root, Content> {
        /// The root.
        public var root: Root
        /// The content.
        public var content: Content

        /// Creates a tree.
        public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }

        /// Creates a tree.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }
    }

    /// The children of a root.
    public struct Children: RandomAccessCollection, PrimitiveView {
        /// A child of a root.
        public struct Element: PrimitiveView, Identifiable {
            let subview: Subview
            nonisolated private let key: Subview.ID

            init(subview: Subview) { (self.subview, key) = (subview, subview.id) }

            /// The identity.
            public nonisolated var id: AnyHashable { AnyHashable(key) }

            /// Returns the identity, if it has that type. Tags count too.
            public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
                subview.containerValues.tag(for: type) ?? subview.id.explicit(as: type)
            }

            /// The value of a trait.
            public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
                subview.containerValues[TraitValue<Trait>.self] ?? Trait.defaultValue
            }

            package func lower(_ lowering: Lowering) -> [ViewNode] { [subview.node] }
        }

        private let elements: [Element]

        init(_ subviews: SubviewsCollection) { elements = subviews.map { Element(subview: $0) } }

        /// The index of the first child.
        public nonisolated var startIndex: Int { 0 }
        /// The number of children.
        public nonisolated var endIndex: Int { elements.count }

        /// The child at an index.
        public nonisolated subscript(index: Int) -> Element { elements[index] }

        package func lower(_ lowering: Lowering) -> [ViewNode] { elements.map(\.subview.node) }
    }
}

/// The container value that holds a trait.
private enum TraitValue<Trait: _ViewTraitKey>: ContainerValueKey {
    static var defaultValue: Trait.Value? { nil }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    /// No body, because the view is lowered directly.
    public typealias Body = Never
}

extension _VariadicView.Tree: PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        let children = _VariadicView.Children(inner.subviews(of: content))
        let nodes = inner.at(.position(1)).nodes(of: root.body(children: children))
        guard Root.self is any _VariadicView_UnaryViewRoot.Type, nodes.count > 1 else { return nodes }
        return [nodes.single(or: ZStackLayout(), named: "ZStack")]
    }
}

extension View {
    /// Sets a trait that the view passes to the root of a variadic view.
    public func _trait<Trait: _ViewTraitKey>(_ key: Trait.Type, _ value: Trait.Value) -> some View {
        changingNode { $0.containerValues[TraitValue<Trait>.self] = value }
    }
}
