/// A cache of limited weight with two generations of at most half the limit each. If the younger is full, the older
/// is dropped. A value that is used at least once per generation stays.
struct LimitedCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private var weight = 0
    private let limit: Int

    /// Creates a cache with a total weight of at most `limit`. Values that weigh more than half of it are not stored.
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

/// A key that stores its hash, because the standard library normalises non-ASCII text each time it hashes it.
///
/// A class, because dictionaries copy their keys, and copying large keys costs more than comparing them.
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
