import FramewrightDrawing
import FramewrightLayoutEngine

/// The pages of a navigation stack: the one on top with its bars, and the one below it, invisible, from which a
/// transition starts.
struct NavigationPages<Root: View>: PrimitiveView {
    let root: Root
    let path: PathAccess
    let model: NavigationModel
    /// Destinations of values that are declared outside, as in another column.
    var destinations: [ObjectIdentifier: @MainActor (Any) -> AnyView?] = [:]

    func lower(_ lowering: Lowering) -> [ViewNode] {
        model.push = path.append
        let outer = lowering.collectingPreferences().with { $0.navigation = NavigationAccess(model: model) }
        let pages = pages(in: outer)
        updateCount(pages.count, outer)
        let requests = pages.last?.requests.outside
        outer.preferences.transform(PageRequestsKey.self) { $0 = requests ?? PageRequests() }
        let layers = PageLayers(pages: pages).animation(.push, value: pages.count)
        return outer.at(.position(1)).nodes(of: layers)
    }

    /// The maximum number of pages. More are not reachable by hand, so that a page that pushes itself ends.
    private static var limit: Int { 64 }

    private func pages(in lowering: Lowering) -> [NavigationPage] {
        var pages = [page(root, key: "root", index: 0, lowering)]
        var destinations = destinations.merging(pages[0].requests.destinations) { $1 }
        for (index, value) in path.values.prefix(Self.limit).enumerated() {
            let view = destinations[ObjectIdentifier(type(of: value.base))]?(value.base)
            let end = { @MainActor in path.truncate(index) }
            let next = page(
                DestinationView(view: view, value: value), key: PageKey(index: index, value: value),
                index: index + 1, lowering.ending(end), end)
            destinations.merge(next.requests.destinations) { $1 }
            pages.append(next)
        }
        var numbers: Set<Int> = []
        while pages.count <= Self.limit,
            let next = pages.flatMap(\.requests.pages).first(where: { !numbers.contains($0.number) })
        {
            numbers.insert(next.number)
            let context = lowering.with { $0.adoptModels(from: next.environment) }.ending(next.end)
            pages.append(page(next.view, key: next.number, index: pages.count, context, next.end))
        }
        return pages
    }

    private func page(
        _ view: some View, key: AnyHashable, index: Int, _ lowering: Lowering,
        _ end: @escaping @MainActor () -> Void = {}
    ) -> NavigationPage {
        let isCovered = index + 1 < max(model.pageCount, path.values.count + 1)
        let inner = lowering.at(.identity(key)).with { if isCovered { $0.isCovered = true } }
            .collectingPreferences()
        let nodes = inner.nodes(of: view)
        var requests = inner.preferences.value(PageRequestsKey.self) ?? PageRequests()
        let items = BarItems(requests, in: inner)
        // Items of bars can push pages too, and are lowered after the requests were read for the first time.
        requests.pages = inner.preferences.value(PageRequestsKey.self)?.pages ?? []
        return NavigationPage(
            key: key, index: index, content: nodes.single(or: ZStackLayout(), named: "ZStack"), items: items,
            requests: requests, end: end)
    }

    /// Lowers the pages again if another number of them is shown than was expected, so that covered views disappear.
    private func updateCount(_ count: Int, _ lowering: Lowering) {
        let (graph, model) = (lowering.graph, model)
        graph.effects.check(lowering.node) {
            guard model.pageCount != count else { return }
            model.pageCount = count
            graph.invalidate()
        }
    }
}

/// A lowered page.
struct NavigationPage {
    let key: AnyHashable
    let index: Int
    let content: ViewNode
    let items: BarItems
    let requests: PageRequests
    /// Removes the page.
    let end: @MainActor () -> Void
}

/// The identity of a page that shows a value.
private struct PageKey: Hashable {
    let index: Int
    let value: AnyHashable
}

/// The destination of a value, or a remark if no view declares one.
private struct DestinationView: View {
    let view: AnyView?
    let value: AnyHashable

    var body: some View {
        if let view { view } else { Text(verbatim: "No destination for \(type(of: value.base))") }
    }
}

extension Lowering {
    /// Returns the context of a page that `end` removes.
    fileprivate func ending(_ end: @escaping @MainActor () -> Void) -> Lowering {
        with {
            $0.dismiss = DismissAction(end: end)
            $0.isPresented = true
        }
    }
}

extension Animation {
    /// The animation of pushed and removed pages.
    static let push = Animation.spring(duration: 0.4)
}

/// The page below, which is moved aside and transparent, and the page on top.
private struct PageLayers: View {
    let pages: [NavigationPage]

    var body: some View {
        ZStack {
            ForEach(pages.suffix(2), id: \.key) { page in
                let index = page.index
                let isTop = index == pages.count - 1
                view(of: page)
                    .modified(by: AsideLayout(share: isTop ? 0 : -0.3), named: "Page")
                    .opacity(isTop ? 1 : 0)
                    .zIndex(Double(index))
                    .transition(index == 0 ? .identity : .move(edge: .trailing))
            }
        }
    }

    private func view(of page: NavigationPage) -> some View {
        NavigationPageView(
            content: page.content, items: page.items, requests: page.requests, isLarge: isLarge(page.index),
            back: back(page.index))
    }

    /// The title is large on the root page unless requested otherwise, and on other pages as on the one below.
    private func isLarge(_ index: Int) -> Bool {
        let modes = pages.prefix(index + 1).map { $0.requests.titleDisplayMode ?? .automatic }
        let mode = modes.last { $0 != .automatic } ?? .automatic
        return mode != .inline
    }

    private func back(_ index: Int) -> BackButton? {
        guard index > 0, !pages[index].requests.hidesBackButton else { return nil }
        return BackButton(title: pages[index - 1].requests.title, action: pages[index].end)
    }
}

/// Moves its subview sideways by a share of its width, without effect on the surrounding layout.
private struct AsideLayout: Layout {
    var share: Double

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(at: Point(x: bounds.minX + share * bounds.width, y: bounds.minY), proposal: proposal)
        }
    }
}
