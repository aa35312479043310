/// A named value that views pass to their ancestors.
public protocol PreferenceKey: SendableMetatype {
    associatedtype Value

    /// The value of a view that sets none.
    static var defaultValue: Value { get }

    /// Combines the values of siblings, in their order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

/// A preference that containers read while they are lowered, not only when all views are placed.
protocol EarlyPreferenceKey: PreferenceKey {}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil.
    public static var defaultValue: Value { nil }
}

/// The preferences of the views in one subtree.
///
/// Values are combined when they are read, so that views lowered late still count in the order of the tree.
@MainActor
final class Preferences {
    private var subtrees: [Preferences] = []
    private var own: [ObjectIdentifier: Any] = [:]
    private var changes: [ObjectIdentifier: [(inout Any) -> Void]] = [:]

    /// Appends a subtree.
    func subtree() -> Preferences {
        let subtree = Preferences()
        subtrees.append(subtree)
        return subtree
    }

    /// Whether a preference was set that containers read while they are lowered.
    private(set) var hasEarlyKeys = false

    /// Whether such a preference was set here or in a subtree.
    var isReadEarly: Bool { hasEarlyKeys || subtrees.contains(where: \.isReadEarly) }

    /// Returns the preferences set so far as an object of their own, and removes them here.
    func moved() -> Preferences {
        let moved = Preferences()
        (moved.subtrees, moved.own, moved.changes, moved.hasEarlyKeys) = (subtrees, own, changes, hasEarlyKeys)
        clear()
        return moved
    }

    /// Appends preferences as a subtree.
    func adopt(_ preferences: Preferences) { subtrees.append(preferences) }

    /// Whether no preference was set.
    var areSilent: Bool { own.isEmpty && changes.isEmpty && subtrees.allSatisfy(\.areSilent) }

    /// Removes all preferences, before the subtree is lowered again.
    func clear() {
        subtrees = []
        own = [:]
        changes = [:]
        hasEarlyKeys = false
    }

    /// Sets a value that replaces those of the views inside.
    func set<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
        own[ObjectIdentifier(key)] = value
        if key is any EarlyPreferenceKey.Type { hasEarlyKeys = true }
    }

    func transform<Key: PreferenceKey>(_ key: Key.Type, _ change: @escaping (inout Key.Value) -> Void) {
        if key is any EarlyPreferenceKey.Type { hasEarlyKeys = true }
        changes[ObjectIdentifier(key), default: []].append { value in
            guard var typed = value as? Key.Value else { return }
            change(&typed)
            value = typed
        }
    }

    /// Returns the combined value of the subtree; nil if there is none.
    func value<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        let id = ObjectIdentifier(key)
        var value = own[id].value(as: Key.Value.self) ?? folded(key)
        for change in changes[id] ?? [] {
            var untyped: Any = value ?? Key.defaultValue
            change(&untyped)
            value = untyped as? Key.Value
        }
        return value
    }

    private func folded<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        var result: Key.Value?
        for subtree in subtrees {
            guard let next = subtree.value(key) else { continue }
            if var value = result {
                Key.reduce(value: &value) { next }
                result = value
            } else {
                result = next
            }
        }
        return result
    }
}
