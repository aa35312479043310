/// A value handed down the view tree, known by its key type.
public protocol EnvironmentKey: SendableMetatype {
    associatedtype Value: Sendable

    static var defaultValue: Value { get }
}

/// Everything views inherit from their surroundings.
public struct EnvironmentValues: Sendable {
    private var values: [ObjectIdentifier: any Sendable] = [:]

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The environment of the body being evaluated; `Environment` reads it.
    @MainActor static var current = EnvironmentValues()
}

/// Reads a value of the environment inside a view's body.
@MainActor
@propertyWrapper
public struct Environment<Value> {
    private let keyPath: KeyPath<EnvironmentValues, Value>

    /// The value at `keyPath` of the environment the view is in.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// Meaningful only while a body is evaluated.
    public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
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
