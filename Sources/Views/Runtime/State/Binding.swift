/// A property wrapper that reads and writes a value stored elsewhere.
@MainActor @preconcurrency
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let read: @MainActor () -> Value
    private let write: @MainActor (Value) -> Void

    /// Creates a binding from closures.
    public nonisolated init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        read = get
        write = set
    }

    /// Creates a binding from closures; the one that writes gets the transaction of the change.
    public nonisolated init(
        get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value, Transaction) -> Void
    ) {
        read = get
        write = { set($0, Transaction.current) }
    }

    /// Returns a binding to a constant; writes are ignored.
    public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }

    /// The current value.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }

    /// Creates a binding from another, for the projected value of a property.
    public init(projectedValue: Binding) { self = projectedValue }

    /// Returns a binding to a property of the value.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

extension Binding {
    /// Creates a binding to the value inside an optional; nil if there is none. If the optional becomes nil later,
    /// the binding reads the value from its creation.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
    }

    /// Creates a binding to the value as an optional; writing nil is ignored.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }
}

extension Binding: DynamicProperty {}

/// A property wrapper that creates bindings to the properties of an observable model.
@MainActor @preconcurrency
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Model: AnyObject> {
    /// The model.
    public var wrappedValue: Model

    /// Creates a wrapper of a model.
    public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }

    /// Creates a wrapper of a model.
    public init(_ model: Model) { self.init(wrappedValue: model) }

    /// The wrapper itself, for access to bindings.
    public var projectedValue: Bindable { self }

    /// Returns a binding to a property of the model.
    public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Model, Part>) -> Binding<Part> {
        let model = wrappedValue
        return Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
    }
}
