/// The published names of symbols.
struct SymbolNames: Sendable {
    private let names: [String]
    private let known: Set<String>

    /// Creates the table from a text with a name a line. Lines that begin with `#` are comments.
    init(_ text: String) {
        names = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
        known = Set(names)
    }

    func contains(_ name: String) -> Bool { known.contains(name) }

    /// Returns the name with the fewest inserted, removed and changed characters, of several the one with the longest
    /// common beginning and end; nil if more than a third of the characters differ.
    func nearest(to name: String) -> String? {
        let wanted = Array(name.utf8)
        var best: (name: String, distance: Int, common: Int)?
        for candidate in names {
            let limit = best?.distance ?? max(2, wanted.count / 3)
            guard abs(candidate.utf8.count - wanted.count) <= limit,
                let distance = Self.distance(wanted, Array(candidate.utf8), atMost: limit)
            else { continue }
            let common =
                zip(wanted, candidate.utf8).prefix { $0 == $1 }.count
                + zip(wanted.reversed(), candidate.utf8.reversed()).prefix { $0 == $1 }.count
            if let best, (best.distance, -best.common) <= (distance, -common) { continue }
            best = (candidate, distance, common)
        }
        return best?.name
    }

    /// Returns the edit distance; nil if it exceeds `limit`.
    private static func distance(_ one: [UInt8], _ other: [UInt8], atMost limit: Int) -> Int? {
        guard limit >= 0 else { return nil }
        var row = Array(0...other.count)
        for (index, byte) in one.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            var least = row[0]
            for column in other.indices {
                let changed = diagonal + (byte == other[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(changed, min(diagonal, row[column]) + 1)
                least = min(least, row[column + 1])
            }
            if least > limit { return nil }
        }
        let distance = row[other.count]
        return distance <= limit ? distance : nil
    }
}
