import FramewrightLayoutEngine

/// A value a view owns that follows which of its text fields has the keyboard, and moves it when it is written.
///
/// False or nil while none of them has it.
@MainActor
@propertyWrapper
public struct FocusState<Value: Hashable>: LinkedProperty {
    private let handle: Handle

    /// Connects every copy of the struct with the value in the graph.
    private final class Handle {
        let none: Value
        var box: StateBox<Value>?

        init(_ none: Value) { self.none = none }
    }

    /// A reference fields are tied to.
    @MainActor
    @propertyWrapper
    public struct Binding {
        fileprivate let none: Value
        private let read: () -> Value
        private let write: (Value) -> Void

        fileprivate init(none: Value, read: @escaping () -> Value, write: @escaping (Value) -> Void) {
            (self.none, self.read, self.write) = (none, read, write)
        }

        public var wrappedValue: Value {
            get { read() }
            nonmutating set { write(newValue) }
        }

        public var projectedValue: Binding { self }
    }

    /// For one field.
    public init() where Value == Bool { handle = Handle(false) }

    /// For several fields, told apart by values.
    public init<Field: Hashable>() where Value == Field? { handle = Handle(nil) }

    public var wrappedValue: Value {
        get { handle.box?.value ?? handle.none }
        nonmutating set { if wrappedValue != newValue { handle.box?.value = newValue } }
    }

    public var projectedValue: Binding {
        Binding(none: handle.none, read: { wrappedValue }, write: { wrappedValue = $0 })
    }

    func link(_ linking: inout PropertyLinker) {
        let graph = linking.lowering.graph
        let node = linking.node
        handle.box = linking.slot { StateBox(handle.none, graph: graph, node: node) }
    }
}

extension View {
    /// Ties a text field to a value: it has the keyboard while `binding` is that value.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        FocusedView(content: self, binding: binding, value: value)
    }

    /// Ties a text field to a condition: it has the keyboard while that is true.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition, equals: true) }
}

/// Keeps the focus and a value equal. Whichever of the two has changed since they last were wins; the focus does, if both.
private struct FocusedView<Content: View, Value: Hashable>: PrimitiveView {
    let content: Content
    let binding: FocusState<Value>.Binding
    let value: Value

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        let nodes = inner.nodes(of: content)
        if let input = nodes.firstInput { lowering.graph.effects.agree(inner.node) { agree(inner, input) } }
        return nodes
    }

    /// The value of a field that has the keyboard goes with it, or both would come back.
    private func leave(_ input: TextInput) {
        if input.isFocused, binding.wrappedValue == value { binding.wrappedValue = binding.none }
    }

    private func agree(_ inner: Lowering, _ input: TextInput) {
        let had = inner.node.memory as? Bool ?? false
        let wants = binding.wrappedValue == value
        if input.isFocused != had {
            if input.isFocused { binding.wrappedValue = value } else if wants { binding.wrappedValue = binding.none }
        } else if wants, !had {
            input.takeFocus()
        } else if !wants, had {
            inner.graph.endEditing()
        }
        inner.node.memory = input.isFocused
        inner.node.onDisappear = nil
        if input.isFocused { inner.node.onDisappear = { leave(input) } }
    }
}

extension [ViewNode] {
    /// The first text field in paint order.
    @MainActor fileprivate var firstInput: TextInput? {
        for node in self {
            for case .text(let input) in node.payload.interactions { return input }
            if let inner = node.children.firstInput { return inner }
        }
        return nil
    }
}
