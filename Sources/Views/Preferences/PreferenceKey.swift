/// A value handed up the view tree: what views say to their containers.
public protocol PreferenceKey: SendableMetatype {
    associatedtype Value

    /// What a view without any says.
    static var defaultValue: Value { get }

    /// Combines what siblings say, in their order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// What the views of one subtree say.
///
/// Values are folded when asked for, not when said, so that views lowered late still take their place in the order.
@MainActor
final class Preferences {
    private var subtrees: [Preferences] = []
    private var own: [ObjectIdentifier: Any] = [:]
    private var changes: [ObjectIdentifier: [(inout Any) -> Void]] = [:]

    /// A subtree that comes after those there are.
    func subtree() -> Preferences {
        let subtree = Preferences()
        subtrees.append(subtree)
        return subtree
    }

    /// True where nothing was said.
    var areSilent: Bool { own.isEmpty && changes.isEmpty && subtrees.allSatisfy(\.areSilent) }

    /// Forgets all that was said, before the subtree is lowered again.
    func clear() {
        subtrees = []
        own = [:]
        changes = [:]
    }

    /// Replaces what the views inside say.
    func set<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) { own[ObjectIdentifier(key)] = value }

    func transform<Key: PreferenceKey>(_ key: Key.Type, _ change: @escaping (inout Key.Value) -> Void) {
        changes[ObjectIdentifier(key), default: []].append { value in
            guard var typed = value as? Key.Value else { return }
            change(&typed)
            value = typed
        }
    }

    /// What the subtree says; nil when it says nothing.
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
