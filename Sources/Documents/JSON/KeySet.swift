/// The keys of an object so far: a few are compared one by one, many are hashed.
struct KeySet {
    private static let comparedOneByOne = 16
    private var hashed: [String: Position]?

    /// Returns the position of an equal key. Returns nil for a new key, and stores it.
    mutating func insert(_ key: String, at position: Position, among members: [JSONMember]) -> Position? {
        if hashed == nil {
            guard members.count >= Self.comparedOneByOne else {
                return members.first { $0.key == key }?.keyPosition
            }
            hashed = Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.keyPosition) })
        }
        if let first = hashed?[key] { return first }
        hashed?[key] = position
        return nil
    }
}
