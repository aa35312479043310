public import FoundationEssentials

/// A property wrapper for a value that is stored by name among the app's settings.
///
/// The values last as long as the process. Settings of the machine are neither read nor changed; the process of a
/// preview reads initial values from the file that `FRAMEWRIGHT_APP_STORAGE` names.
@MainActor @preconcurrency
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let standard: Value
    private let coding: StoredValueCoding<Value>
    private let storage: StoredValues

    init(_ standard: Value, _ key: String, domain: String? = nil, _ coding: StoredValueCoding<Value>) {
        self.key = key
        self.standard = standard
        self.coding = coding
        storage = StoredValues.storage(named: domain)
    }

    /// The stored value; the one of the declaration if none is stored.
    public var wrappedValue: Value {
        get { storage[key].flatMap(coding.decode) ?? standard }
        nonmutating set { storage[key] = coding.encode(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

extension AppStorage where Value == Bool {
    /// Creates a property with the value to read while none is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .plain) }

    /// Creates a property in another domain of settings.
    package init(wrappedValue: Value, _ key: String, domain: String?) {
        self.init(wrappedValue, key, domain: domain, .plain)
    }
}

extension AppStorage where Value == Int {
    /// Creates a property with the value to read while none is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .plain) }

    /// Creates a property in another domain of settings.
    package init(wrappedValue: Value, _ key: String, domain: String?) {
        self.init(wrappedValue, key, domain: domain, .plain)
    }
}

extension AppStorage where Value == Double {
    /// Creates a property with the value to read while none is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .number) }

    /// Creates a property in another domain of settings.
    package init(wrappedValue: Value, _ key: String, domain: String?) {
        self.init(wrappedValue, key, domain: domain, .number)
    }
}

extension AppStorage where Value == String {
    /// Creates a property with the value to read while none is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .plain) }

    /// Creates a property in another domain of settings.
    package init(wrappedValue: Value, _ key: String, domain: String?) {
        self.init(wrappedValue, key, domain: domain, .plain)
    }
}

extension AppStorage where Value == URL {
    /// Creates a property with the value to read while none is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .url) }

    /// Creates a property in another domain of settings.
    package init(wrappedValue: Value, _ key: String, domain: String?) {
        self.init(wrappedValue, key, domain: domain, .url)
    }
}

extension AppStorage where Value == Date {
    /// Creates a property with the value to read while none is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .plain) }

    /// Creates a property in another domain of settings.
    package init(wrappedValue: Value, _ key: String, domain: String?) {
        self.init(wrappedValue, key, domain: domain, .plain)
    }
}

extension AppStorage where Value == Data {
    /// Creates a property with the value to read while none is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .plain) }

    /// Creates a property in another domain of settings.
    package init(wrappedValue: Value, _ key: String, domain: String?) {
        self.init(wrappedValue, key, domain: domain, .plain)
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// Creates a property with the value to read while none is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .raw) }

    /// Creates a property in another domain of settings.
    package init(wrappedValue: Value, _ key: String, domain: String?) {
        self.init(wrappedValue, key, domain: domain, .raw)
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    /// Creates a property with the value to read while none is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .raw) }

    /// Creates a property in another domain of settings.
    package init(wrappedValue: Value, _ key: String, domain: String?) {
        self.init(wrappedValue, key, domain: domain, .raw)
    }
}

extension AppStorage where Value == Bool? {
    /// Creates a property that is nil while no value is stored.
    public init(_ key: String) { self.init(nil, key, StoredValueCoding<Bool>.plain.optional()) }
}

extension AppStorage where Value == Int? {
    /// Creates a property that is nil while no value is stored.
    public init(_ key: String) { self.init(nil, key, StoredValueCoding<Int>.plain.optional()) }
}

extension AppStorage where Value == Double? {
    /// Creates a property that is nil while no value is stored.
    public init(_ key: String) { self.init(nil, key, StoredValueCoding<Double>.number.optional()) }
}

extension AppStorage where Value == String? {
    /// Creates a property that is nil while no value is stored.
    public init(_ key: String) { self.init(nil, key, StoredValueCoding<String>.plain.optional()) }
}

extension AppStorage where Value == URL? {
    /// Creates a property that is nil while no value is stored.
    public init(_ key: String) { self.init(nil, key, StoredValueCoding<URL>.url.optional()) }
}

extension AppStorage where Value == Date? {
    /// Creates a property that is nil while no value is stored.
    public init(_ key: String) { self.init(nil, key, StoredValueCoding<Date>.plain.optional()) }
}

extension AppStorage where Value == Data? {
    /// Creates a property that is nil while no value is stored.
    public init(_ key: String) { self.init(nil, key, StoredValueCoding<Data>.plain.optional()) }
}

extension AppStorage {
    /// Creates a property that is nil while no value is stored.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(nil, key, StoredValueCoding<R>.raw.optional())
    }
}

extension AppStorage {
    /// Creates a property that is nil while no value is stored.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(nil, key, StoredValueCoding<R>.raw.optional())
    }
}
