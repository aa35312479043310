/// A theme imported from another format, with the origin of its tokens.
public struct ThemeImport: Sendable {
    /// The origin of a token.
    public struct Mapping: Hashable, Sendable {
        /// The name in the imported file; for a derived token, the name of what it was computed from.
        public let source: String
        /// The path of the token.
        public let token: String
        /// True if the value was computed instead of taken from the file.
        public let isDerived: Bool
    }

    /// A part of the imported file without a token, or with a token that no screen uses.
    public typealias Unmapped = ThemeOmission

    /// The text of the theme file.
    public let text: String
    /// The loaded theme.
    public let theme: Theme
    /// The origins, in the order of the tokens.
    public let mappings: [Mapping]
    /// The parts without a used token, in the order of the imported file.
    public let unmapped: [Unmapped]

    /// The colours outside the sRGB gamut in any context.
    public var gamutReport: [GamutMapping] {
        var seen: Set<GamutMapping> = []
        let contexts = [nil] + theme.contexts.map { $0 }
        return contexts.flatMap { (try? theme.selecting(context: $0))?.gamutReport ?? [] }
            .filter { seen.insert($0).inserted }
    }

    init(text: String, theme: Theme, mappings: [Mapping], unmapped: [Unmapped]) {
        (self.text, self.theme, self.mappings, self.unmapped) = (text, theme, mappings, unmapped)
    }
}
