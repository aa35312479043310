public import FramewrightDrawing

/// Selects the items of a shard while iterating over the names of all items in order.
///
/// Memory use does not depend on the number of names. Two plans over the same names have the same `names`.
public struct ShardPlan: Sendable {
    /// The shard whose items are selected.
    public let shard: Shard
    /// The number of names so far, of all shards.
    public private(set) var total = 0
    /// The cumulative hash of the names: each is hashed together with the hash of the names before it.
    public private(set) var names = ContentHash(of: [])

    /// Creates a plan without names.
    public init(_ shard: Shard) { self.shard = shard }

    /// Adds the next name. Returns its index among all items, or nil if it belongs to another shard.
    public mutating func take(_ name: String) -> Int? {
        names = ContentHash(of: Array("\(names.text) \(name)".utf8))
        total += 1
        return shard.owns(name) ? total - 1 : nil
    }
}
