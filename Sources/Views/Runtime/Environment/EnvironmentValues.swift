/// A type that identifies an environment value.
public protocol EnvironmentKey: SendableMetatype {
    associatedtype Value

    /// The value if none is set.
    static var defaultValue: Value { get }
}

/// The values that views inherit from their ancestors.
public struct EnvironmentValues: Sendable {
    /// The value set last, linked to all values set before.
    ///
    /// A linked list, because setting a value must not copy a dictionary. Chosen by measurement, see Performance.
    private var newest: Entry?
    private var models: [ObjectIdentifier: Model] = [:]

    /// A model's reference. Sendable, because it is read on the main actor only.
    @MainActor
    private final class Model {
        let object: AnyObject

        init(_ object: AnyObject) { self.object = object }
    }

    /// Creates an environment with the default values.
    public init() {}

    /// The model of a type, if one is set.
    @MainActor
    subscript<Object: AnyObject>(model type: Object.Type) -> Object? {
        get { models[ObjectIdentifier(type)]?.object as? Object }
        set { models[ObjectIdentifier(type)] = newValue.map { Model($0) } }
    }

    /// Adds the models of another environment; those of equal types are replaced.
    @MainActor
    mutating func adoptModels(from other: EnvironmentValues) { models.merge(other.models) { $1 } }

    /// The value for a key.
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
    /// A value for a key, linked to the values set before.
    private final class Entry: Sendable {
        let key: ObjectIdentifier
        let box: any AnyObject & Sendable
        let older: Entry?
        let depth: Int
        /// The depth at which hidden values are removed from the list.
        let limit: Int

        init(_ key: ObjectIdentifier, _ box: any AnyObject & Sendable, over older: Entry?, limit: Int? = nil) {
            self.key = key
            self.box = box
            self.older = older
            depth = (older?.depth ?? 0) + 1
            self.limit = limit ?? older?.limit ?? 48
        }

        /// Returns the list without values that newer ones hide. It may then grow to twice its length before the next
        /// removal.
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

    /// A box that is identified by its class, which is faster than a dynamic cast of an `any Sendable`.
    ///
    /// Unchecked, because values that are not Sendable are set and read on the main actor.
    private final class Box<Value>: @unchecked Sendable, Comparing {
        let value: Value

        init(_ value: Value) { self.value = value }

        func isSame(as other: any AnyObject) -> Bool {
            guard let other = other as? Box<Value>, let value = value as? any Equatable else { return false }
            return value.isSame(as: other.value)
        }
    }

    /// Whether the other environment is a copy of this one.
    @MainActor
    func isIdentical(to other: EnvironmentValues) -> Bool { newest === other.newest && hasSameModels(as: other) }

    @MainActor
    private func hasSameModels(as other: EnvironmentValues) -> Bool {
        models.count == other.models.count && models.allSatisfy { $1.object === other.models[$0]?.object }
    }

    /// Whether the same values were set in the same order, as far as values can be compared. `known` returns the
    /// result of an earlier comparison, if any, for the environments that these two were derived from.
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
    /// Whether the other value has the same type and is equal.
    func isSame(as other: Any) -> Bool { (other as? Self) == self }
}
