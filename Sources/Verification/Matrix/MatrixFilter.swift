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

    /// Stars are tried from the shortest stretch on.
    static func matches(_ text: Substring, _ pattern: Substring) -> Bool {
        guard let star = pattern.firstIndex(of: "*") else { return text == pattern }
        let (start, rest) = (pattern[..<star], pattern[pattern.index(after: star)...])
        guard text.hasPrefix(start) else { return false }
        var remaining = text.dropFirst(start.count)
        guard !rest.isEmpty else { return true }
        while true {
            if matches(remaining, rest) { return true }
            guard !remaining.isEmpty else { return false }
            remaining = remaining.dropFirst()
        }
    }
}
