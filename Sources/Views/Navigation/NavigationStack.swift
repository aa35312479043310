import FramewrightLayoutEngine

/// A container that shows a root view and the pages pushed over it, each with a navigation bar.
public struct NavigationStack<Data, Root: View>: View {
    @State private var pushed = NavigationPath()
    @State private var model = NavigationModel()
    private let path: PathAccess?
    private let root: Root

    /// Creates a stack that stores its path itself.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    /// Creates a stack with a path of values of any type.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = PathAccess(path)
        self.root = root()
    }

    /// Creates a stack with a path of values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.path = PathAccess(path)
        self.root = root()
    }

    /// The page on top, with its bars.
    public var body: some View { NavigationPages(root: root, path: path ?? PathAccess($pushed), model: model) }
}

/// A container that shows a root view and the pages pushed over it. In SwiftUI it is the predecessor of
/// `NavigationStack` and `NavigationSplitView`. A second view is the detail column in a regular width.
public struct NavigationView<Content: View>: View {
    @State private var pushed = NavigationPath()
    @State private var model = NavigationModel()
    @Environment(\.navigationViewStyle) private var style
    @Environment(\.horizontalSizeClass) private var sizeClass
    private let content: Content

    /// Creates a container.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The page on top, with its bars; two columns in a regular width unless the style is that of a stack.
    public var body: some View {
        if sizeClass == .regular, !style.isStack, let columns = content as? any NavigationColumns {
            AnyView(columns.split)
        } else {
            NavigationPages(root: FirstView(content: content), path: PathAccess($pushed), model: model)
        }
    }
}

/// The first of several views.
private struct FirstView<Content: View>: PrimitiveView {
    let content: Content

    func lower(_ lowering: Lowering) -> [ViewNode] {
        guard content is any NavigationColumns else { return lowering.nodes(of: content) }
        return Array(lowering.nodes(of: content).prefix(1))
    }
}

/// A sequence of views that a navigation view shows in columns.
@MainActor
private protocol NavigationColumns {
    var split: any View { get }
}

extension TupleView: NavigationColumns {
    fileprivate var split: any View {
        let views = elements.map { AnyView($0) }
        let (first, last) = (views.first, views.last)
        return NavigationSplitView {
            first
        } detail: {
            last
        }
    }
}
