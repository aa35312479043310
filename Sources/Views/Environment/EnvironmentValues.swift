public import Observation

/// A value handed down the view tree, known by its key type.
public protocol EnvironmentKey: SendableMetatype {
    associatedtype Value: Sendable

    static var defaultValue: Value { get }
}

/// Everything views inherit from their surroundings.
public struct EnvironmentValues: Sendable {
    /// The value set last, and behind it all that were set before.
    ///
    /// A list, because every modifier that sets one copied a dictionary: 160 of them a frame of the course's game, a tenth of
    /// its time with the hashing.
    private var newest: Entry?
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
        get {
            let id = ObjectIdentifier(key)
            var next = newest
            while let entry = next {
                if entry.key == id, let box = entry.box as? Box<Key.Value> { return box.value }
                next = entry.older
            }
            return Key.defaultValue
        }
        set {
            let box = Box(newValue)
            if let newest, newest.depth >= newest.limit { self.newest = newest.withoutHidden() }
            newest = Entry(ObjectIdentifier(key), box, over: newest)
        }
    }
}

extension EnvironmentValues {
    /// A value set for a key, over the values set before.
    private final class Entry: Sendable {
        let key: ObjectIdentifier
        let box: any AnyObject & Sendable
        let older: Entry?
        let depth: Int
        /// At this depth the list is shortened to what can still be seen.
        let limit: Int

        init(_ key: ObjectIdentifier, _ box: any AnyObject & Sendable, over older: Entry?, limit: Int? = nil) {
            self.key = key
            self.box = box
            self.older = older
            depth = (older?.depth ?? 0) + 1
            self.limit = limit ?? older?.limit ?? 48
        }

        /// The same values without those that newer ones hide; twice as long a list may grow from it.
        func withoutHidden() -> Entry? {
            var seen: Set<ObjectIdentifier> = []
            var visible: [Entry] = []
            var next: Entry? = self
            while let entry = next {
                if seen.insert(entry.key).inserted { visible.append(entry) }
                next = entry.older
            }
            let limit = max(48, visible.count * 2)
            return visible.reversed().reduce(nil) { Entry($1.key, $1.box, over: $0, limit: limit) }
        }
    }

    /// A box can be told apart by its class, which is quicker than asking an `any Sendable` for its type.
    private final class Box<Value: Sendable>: Sendable, Comparing {
        let value: Value

        init(_ value: Value) { self.value = value }

        func isSame(as other: any AnyObject) -> Bool {
            guard let other = other as? Box<Value>, let value = value as? any Equatable else { return false }
            return value.isSame(as: other.value)
        }
    }

    /// True for a copy.
    @MainActor
    func isIdentical(to other: EnvironmentValues) -> Bool { newest === other.newest && hasSameModels(as: other) }

    @MainActor
    private func hasSameModels(as other: EnvironmentValues) -> Bool {
        models.count == other.models.count && models.allSatisfy { $1.object === other.models[$0]?.object }
    }

    /// True where the same values were set in the same order, as far as values can be compared. `known` is asked whether the
    /// environments are known to be the same that these two were made from.
    @MainActor
    func isSame(as other: EnvironmentValues, _ known: (EnvironmentValues, EnvironmentValues) -> Bool?) -> Bool {
        guard hasSameModels(as: other) else { return false }
        var (one, two) = (self, other)
        while one.newest !== two.newest {
            if let isSame = known(one, two) { return isSame }
            guard let first = one.newest, let second = two.newest, first.key == second.key else { return false }
            guard first.box === second.box || (first.box as? any Comparing)?.isSame(as: second.box) == true else {
                return false
            }
            (one.newest, two.newest) = (first.older, second.older)
        }
        return true
    }
}

/// A box whose value may be comparable.
private protocol Comparing: AnyObject {
    func isSame(as other: any AnyObject) -> Bool
}

extension Equatable {
    /// True for an equal value of the same type.
    func isSame(as other: Any) -> Bool { (other as? Self) == self }
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

    func link(_ linking: inout PropertyLinker) { handle.values = linking.lowering.environment }
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
