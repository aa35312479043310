public import Observation

/// A property wrapper for a value that the focused view, or a view anywhere in the screen, publishes.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusedValue<Value>: LinkedProperty {
    private let read: (FocusedValues) -> Value?
    private let link = FocusedLink()

    /// Creates a property that reads a published value.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

    /// Creates a property that reads a published model by its type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { $0[object: objectType] }
    }

    /// The value; nil if no view publishes one.
    public var wrappedValue: Value? { read(link.values) }

    func link(_ linking: inout PropertyLinker) { link.connect(&linking) }
}

/// A property wrapper for the value of a binding that the focused view, or a view anywhere in the screen, publishes.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusedBinding<Value>: LinkedProperty {
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
    private let link = FocusedLink()

    /// Creates a property that reads and writes through a published binding.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

    private var binding: Binding<Value>? { link.values[keyPath: keyPath] }

    /// The value; nil if no view publishes the binding. Writing nil has no effect.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    /// A binding to the optional value.
    public var projectedValue: Binding<Value?> {
        let binding = binding
        return Binding(
            get: { binding?.wrappedValue }, set: { value in if let value { binding?.wrappedValue = value } })
    }

    func link(_ linking: inout PropertyLinker) { link.connect(&linking) }
}

/// A property wrapper for an observable object that the focused view, or a view anywhere in the screen, publishes.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: LinkedProperty {
    /// The object's properties as bindings.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    private let link = FocusedLink()

    /// Creates a property that reads the published object of its type.
    public init() {}

    /// The object; nil if no view publishes one.
    public var wrappedValue: ObjectType? { link.values[object: ObjectType.self] }

    /// Bindings to the object's properties; nil if no view publishes the object.
    public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }

    func link(_ linking: inout PropertyLinker) {
        link.connect(&linking)
        let changes = linking.slot { ObjectLink<ObjectType>() }
        if let object = wrappedValue { changes.follow(object, in: linking.lowering.graph) }
    }
}

/// The connection of a property with the published values of its screen.
@MainActor
private final class FocusedLink {
    private weak var store: FocusedValueStore?

    var values: FocusedValues { store?.values ?? FocusedValues() }

    func connect(_ linking: inout PropertyLinker) {
        let store = linking.lowering.graph.focusedValues
        self.store = store
        store.addReader(linking.node)
    }
}
