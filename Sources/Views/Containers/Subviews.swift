import FramewrightLayoutEngine

/// A view inside a container, as the container's own code accesses it.
public struct Subview: PrimitiveView, Identifiable {
    /// The identity of a view inside a container.
    public struct ID: Hashable, Sendable {
        fileprivate let step: IdentityStep
        fileprivate let branch: UInt32

        /// Returns the explicit identity, if it has that type. Only strings are known.
        public func explicit<Value: Hashable>(as type: Value.Type) -> Value? {
            if case .key(let key) = step { key as? Value } else { nil }
        }
    }

    let node: ViewNode
    /// The identity.
    public nonisolated let id: ID
    /// The values that the view passes to its container.
    public let containerValues: ContainerValues

    package func lower(_ lowering: Lowering) -> [ViewNode] { [node] }
}

/// The views inside a container.
public struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
    private let subviews: [Subview]

    init(_ subviews: [Subview]) { self.subviews = subviews }

    /// The index of the first view.
    public nonisolated var startIndex: Int { 0 }
    /// The number of views.
    public nonisolated var endIndex: Int { subviews.count }

    /// The view at an index.
    public nonisolated subscript(index: Int) -> Subview { subviews[index] }

    /// The views at a range of indices.
    public nonisolated subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] { subviews.map(\.node) }
}

/// A part of the views inside a container.
public struct SubviewsCollectionSlice: RandomAccessCollection, PrimitiveView {
    let subviews: ArraySlice<Subview>

    /// The index of the first view.
    public nonisolated var startIndex: Int { subviews.startIndex }
    /// The index after the last view.
    public nonisolated var endIndex: Int { subviews.endIndex }

    /// The view at an index.
    public nonisolated subscript(index: Int) -> Subview { subviews[index] }

    /// The views at a range of indices.
    public nonisolated subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] { subviews.map(\.node) }
}

extension Subview.ID: CustomStringConvertible {
    /// The step, in which a position differs from a key of the same number, and the branch.
    public var description: String {
        let name = branch == 0 ? "" : ".\(branch)"
        return switch step {
        case .index(let position): "\(position)\(name)"
        case .key(let key): "of.\(key)\(name)"
        }
    }
}

extension Lowering {
    /// Returns the views of a container's content.
    func subviews(of content: some View) -> SubviewsCollection {
        let (inner, tags) = at(.position(0)).collectingTags()
        return SubviewsCollection(
            inner.nodes(of: content).numbered().map { node in
                Subview(
                    node: node, id: Subview.ID(step: node.step, branch: node.payload.branch),
                    containerValues: node.containerValues(tag: tags.value(of: node)))
            })
    }
}

/// A view made from the views of a content.
public struct SubviewsReader<Content: View, Result: View>: PrimitiveView {
    let content: Content
    let transform: (SubviewsCollection) -> Result

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        return inner.at(.position(1)).nodes(of: transform(inner.subviews(of: content)))
    }
}

extension Group {
    /// Creates a view from the views of a content.
    ///
    /// ```swift
    /// Group(subviews: content) { subviews in
    ///     HStack { ForEach(subviews) { $0.padding() } }
    /// }
    /// ```
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == SubviewsReader<Base, Result> {
        self.init { SubviewsReader(content: view, transform: transform) }
    }
}

/// A view made for each view of a content.
public struct SubviewsLoop<Content: View, Element: View>: PrimitiveView {
    let content: Content
    let transform: (Subview) -> Element

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        return inner.at(.position(1)).nodes(of: ForEach(inner.subviews(of: content), content: transform))
    }
}

extension ForEach {
    /// Creates a view for each view of a content.
    public init<Base: View, Element: View>(
        subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Element
    ) where Data == CollectionOfOne<Int>, ID == Int, Content == SubviewsLoop<Base, Element> {
        self.init(CollectionOfOne(0), id: \.self) { _ in SubviewsLoop(content: view, transform: content) }
    }
}
