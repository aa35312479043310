import FramewrightDrawing
import FramewrightLayoutEngine
public import FramewrightTypography

/// The context in which views are lowered to layout nodes.
@MainActor @preconcurrency
public struct Lowering {
    /// The errors that occurred while views were lowered, in order.
    @MainActor @preconcurrency
    public final class Report {
        /// The errors, without duplicates.
        public private(set) var errors: [ViewsError] = []

        /// Creates an empty report.
        public init() {}

        /// Adds an error, unless it is already present.
        func add(_ error: ViewsError) {
            if !errors.contains(error) { errors.append(error) }
        }
    }

    /// The maximum nesting of views. Deeper nesting is reported as an error, because most likely a view's body
    /// contains itself.
    ///
    /// A level takes about 1.5 kB of stack, so that the limit fits into a quarter of an 8 MB stack.
    public nonisolated static let deepestNesting = ViewsError.deepestNesting

    var environment: EnvironmentValues
    private var shared: Shared
    /// The graph node of the view being lowered.
    private(set) var node: GraphNode
    /// The preferences of the view being lowered.
    private(set) var preferences = Preferences()
    /// The tags of the options of the enclosing picker; nil outside of pickers.
    private(set) var tags: Tags?
    /// The transaction of the view; nil for changes without an animation.
    private var transactionBox: TransactionBox?

    /// Creates a context. Views store what they keep between frames in `graph`; errors are added to `report`.
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

    /// The values common to all views. A reference, because a lowering is copied for every view.
    private final class Shared {
        let measurer: any TextMeasurer
        let report: Report
        let graph: ViewGraph
        /// The nesting of views being lowered. Deferred content starts anew.
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

    /// The transaction in which the view is lowered.
    var transaction: Transaction { transactionBox?.transaction ?? Transaction() }

    mutating func setTransaction(_ transaction: Transaction) {
        transactionBox = transaction.isPlain ? nil : TransactionBox(transaction)
    }

    /// A transaction by reference, because a lowering is copied for every view.
    private final class TransactionBox: Sendable {
        let transaction: Transaction

        init(_ transaction: Transaction) { self.transaction = transaction }
    }

    /// Returns the nodes of a view, lowered in this environment.
    func nodes(of view: some View) -> [ViewNode] {
        guard shared.depth < Self.deepestNesting else {
            report.add(.tooDeep(view: node.path))
            return []
        }
        shared.depth += 1
        defer { shared.depth -= 1 }
        return view.nodes(in: self)
    }

    /// Returns the nodes of a view that has a body.
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
        guard !linking.hasFailed else { return [] }
        let nodes = traits.isAnimated ? nodes(ofAnimated: animated(view).body) : nodes(of: view.body)
        return node.slots.isEmpty ? nodes : watched(nodes)
    }

    /// Marks the nodes of a view with state, so that the state is kept as long as they are visible.
    func watched(_ nodes: [ViewNode]) -> [ViewNode] {
        let watcher = node.watcher ?? graph.nextWatcher()
        node.watcher = watcher
        var nodes = nodes
        for index in nodes.indices { nodes[index].payload.addWatcher(watcher) }
        return nodes
    }

    /// Links the dynamic properties of a view, modifier or style to their storage in this node.
    @discardableResult
    func link<Value>(propertiesOf value: Value) -> TypeTraits { linked(propertiesOf: value).traits }

    /// Links the dynamic properties of a value, and returns the traits of its type and whether all properties have
    /// values.
    func linked<Value>(propertiesOf value: Value) -> (traits: TypeTraits, isComplete: Bool) {
        let traits = graph.traits(of: value)
        var linking = PropertyLinker(self, node: node)
        linking.link(propertiesOf: value, traits)
        return (traits, !linking.hasFailed)
    }

    /// Whether a child with that key has already been lowered in this pass.
    func hasLowered(_ key: GraphKey) -> Bool { node.hasLowered(key, pass: graph.pass) }

    /// Returns the context for a child with a key.
    func at(_ key: GraphKey) -> Lowering { entering(key, type: Never.self) }

    /// Returns the context with storage for a modifier or a view without a body.
    func inside(_ type: Any.Type) -> Lowering { entering(.content, type: type) }

    private func entering(_ key: GraphKey, type: Any.Type) -> Lowering {
        var copy = self
        copy.node = node.child(key, type: type, pass: graph.pass)
        return copy
    }

    /// Returns a context in which the preferences of descendants can be read.
    func collectingPreferences() -> Lowering {
        var copy = self
        copy.preferences = preferences.subtree()
        return copy
    }

    /// Returns a context whose preferences ancestors cannot read.
    func withSeparatePreferences() -> Lowering {
        var copy = self
        copy.preferences = Preferences()
        return copy
    }

    /// Returns the context for the options of a picker, with their tags.
    func collectingTags() -> (lowering: Lowering, tags: Tags) {
        let tags = Tags()
        var copy = self
        copy.tags = tags
        return (copy, tags)
    }

    /// Returns the context with the measurer, report and graph of another, for a context that was kept from an
    /// earlier pass.
    func reporting(like other: Lowering) -> Lowering {
        var copy = self
        copy.shared = other.shared
        return copy
    }

    /// Returns a context outside of any picker.
    func withoutTags() -> Lowering {
        var copy = self
        copy.tags = nil
        return copy
    }

    /// Returns the context with a changed environment.
    func with(_ change: (inout EnvironmentValues) -> Void) -> Lowering {
        var copy = self
        change(&copy.environment)
        return copy
    }
}
