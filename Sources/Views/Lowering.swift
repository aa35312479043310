import FramewrightDrawing
public import FramewrightLayoutEngine
public import FramewrightTypography

/// A view's node: its layout, and what to draw in its frame.
public typealias ViewNode = LayoutNode<ViewContent>

/// What a view needs to know while it becomes layout nodes.
@MainActor
public struct Lowering {
    /// What went wrong while views were lowered, in the order it was met.
    @MainActor
    public final class Report {
        public private(set) var errors: [ViewsError] = []

        public init() {}

        /// Keeps an error once, however many views meet it.
        func add(_ error: ViewsError) {
            if !errors.contains(error) { errors.append(error) }
        }
    }

    /// Views nested more deeply than this are an error: most likely a view whose body contains itself.
    ///
    /// A level takes about 1.5 kB of stack, so that this many fit into 8 MB four times.
    nonisolated public static let deepestNesting = 1_000

    var environment: EnvironmentValues
    private let shared: Shared
    /// The memory of the view being lowered.
    private(set) var node: GraphNode
    /// Where the view being lowered says its preferences.
    private(set) var preferences = Preferences()
    /// Where the options of the picker around say what they stand for; nil outside.
    private(set) var tags: Tags?
    /// What the view changes with; nil for what changes at once.
    private var transactionBox: TransactionBox?

    /// Views are lowered in `environment` and remember what they must in `graph`; what goes wrong is added to `report`.
    public init(
        environment: EnvironmentValues, measurer: any TextMeasurer, report: Report, graph: ViewGraph = ViewGraph()
    ) {
        self.environment = environment
        shared = Shared(measurer: measurer, report: report, graph: graph)
        node = graph.root
        let transaction = graph.pendingTransactions.transaction
        if transaction.isAnimated { graph.notes.isAnimated = true }
        setTransaction(transaction)
    }

    /// What is the same for all views. Apart, because a lowering is copied for every view.
    private final class Shared {
        let measurer: any TextMeasurer
        let report: Report
        let graph: ViewGraph
        /// How many views are being lowered inside each other; content that waits for its frame begins anew.
        var depth = 0

        init(measurer: any TextMeasurer, report: Report, graph: ViewGraph) {
            self.measurer = measurer
            self.report = report
            self.graph = graph
        }
    }

    var measurer: any TextMeasurer { shared.measurer }
    var report: Report { shared.report }
    var graph: ViewGraph { shared.graph }

    var transaction: Transaction { transactionBox?.transaction ?? Transaction() }

    mutating func setTransaction(_ transaction: Transaction) {
        transactionBox = transaction.isPlain ? nil : TransactionBox(transaction)
    }

    /// Shared: a lowering is copied for every view.
    private final class TransactionBox: Sendable {
        let transaction: Transaction

        init(_ transaction: Transaction) { self.transaction = transaction }
    }

    /// The single node of a whole screen; several views at the root form a vertical stack.
    public func root(_ view: some View) -> ViewNode {
        let inner = collectingPreferences()
        var root = presenting(inner.nodes(of: view), said: inner.preferences)
            .single(or: VStackLayout(), named: "VStack")
        if environment.layoutDirection == .rightToLeft { root.mirrors = root.mirrors ?? true }
        return root
    }

    /// The nodes a view stands for. Bodies see the environment of their place.
    func nodes(of view: some View) -> [ViewNode] {
        guard shared.depth < Self.deepestNesting else {
            report.add(.tooDeep(view: node.path))
            return []
        }
        shared.depth += 1
        defer { shared.depth -= 1 }
        return view.nodes(in: self)
    }

    /// The nodes of a view that has a body.
    func nodes(ofComposite view: some View) -> [ViewNode] {
        var inner = self
        let traits = graph.traits(of: view)
        inner.node = node.child(.content, type: type(of: view), pass: graph.pass)
        if traits.isComparable, !traits.isAnimated, inner.node.isKeepable, tags == nil,
            let comparable = view as? any Equatable
        {
            return inner.kept(comparable) { $0.nodes(ofBodyOf: view, traits) }
        }
        return inner.nodes(ofBodyOf: view, traits)
    }

    private func nodes(ofBodyOf view: some View, _ traits: TypeTraits) -> [ViewNode] {
        var linking = PropertyLinker(self, node: node)
        linking.link(propertiesOf: view, traits)
        let nodes = nodes(of: traits.isAnimated ? animated(view).body : view.body)
        return node.slots.isEmpty ? nodes : watched(nodes)
    }

    /// Nodes of a view that remembers something: it does so for as long as they are seen.
    func watched(_ nodes: [ViewNode]) -> [ViewNode] {
        let watcher = node.watcher ?? graph.nextWatcher()
        node.watcher = watcher
        var nodes = nodes
        for index in nodes.indices { nodes[index].payload.isWatched(by: watcher) }
        return nodes
    }

    /// Gives the dynamic properties of a view, modifier or style their places in this node.
    @discardableResult
    func link<Value>(propertiesOf value: Value) -> TypeTraits {
        let traits = graph.traits(of: value)
        var linking = PropertyLinker(self, node: node)
        linking.link(propertiesOf: value, traits)
        return traits
    }

    /// True where a view at that place has been lowered in this pass.
    func hasMet(_ key: GraphKey) -> Bool { node.hasMet(key, pass: graph.pass) }

    /// The same surroundings at a place of its own.
    func at(_ key: GraphKey) -> Lowering { entering(key, type: Never.self) }

    /// The same surroundings with memory for a modifier or a view without a body.
    func inside(_ type: Any.Type) -> Lowering { entering(.content, type: type) }

    private func entering(_ key: GraphKey, type: Any.Type) -> Lowering {
        var copy = self
        copy.node = node.child(key, type: type, pass: graph.pass)
        return copy
    }

    /// The same surroundings; what views inside say can be asked for.
    func collectingPreferences() -> Lowering {
        var copy = self
        copy.preferences = preferences.subtree()
        return copy
    }

    /// The same surroundings for what is shown over the screen: what it says stays with it, and what the view that asks
    /// for it is told about its own place does not count there.
    func apart() -> Lowering {
        var copy = with { environment in
            environment.isEnabled = true
            environment.listContext = nil
            environment.areLabelsHidden = false
            environment.lineLimit = nil
            environment.textCase = nil
        }
        copy.preferences = Preferences()
        return copy
    }

    /// The same surroundings for the options of a picker.
    func collectingTags() -> (lowering: Lowering, tags: Tags) {
        let tags = Tags()
        var copy = self
        copy.tags = tags
        return (copy, tags)
    }

    func with(_ change: (inout EnvironmentValues) -> Void) -> Lowering {
        var copy = self
        change(&copy.environment)
        return copy
    }

    /// The paint of a style; where its theme token is unknown the error is reported and nothing is painted.
    func paint(_ style: any ShapeStyle) -> Paint {
        do {
            return try style.paint(in: environment)
        } catch {
            report.add(error)
            return Paint(.clear)
        }
    }
}

extension [ViewNode] {
    /// The only node, or all of them in one container.
    consuming func single(or layout: some Layout, named name: String) -> ViewNode {
        if count == 1 { return self[0] }
        return ViewNode(ViewContent(name), layout: layout, children: numbered())
    }

    /// Nodes as the children of a container: those without a key are known by their position.
    consuming func numbered() -> [ViewNode] {
        for position in indices where self[position].step == .index(0) { self[position].step = .index(position) }
        return self
    }

    /// Nodes of the view at `position` in a builder: the position is part of what they are known by. Keys stay as they are;
    /// the same one elsewhere in the builder is another view's.
    consuming func identified(by position: Int) -> [ViewNode] {
        let isAlone = count == 1
        for index in indices {
            guard case .index(let inner) = self[index].step else {
                self[index].payload.append(toBranch: position)
                continue
            }
            self[index].step = isAlone ? .index(position) : .key("\(position).\(inner)")
        }
        return self
    }
}
