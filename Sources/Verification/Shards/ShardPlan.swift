public import FramewrightDrawing

/// Goes through the names of all there is to do, in their order, and picks what a shard does.
///
/// Memory does not grow with the names. Two plans over the same names have the same `names`.
public struct ShardPlan: Sendable {
    public let shard: Shard
    /// Names so far, whoever's they are.
    public private(set) var total = 0
    /// Each name hashed with the hash of those before it.
    public private(set) var names = ContentHash(of: [])

    public init(_ shard: Shard) { self.shard = shard }

    /// The next name's place among all; nil where it is another shard's.
    public mutating func take(_ name: String) -> Int? {
        names = ContentHash(of: Array("\(names.text) \(name)".utf8))
        total += 1
        return shard.owns(name) ? total - 1 : nil
    }
}
