/// A key of a value that the focused view publishes to the rest of its screen.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values that the focused view and the screen publish.
///
/// ```swift
/// extension FocusedValues {
///     @Entry var note: Note?
/// }
/// ```
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key; nil if no view publishes one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The published object of a type.
    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { values[ObjectIdentifier(type)] as? Object }
        set { values[ObjectIdentifier(type)] = newValue }
    }
}
