import FramewrightLayoutEngine

/// A property wrapper that reflects which of a view's text fields is focused, and moves the focus when it is set.
///
/// It is false or nil while no field is focused.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusState<Value: Hashable>: LinkedProperty {
    private let handle: Handle

    /// Connects all copies of the struct with the value in the graph.
    private final class Handle {
        let none: Value
        var box: StateBox<Value>?

        init(_ none: Value) { self.none = none }
    }

    /// A reference to the state, to which fields are bound.
    @MainActor @preconcurrency
    @propertyWrapper
    public struct Binding {
        fileprivate let none: Value
        private let read: () -> Value
        private let write: (Value) -> Void

        fileprivate init(none: Value, read: @escaping () -> Value, write: @escaping (Value) -> Void) {
            (self.none, self.read, self.write) = (none, read, write)
        }

        /// The current value.
        public var wrappedValue: Value {
            get { read() }
            nonmutating set { write(newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    /// Creates a state for one field.
    public init() where Value == Bool { handle = Handle(false) }

    /// Creates a state for several fields, identified by values.
    public init<Field: Hashable>() where Value == Field? { handle = Handle(nil) }

    /// The value of the focused field.
    public var wrappedValue: Value {
        get { handle.box?.value ?? handle.none }
        nonmutating set { if wrappedValue != newValue { handle.box?.value = newValue } }
    }

    /// A binding for use with `focused`.
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
    /// Binds the focus of a text field to a value: the field is focused while `binding` has that value.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        FocusedView(content: self, binding: binding, value: value)
    }

    /// Binds the focus of a text field to a condition: the field is focused while it is true.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition, equals: true) }
}

/// Synchronizes the focus and a value. If one of them has changed since the last time, the other follows; if both
/// have, the value follows the focus.
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

    /// Clears the value when a focused field is removed. Otherwise the field would be focused again on reinsertion.
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
