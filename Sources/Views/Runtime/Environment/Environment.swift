public import Observation

/// A property wrapper that reads a value of the view's environment.
///
/// Until the view is lowered, it reads the default.
@MainActor @preconcurrency
@propertyWrapper
public struct Environment<Value>: LinkedProperty {
    private let handle = Handle()
    private let read: (EnvironmentValues) -> Value
    /// The type of the model that must be in the environment; nil if a value always exists.
    private let required: (type: Any.Type, isPresent: @MainActor (EnvironmentValues) -> Bool)?

    /// The environment of the view that holds the property. A reference, so that closures that outlive the body can
    /// read it.
    private final class Handle {
        var values = EnvironmentValues()
    }

    /// Creates a property that reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        required = nil
    }

    /// The current value.
    public var wrappedValue: Value { read(handle.values) }

    func link(_ linking: inout PropertyLinker) {
        handle.values = linking.lowering.environment
        if let required, !required.isPresent(handle.values) { linking.fail(missing: required.type) }
    }
}

extension Environment where Value: AnyObject & Observable {
    /// Creates a property that reads the model of a type, which must have been set by `environment(_:)`.
    public init(_ type: Value.Type) {
        required = (type, { $0[model: type] != nil })
        read = { values in
            guard let model = values[model: type] else {
                preconditionFailure("no \(type) in the environment: give one with .environment(_:)")
            }
            return model
        }
    }
}

extension Environment {
    /// Creates a property that reads the model of a type, if one has been set by `environment(_:)`.
    public init<Model: AnyObject & Observable>(_ type: Model.Type) where Value == Model? {
        read = { $0[model: type] }
        required = nil
    }
}
