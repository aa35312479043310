public import FoundationEssentials

/// A property wrapper for a value that is stored by name for a scene.
///
/// The values last as long as the process.
@MainActor @preconcurrency
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let standard: Value
    private let coding: StoredValueCoding<Value>
    private let storage: StoredValues

    init(_ standard: Value, _ key: String, _ coding: StoredValueCoding<Value>) {
        self.key = key
        self.standard = standard
        self.coding = coding
        storage = .scene
    }

    /// The stored value; the one of the declaration if none is stored.
    public var wrappedValue: Value {
        get { storage[key].flatMap(coding.decode) ?? standard }
        nonmutating set { storage[key] = coding.encode(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

extension SceneStorage where Value == Bool {
    /// Creates a property with the value to read while none is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .plain) }
}

extension SceneStorage where Value == Int {
    /// Creates a property with the value to read while none is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .plain) }
}

extension SceneStorage where Value == Double {
    /// Creates a property with the value to read while none is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .number) }
}

extension SceneStorage where Value == String {
    /// Creates a property with the value to read while none is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .plain) }
}

extension SceneStorage where Value == URL {
    /// Creates a property with the value to read while none is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .url) }
}

extension SceneStorage where Value == Date {
    /// Creates a property with the value to read while none is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .plain) }
}

extension SceneStorage where Value == Data {
    /// Creates a property with the value to read while none is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .plain) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// Creates a property with the value to read while none is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .raw) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
    /// Creates a property with the value to read while none is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .raw) }
}

extension SceneStorage where Value == Bool? {
    /// Creates a property that is nil while no value is stored.
    public init(_ key: String) { self.init(nil, key, StoredValueCoding<Bool>.plain.optional()) }
}

extension SceneStorage where Value == Int? {
    /// Creates a property that is nil while no value is stored.
    public init(_ key: String) { self.init(nil, key, StoredValueCoding<Int>.plain.optional()) }
}

extension SceneStorage where Value == Double? {
    /// Creates a property that is nil while no value is stored.
    public init(_ key: String) { self.init(nil, key, StoredValueCoding<Double>.number.optional()) }
}

extension SceneStorage where Value == String? {
    /// Creates a property that is nil while no value is stored.
    public init(_ key: String) { self.init(nil, key, StoredValueCoding<String>.plain.optional()) }
}

extension SceneStorage where Value == URL? {
    /// Creates a property that is nil while no value is stored.
    public init(_ key: String) { self.init(nil, key, StoredValueCoding<URL>.url.optional()) }
}

extension SceneStorage where Value == Date? {
    /// Creates a property that is nil while no value is stored.
    public init(_ key: String) { self.init(nil, key, StoredValueCoding<Date>.plain.optional()) }
}

extension SceneStorage where Value == Data? {
    /// Creates a property that is nil while no value is stored.
    public init(_ key: String) { self.init(nil, key, StoredValueCoding<Data>.plain.optional()) }
}

extension SceneStorage {
    /// Creates a property that is nil while no value is stored.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(nil, key, StoredValueCoding<R>.raw.optional())
    }
}

extension SceneStorage {
    /// Creates a property that is nil while no value is stored.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(nil, key, StoredValueCoding<R>.raw.optional())
    }
}
