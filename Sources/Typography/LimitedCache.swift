/// A dictionary that forgets: two generations of at most half the limit each, the older one dropped when the younger is
/// full. What is used at least once a generation stays.
struct LimitedCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private var weight = 0
    private let limit: Int

    /// Keeps values up to a total weight of `limit`; a value of more than half of it is not kept at all.
    init(limit: Int) { self.limit = limit }

    mutating func value(for key: Key, weight: (Value) -> Int) -> Value? {
        if let value = young[key] { return value }
        guard let value = old[key] else { return nil }
        insert(value, for: key, weight: weight(value))
        return value
    }

    mutating func insert(_ value: Value, for key: Key, weight: Int) {
        guard weight <= limit / 2 else { return }
        if self.weight + weight > limit / 2 {
            old = young
            young = [:]
            self.weight = 0
        }
        if young.updateValue(value, forKey: key) == nil { self.weight += weight }
    }

    var count: Int { young.count + old.count }
}

/// A key that is hashed once, however often it is looked for: the standard library normalises text beyond ASCII to hash it.
///
/// A class, since a dictionary hands out its keys as copies, of which large ones cost more than to compare them.
final class Hashed<Key: Hashable>: Hashable {
    let key: Key
    private let hash: Int

    init(_ key: Key) {
        self.key = key
        hash = key.hashValue
    }

    static func == (one: Hashed, other: Hashed) -> Bool { one.hash == other.hash && one.key == other.key }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension Hashed: Sendable where Key: Sendable {}
