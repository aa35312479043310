/// Leaves cells of a matrix out: `device=iphone-*`, `theme!=classic`, `scene=game2048/*|pet/*`.
public struct MatrixFilter: Hashable, Sendable {
    public let axis: MatrixAxis
    /// Any of them may match; a star stands for any signs.
    public let patterns: [String]
    /// True where matching cells are the ones left out.
    public let isInverted: Bool

    /// Nil where the text is no filter.
    public init?(_ text: String) {
        guard let sign = text.firstIndex(of: "=") else { return nil }
        let isInverted = text[..<sign].last == "!"
        let name = String(text[..<sign].dropLast(isInverted ? 1 : 0))
        let patterns = text[text.index(after: sign)...].split(separator: "|").map(String.init)
        guard let axis = MatrixAxis(rawValue: name), !patterns.isEmpty else { return nil }
        (self.axis, self.patterns, self.isInverted) = (axis, patterns, isInverted)
    }

    public func allows(_ cell: MatrixCell) -> Bool {
        let value = cell.value(on: axis)
        return patterns.contains { Self.matches(value[...], $0[...]) } != isInverted
    }

    /// What lies between stars is looked for from left to right, each part behind the one before: no other place is better.
    static func matches(_ text: Substring, _ pattern: Substring) -> Bool {
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard parts.count > 1, let first = parts.first, let last = parts.last else { return text == pattern }
        guard text.count >= first.count + last.count, text.hasPrefix(first), text.hasSuffix(last) else { return false }
        var rest = text.dropFirst(first.count).dropLast(last.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let found = rest.firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }
}
