/// A value a view hands to the layout around it.
public protocol LayoutValueKey: SendableMetatype {
    associatedtype Value: Sendable

    /// What a layout reads from views that do not say.
    static var defaultValue: Value { get }
}

/// The values a view hands to the layout around it, by key.
public struct LayoutValues: Sendable {
    private var values: [ObjectIdentifier: any Sendable] = [:]

    public init() {}

    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        // Of nothing `as?` makes the nil of an optional type.
        get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public var isEmpty: Bool { values.isEmpty }

    /// True if a value was set for the key.
    public func contains<Key: LayoutValueKey>(_ key: Key.Type) -> Bool { values[ObjectIdentifier(key)] != nil }
}
