import FramewrightDocuments

/// A filter that selects cells of a matrix: `device=iphone-*`, `theme!=classic`, `scene=game2048/*|pet/*`.
public struct MatrixFilter: Hashable, Sendable {
    /// The axis whose value is compared.
    public let axis: MatrixAxis
    /// The patterns, of which any may match; `*` is a wildcard.
    public let patterns: [String]
    /// True if matching cells are excluded instead of selected.
    public let isInverted: Bool

    /// Parses a filter. Returns nil if the text is none.
    public init?(_ text: String) {
        guard let sign = text.firstIndex(of: "=") else { return nil }
        let isInverted = text[..<sign].last == "!"
        let name = String(text[..<sign].dropLast(isInverted ? 1 : 0))
        let patterns = text[text.index(after: sign)...].split(separator: "|").map(String.init)
        guard let axis = MatrixAxis(rawValue: name), !patterns.isEmpty else { return nil }
        (self.axis, self.patterns, self.isInverted) = (axis, patterns, isInverted)
    }

    /// Returns true if the filter selects a cell.
    public func allows(_ cell: MatrixCell) -> Bool {
        let value = cell.value(on: axis)
        return patterns.contains { Self.matches(value[...], $0[...]) } != isInverted
    }

    /// Returns true if a text matches a pattern, in which `*` is a wildcard. Matches the parts between the wildcards
    /// greedily from left to right, which finds a match if there is one.
    public static func matches(_ text: Substring, _ pattern: Substring) -> Bool {
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
