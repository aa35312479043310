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
        return patterns.contains { WildcardPattern($0).matches(value) } != isInverted
    }
}
