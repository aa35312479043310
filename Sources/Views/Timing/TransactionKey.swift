/// A type that identifies a value of a transaction.
///
/// ```swift
/// private struct IsQuickKey: TransactionKey {
///     static let defaultValue = false
/// }
///
/// extension Transaction {
///     var isQuick: Bool {
///         get { self[IsQuickKey.self] }
///         set { self[IsQuickKey.self] = newValue }
///     }
/// }
/// ```
public protocol TransactionKey<Value>: SendableMetatype {
    associatedtype Value

    /// The value if none is set.
    static var defaultValue: Value { get }
}

extension Transaction {
    /// The value for a key.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { keyedValues[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
        set { keyedValues[ObjectIdentifier(key)] = KeyedValue(newValue) }
    }

    /// A value that is set and read on the main actor. A reference, because values of any type can be compared only by
    /// identity.
    final class KeyedValue: @unchecked Sendable {
        let value: Any

        init(_ value: Any) { self.value = value }
    }
}
