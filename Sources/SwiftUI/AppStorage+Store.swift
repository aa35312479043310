public import Foundation
public import FramewrightViews

extension UserDefaults {
    /// The name of the domain in which properties with this store keep their values; nil for the standard one.
    fileprivate var domain: String? { self === UserDefaults.standard ? nil : "\(ObjectIdentifier(self).hashValue)" }
}

extension AppStorage where Value == Bool {
    /// Creates a property in a store, whose own values are neither read nor changed.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
        self.init(wrappedValue: wrappedValue, key, domain: store?.domain)
    }
}

extension AppStorage where Value == Int {
    /// Creates a property in a store, whose own values are neither read nor changed.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
        self.init(wrappedValue: wrappedValue, key, domain: store?.domain)
    }
}

extension AppStorage where Value == Double {
    /// Creates a property in a store, whose own values are neither read nor changed.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
        self.init(wrappedValue: wrappedValue, key, domain: store?.domain)
    }
}

extension AppStorage where Value == String {
    /// Creates a property in a store, whose own values are neither read nor changed.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
        self.init(wrappedValue: wrappedValue, key, domain: store?.domain)
    }
}

extension AppStorage where Value == URL {
    /// Creates a property in a store, whose own values are neither read nor changed.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
        self.init(wrappedValue: wrappedValue, key, domain: store?.domain)
    }
}

extension AppStorage where Value == Date {
    /// Creates a property in a store, whose own values are neither read nor changed.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
        self.init(wrappedValue: wrappedValue, key, domain: store?.domain)
    }
}

extension AppStorage where Value == Data {
    /// Creates a property in a store, whose own values are neither read nor changed.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
        self.init(wrappedValue: wrappedValue, key, domain: store?.domain)
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// Creates a property in a store, whose own values are neither read nor changed.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
        self.init(wrappedValue: wrappedValue, key, domain: store?.domain)
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    /// Creates a property in a store, whose own values are neither read nor changed.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
        self.init(wrappedValue: wrappedValue, key, domain: store?.domain)
    }
}
