/// A property wrapper for a value that a view owns. It lasts as long as the view keeps its identity.
///
/// Until the view is lowered, it reads the initial value and ignores writes, as in SwiftUI.
@MainActor @preconcurrency
@propertyWrapper
public struct State<Value>: LinkedProperty {
    private let handle: Handle

    /// Connects all copies of the struct with the value in the graph.
    private final class Handle {
        let initial: Value
        var box: StateBox<Value>?
        var pass = 0

        init(_ initial: Value) { self.initial = initial }
    }

    /// Creates a state with an initial value.
    public init(wrappedValue: Value) { handle = Handle(wrappedValue) }

    /// Creates a state with an initial value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The current value.
    public var wrappedValue: Value {
        get { handle.box?.value ?? handle.initial }
        nonmutating set { handle.box?.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let handle = handle
        return Binding(get: { handle.box?.value ?? handle.initial }, set: { handle.box?.value = $0 })
    }

    func link(_ linking: inout PropertyLinker) {
        let graph = linking.lowering.graph
        let node = linking.node
        let box = linking.slot { StateBox(handle.initial, graph: graph, node: node) }
        if let other = handle.box, other !== box, handle.pass == graph.pass {
            linking.lowering.report.add(.sharedState(view: linking.node.path))
        }
        handle.box = box
        handle.pass = graph.pass
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state whose initial value is nil.
    public init() { self.init(wrappedValue: nil) }
}

/// The storage of a state in the graph.
@MainActor
final class StateBox<Value>: StateKeeping {
    private weak var graph: ViewGraph?
    private weak var node: GraphNode?
    private var stored: Value {
        didSet { node?.markChanged() }
    }

    init(_ value: Value, graph: ViewGraph, node: GraphNode) {
        stored = value
        self.graph = graph
        self.node = node
    }

    var value: Value {
        get { stored }
        set {
            // A write of an equal value by the screen's own work is no change, so that views that report values
            // settle. One by a touch takes the frame that every touch takes.
            if graph?.isPerforming == true, let old = stored as? any Equatable, old.isSame(as: newValue) { return }
            graph?.pendingTransactions.note(self) { keeping in
                var kept = keeping.stored
                return { swap(&keeping.stored, &kept) }
            }
            stored = newValue
            graph?.invalidate()
        }
    }
}
