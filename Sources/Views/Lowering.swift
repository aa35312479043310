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

    var environment: EnvironmentValues
    let typesetter: Typesetter
    let report: Report

    /// Views are lowered in `environment`; what goes wrong is added to `report`.
    public init(environment: EnvironmentValues, typesetter: Typesetter, report: Report) {
        self.environment = environment
        self.typesetter = typesetter
        self.report = report
    }

    /// The single node of a whole screen; several views at the root form a vertical stack.
    public func root(_ view: some View) -> ViewNode {
        var root = nodes(of: view).single(or: VStackLayout(), named: "VStack")
        if environment.layoutDirection == .rightToLeft { root.mirrors = root.mirrors ?? true }
        return root
    }

    /// The nodes a view stands for. Bodies see the environment of their place.
    func nodes(of view: some View) -> [ViewNode] {
        if let primitive = view as? any PrimitiveView { return primitive.lower(self) }
        let outer = EnvironmentValues.current
        EnvironmentValues.current = environment
        let body = view.body
        EnvironmentValues.current = outer
        return nodes(of: body)
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
