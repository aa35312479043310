/// The best scores, at most a hundred, one a name.
///
/// Guarantee: highest score first, of equal scores the newest first. Memory is that of a hundred entries however many
/// rows are submitted, so a ranking is also the way to find the best of a long file in one pass.
public struct Ranking: Hashable, Sendable {
    /// A row of the list.
    public struct Entry: Hashable, Sendable {
        /// 1 for the best. Ties have different ranks.
        public let rank: Int
        /// No two rows share one.
        public let name: Nickname
        /// From 0 to `maximumScore`.
        public let score: Int
    }

    private struct Standing: Hashable {
        let name: Nickname
        let score: Int
    }

    /// The number of rows kept.
    public static let capacity = 100
    /// 2^53 - 1: the largest integer that every JSON reader keeps exactly.
    public static let maximumScore = 9_007_199_254_740_991

    private var standings: [Standing] = []

    /// A list nobody is on.
    public init() {}

    /// The number of rows, at most `capacity`.
    public var count: Int { standings.count }

    /// Best first.
    public var entries: [Entry] {
        standings.enumerated().map { Entry(rank: $0.offset + 1, name: $0.element.name, score: $0.element.score) }
    }

    /// Adds a result. It goes above all entries that are not better.
    ///
    /// A known name keeps its better score: a result not above it changes nothing, a better one moves the name up. Who
    /// drops below the hundredth place is forgotten. Throws for a score below 0, which no game here gives, or above
    /// `maximumScore`.
    public mutating func submit(_ name: Nickname, score: Int) throws(ModelError) {
        guard (0...Self.maximumScore).contains(score) else { throw .score(score) }
        place(name, score: score)
    }

    /// As `submit(_:score:)`, with a name as it was typed or read.
    public mutating func submit(_ name: String, score: Int) throws(ModelError) {
        try submit(Nickname(name), score: score)
    }

    /// Whether the name has an entry.
    public func contains(_ name: Nickname) -> Bool { standings.contains { $0.name == name } }

    mutating func place(_ name: Nickname, score: Int) {
        if standings.count == Self.capacity, let last = standings.last, score < last.score { return }
        if let known = standings.firstIndex(where: { $0.name == name }) {
            guard score > standings[known].score else { return }
            standings.remove(at: known)
        }
        let place = standings.firstIndex { $0.score <= score } ?? standings.endIndex
        standings.insert(Standing(name: name, score: score), at: place)
        if standings.count > Self.capacity { standings.removeLast() }
    }
}
