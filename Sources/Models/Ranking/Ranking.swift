/// The best scores, at most a hundred, one per name.
///
/// Guarantee: highest score first, newest first among equal scores. Memory is limited to a hundred entries, however
/// many rows are submitted, so a ranking can find the best rows of a long file in one pass.
public struct Ranking: Hashable, Sendable {
    /// A row of the list.
    public struct Entry: Hashable, Sendable {
        /// The rank, 1 for the best. Equal scores have different ranks.
        public let rank: Int
        /// The name, unique in the list.
        public let name: Nickname
        /// The score, 0 to `maximumScore`.
        public let score: Int
    }

    private struct Standing: Hashable {
        let name: Nickname
        let score: Int
    }

    /// The number of rows kept.
    public static let capacity = 100
    /// 2^53 - 1, the largest integer that every JSON reader keeps exactly.
    public static let maximumScore = 9_007_199_254_740_991

    private var standings: [Standing] = []

    /// Creates an empty list.
    public init() {}

    /// The number of rows, at most `capacity`.
    public var count: Int { standings.count }

    /// The rows, best first.
    public var entries: [Entry] {
        standings.enumerated().map { Entry(rank: $0.offset + 1, name: $0.element.name, score: $0.element.score) }
    }

    /// Adds a result above all entries that are not better.
    ///
    /// A known name keeps its better score: a result that is not better changes nothing, a better one moves the name
    /// up. Entries below the hundredth place are dropped.
    ///
    /// - Throws: For a score below 0 or above `maximumScore`.
    public mutating func submit(_ name: Nickname, score: Int) throws(ModelError) {
        guard (0...Self.maximumScore).contains(score) else { throw .score(score) }
        place(name, score: score)
    }

    /// Adds a result like `submit(_:score:)`, with a name as text.
    public mutating func submit(_ name: String, score: Int) throws(ModelError) {
        try submit(Nickname(name), score: score)
    }

    /// Returns true if the name has an entry.
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
