/// A key of a value that a view passes to its parent's layout.
public protocol LayoutValueKey: SendableMetatype {
    associatedtype Value: Sendable

    /// The value of views that do not set one.
    static var defaultValue: Value { get }
}

/// The values that a view passes to its parent's layout, by key.
public struct LayoutValues: Sendable {
    private var values: [ObjectIdentifier: any Sendable] = [:]

    /// Creates an empty set of values.
    public init() {}

    /// The value of a key, or the key's default if none was set.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        // `as?` turns a missing value into a nil of an optional `Value`, so missing values are handled first.
        get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// True if no value was set.
    public var isEmpty: Bool { values.isEmpty }

    /// Returns true if a value was set for the key.
    public func contains<Key: LayoutValueKey>(_ key: Key.Type) -> Bool { values[ObjectIdentifier(key)] != nil }
}

/// The key of a value that keeps the first text inside a view from its ancestors. Set by fields, whose text is no text
/// of a row.
package enum HidesFirstText: LayoutValueKey {
    package static let defaultValue = false
}
