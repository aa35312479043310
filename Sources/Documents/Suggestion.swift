/// Finds the known word nearest to a mistyped one, for "did you mean" hints.
public enum Suggestion {
    /// Longer words are not compared, because the cost is the product of both lengths.
    static let longestWord = 128

    /// Returns the candidate with the fewest typing errors; among equals the one with the longest common prefix, then
    /// the first. Returns nil if none is near enough.
    ///
    /// A typing error is one character inserted, deleted, replaced, or swapped with its neighbour (optimal string
    /// alignment distance). ASCII case is ignored. Near enough means one error per three characters of the longer word,
    /// but at least one: `colr` finds `color`, `iphone15` finds `iphone-15`, `cat` does not find `dog`.
    public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
        let wanted = letters(word)
        guard wanted.count <= longestWord else { return nil }
        var best: (slips: Int, start: Int, candidate: String)?
        for candidate in candidates {
            let known = letters(candidate)
            let allowed = min(max(max(wanted.count, known.count) / 3, 1), best?.slips ?? .max)
            guard known.count <= longestWord, abs(known.count - wanted.count) <= allowed else { continue }
            let slips = distance(wanted, known)
            guard slips <= allowed else { continue }
            let start = zip(wanted, known).prefix { $0 == $1 }.count
            if let best, slips == best.slips, start <= best.start { continue }
            best = (slips, start, candidate)
        }
        return best?.candidate
    }

    /// Returns a sentence such as `did you mean "color"?`. Returns `fallback` if no candidate is near enough.
    public static func hint<Words: ExpressibleByStringLiteral>(
        for word: String, among candidates: some Sequence<String>, otherwise fallback: Words = ""
    ) -> Words where Words.StringLiteralType == String {
        nearest(to: word, among: candidates).map { Words(stringLiteral: "did you mean \"\($0)\"?") } ?? fallback
    }

    /// Returns the number of typing errors between two words. Computes full rows of the table and keeps three of them.
    static func distance(_ left: [UInt32], _ right: [UInt32]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for i in left.indices {
            var row = [i + 1]
            row.reserveCapacity(right.count + 1)
            for j in right.indices {
                let replaced = last[j] + (left[i] == right[j] ? 0 : 1)
                var slips = min(last[j + 1] + 1, row[j] + 1, replaced)
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    slips = min(slips, beforeLast[j - 1] + 1)
                }
                row.append(slips)
            }
            (beforeLast, last) = (last, row)
        }
        return last[right.count]
    }

    static func letters(_ word: String) -> [UInt32] {
        word.unicodeScalars.prefix(longestWord + 1).map { scalar in
            (65...90).contains(scalar.value) ? scalar.value + 32 : scalar.value
        }
    }
}
