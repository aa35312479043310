import FramewrightDrawing

/// One part of a long run that several machines share.
///
/// Items are assigned to shards by a hash of their name, so that adding one does not move others. Shards are about
/// equally large. `number` is always 1 to `count`, and `count` 1 to 100,000.
public struct Shard: Hashable, Sendable {
    /// The number of the shard, from 1.
    public let number: Int
    /// The number of shards.
    public let count: Int

    /// The only shard of an undivided run.
    public static let whole = Shard(only: 1)
    private static let maximumShards = 100_000

    private init(only number: Int) { (self.number, count) = (number, 1) }

    /// Creates a shard. Returns nil unless `number` is 1 to `count` and `count` at most 100,000.
    public init?(number: Int, count: Int) {
        guard (1...Self.maximumShards).contains(count), (1...count).contains(number) else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// Parses a shard, such as `2/8`. Returns nil for any other text.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Self.number(parts[0]), let count = Self.number(parts[1]) else {
            return nil
        }
        self.init(number: number, count: count)
    }

    /// Parses a whole number that consists only of ASCII digits.
    static func number(_ text: some StringProtocol) -> Int? {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
    }

    /// True if the run is not divided.
    public var isWhole: Bool { count == 1 }

    /// Returns true if an item belongs to this shard: the first eight bytes of the SHA-256 of its name, modulo
    /// `count`, equal `number` - 1.
    public func owns(_ name: String) -> Bool {
        guard !isWhole else { return true }
        let digits = ContentHash(of: Array(name.utf8)).text.prefix(16)
        guard let hash = UInt64(digits, radix: 16) else { preconditionFailure("a hash is hexadecimal") }
        return hash % UInt64(count) == UInt64(number - 1)
    }
}

extension Shard: CustomStringConvertible {
    /// The shard as `2/8`.
    public var description: String { "\(number)/\(count)" }
}
