import FoundationEssentials
import Observation

/// Values by name, which last as long as the process: the storage of `@AppStorage` and `@SceneStorage`.
@MainActor
package final class StoredValues: Observable {
    /// The storage of `@AppStorage` without a store.
    package static let app = StoredValues()
    /// The storage of `@SceneStorage`.
    package static let scene = StoredValues()
    private static var named: [String: StoredValues] = [:]

    private let registrar = ObservationRegistrar()
    private var values: [String: Any] = [:]

    /// Returns the storage of a name; that of the app if it is nil.
    package static func storage(named name: String?) -> StoredValues {
        guard let name else { return app }
        if let known = named[name] { return known }
        let made = StoredValues()
        named[name] = made
        return made
    }

    private init() {}

    /// The value of a name. Views that have read any value are updated when one is written.
    package subscript(name: String) -> Any? {
        get {
            registrar.access(self, keyPath: \.values)
            return values[name]
        }
        set { registrar.withMutation(of: self, keyPath: \.values) { values[name] = newValue } }
    }

    /// Sets several values, such as those of a file.
    package func seed(_ values: [String: Any]) {
        registrar.withMutation(of: self, keyPath: \.values) { self.values.merge(values) { $1 } }
    }
}

/// The conversion between a property's type and the stored values: Booleans, numbers, texts, dates and bytes.
struct StoredValueCoding<Value> {
    let decode: (Any) -> Value?
    let encode: (Value) -> Any?

    /// The coding of values that are stored as they are.
    static var plain: StoredValueCoding { StoredValueCoding(decode: { $0 as? Value }, encode: { $0 }) }
}

extension StoredValueCoding where Value: RawRepresentable {
    /// The coding of an enum or option set by its raw value.
    static var raw: StoredValueCoding {
        StoredValueCoding(
            decode: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, encode: { $0.rawValue })
    }
}

extension StoredValueCoding {
    /// Returns the coding of an optional, which is absent if it is nil.
    func optional() -> StoredValueCoding<Value?> {
        StoredValueCoding<Value?>(
            decode: { .some(decode($0)) }, encode: { value in value.flatMap { encode($0) } })
    }
}

extension StoredValueCoding where Value == Double {
    /// The coding of a number, which may have been seeded as an integer.
    static var number: StoredValueCoding {
        StoredValueCoding(decode: { $0 as? Double ?? ($0 as? Int).map(Double.init) }, encode: { $0 })
    }
}

extension StoredValueCoding where Value == URL {
    /// The coding of an address, which may have been seeded as text.
    static var url: StoredValueCoding {
        StoredValueCoding(decode: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }, encode: { $0 })
    }
}
