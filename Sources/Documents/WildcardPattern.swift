/// A pattern for names in which `*` stands for any text, also for none.
package struct WildcardPattern: Hashable, Sendable {
    private let parts: [Substring]

    package init(_ text: some StringProtocol) {
        parts = Substring(text).split(separator: "*", omittingEmptySubsequences: false)
    }

    /// Returns true if the whole name matches.
    ///
    /// Matches the parts between the wildcards greedily from left to right, which finds a match if there is one.
    package func matches(_ name: some StringProtocol) -> Bool {
        guard parts.count > 1, let first = parts.first, let last = parts.last else { return name == parts.first ?? "" }
        guard name.count >= first.count + last.count, name.hasPrefix(first), name.hasSuffix(last) else { return false }
        var rest = Substring(name).dropFirst(first.count).dropLast(last.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let found = rest.firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }
}
