import FramewrightDrawing

/// One of several parts of a long work, that machines do side by side.
///
/// Which part a picture is in hangs on its name alone, so that adding one moves no other. Parts are about equally large.
/// Guarantee: `number` is 1 to `count`, `count` 1 to 100,000.
public struct Shard: Hashable, Sendable {
    public let number: Int
    public let count: Int

    public static let whole = Shard(only: 1)
    private static let maximumShards = 100_000

    private init(only number: Int) { (self.number, count) = (number, 1) }

    /// Nil unless `number` is 1 to `count`.
    public init?(number: Int, count: Int) {
        guard (1...Self.maximumShards).contains(count), (1...count).contains(number) else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// `2/8`; nil of any other text.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Self.number(parts[0]), let count = Self.number(parts[1]) else {
            return nil
        }
        self.init(number: number, count: count)
    }

    /// A whole number in plain digits.
    static func number(_ text: some StringProtocol) -> Int? {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
    }

    public var isWhole: Bool { count == 1 }

    /// Whether this part does what has that name: the first eight bytes of its SHA-256, divided by `count`, leave `number` - 1.
    public func owns(_ name: String) -> Bool {
        guard !isWhole else { return true }
        let digits = ContentHash(of: Array(name.utf8)).text.prefix(16)
        guard let hash = UInt64(digits, radix: 16) else { preconditionFailure("a hash is hexadecimal") }
        return hash % UInt64(count) == UInt64(number - 1)
    }
}

extension Shard: CustomStringConvertible {
    /// `2/8`.
    public var description: String { "\(number)/\(count)" }
}
