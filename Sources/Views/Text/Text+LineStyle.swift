public import FramewrightTypography

extension Text {
    /// A line drawn along text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of dashes.
        public typealias Pattern = TextLineStyle.Pattern

        /// A solid line in the text's colour.
        public static let single = LineStyle()

        let pattern: Pattern
        let color: Color?

        /// Creates a line, by default in the text's colour.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }
    }
}
