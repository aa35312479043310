public import Observation

/// A value handed down the view tree, known by its key type.
public protocol EnvironmentKey: SendableMetatype {
    associatedtype Value: Sendable

    static var defaultValue: Value { get }
}

/// Everything views inherit from their surroundings.
public struct EnvironmentValues: Sendable {
    private var values: [ObjectIdentifier: any Sendable] = [:]
    private var models: [ObjectIdentifier: Model] = [:]

    /// Sendable, because it is read on the main actor only.
    @MainActor
    private final class Model {
        let object: AnyObject

        init(_ object: AnyObject) { self.object = object }
    }

    public init() {}

    /// A model by its type.
    @MainActor
    subscript<Object: AnyObject>(model type: Object.Type) -> Object? {
        get { models[ObjectIdentifier(type)]?.object as? Object }
        set { models[ObjectIdentifier(type)] = newValue.map { Model($0) } }
    }

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Reads a value of the environment a view is in.
///
/// Before the view is on a screen it reads as the default.
@MainActor
@propertyWrapper
public struct Environment<Value>: LinkedProperty {
    private let handle = Handle()
    private let read: (EnvironmentValues) -> Value

    /// The surroundings of the view that holds the property, for closures that outlive the body too.
    private final class Handle {
        var values = EnvironmentValues()
    }

    /// The value at `keyPath` of the environment the view is in.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    public var wrappedValue: Value { read(handle.values) }

    func link(_ linking: inout Linking) { handle.values = linking.lowering.environment }
}

extension Environment where Value: AnyObject & Observable {
    /// The model of that type given to `environment(_:)`; a view that reads one nobody gave is a mistake.
    public init(_ type: Value.Type) {
        read = { values in
            guard let model = values[model: type] else {
                preconditionFailure("no \(type) in the environment: give one with .environment(_:)")
            }
            return model
        }
    }
}

extension Environment {
    /// The model of that type given to `environment(_:)`, if there is one.
    public init<Model: AnyObject & Observable>(_ type: Model.Type) where Value == Model? {
        read = { $0[model: type] }
    }
}

/// How roomy an axis is: the platforms' coarse measure for choosing between arrangements.
public enum UserInterfaceSizeClass: String, Hashable, Sendable, CaseIterable {
    case compact
    case regular
}

/// Light or dark appearance.
public enum ColorScheme: String, Hashable, Sendable {
    case light
    case dark
}

/// How much colours are to stand apart.
public enum ColorSchemeContrast: String, Hashable, Sendable, CaseIterable {
    case standard
    case increased
}
