/// A value a view owns: it outlives the view's struct for as long as the view keeps its identity.
///
/// Before the view is on a screen it reads as its initial value and ignores writes, as in SwiftUI.
@MainActor
@propertyWrapper
public struct State<Value>: LinkedProperty {
    private let handle: Handle

    /// Connects every copy of the struct with the value in the graph.
    private final class Handle {
        let initial: Value
        var box: StateBox<Value>?
        var pass = 0

        init(_ initial: Value) { self.initial = initial }
    }

    public init(wrappedValue: Value) { handle = Handle(wrappedValue) }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    public var wrappedValue: Value {
        get { handle.box?.value ?? handle.initial }
        nonmutating set { handle.box?.value = newValue }
    }

    /// A reference others can read and write the value through.
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
    public init() { self.init(wrappedValue: nil) }
}

/// What only keeps a value, and says to its node when it is another.
protocol StateKeeping: AnyObject {}

/// A state's value in the graph.
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
            graph?.pendingTransactions.note(self) { keeping in
                var kept = keeping.stored
                return { swap(&keeping.stored, &kept) }
            }
            stored = newValue
            graph?.invalidate()
        }
    }
}
