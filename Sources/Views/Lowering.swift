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
    let measurer: any TextMeasurer
    let report: Report
    let graph: ViewGraph
    /// The memory of the view being lowered.
    private(set) var node: GraphNode
    /// Where the view being lowered says its preferences.
    private(set) var preferences = Preferences()
    /// Where the options of the picker around say what they stand for; nil outside.
    private(set) var tags: Tags?
    private var depth = 0

    /// Views are lowered in `environment` and remember what they must in `graph`; what goes wrong is added to `report`.
    public init(
        environment: EnvironmentValues, measurer: any TextMeasurer, report: Report, graph: ViewGraph = ViewGraph()
    ) {
        self.environment = environment
        self.measurer = measurer
        self.report = report
        self.graph = graph
        node = graph.root
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
        guard depth < Self.deepestNesting else {
            report.add(.tooDeep(view: node.path))
            return []
        }
        var inner = self
        inner.depth += 1
        if let primitive = view as? any PrimitiveView { return primitive.lower(inner) }
        inner.node = node.child(.content, type: type(of: view), pass: graph.pass)
        inner.link(propertiesOf: view)
        return inner.nodes(of: view.body)
    }

    /// Gives the dynamic properties of a view, modifier or style their places in this node.
    func link(propertiesOf value: Any) {
        var linking = Linking(self, node: node)
        linking.link(propertiesOf: value)
    }

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
    func single(or layout: some Layout, named name: String) -> ViewNode {
        if count == 1 { return self[0] }
        return ViewNode(ViewContent(name), layout: layout, children: numbered)
    }

    /// Nodes as the children of a container: those without a key are known by their position.
    var numbered: [ViewNode] {
        enumerated().map { position, node in
            var node = node
            if node.step == .index(0) { node.step = .index(position) }
            return node
        }
    }

    /// Nodes of the view at `position` in a builder: the position is part of what they are known by.
    func identified(by position: Int) -> [ViewNode] {
        map { node in
            var node = node
            switch node.step {
            case .index(let inner): node.step = count == 1 ? .index(position) : .key("\(position).\(inner)")
            case .key: break
            }
            return node
        }
    }
}
