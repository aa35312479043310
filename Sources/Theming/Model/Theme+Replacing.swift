public import FramewrightDrawing

extension Theme {
    /// Returns the theme with other colours for lookups of the given paths, in every context.
    ///
    /// A path need not be a token of the theme. Tokens that refer to a replaced one keep their colours. `tokens` and
    /// `contrastReport()` still describe the file.
    public func replacing(_ colors: [String: SRGBColor]) -> Theme {
        var theme = self
        theme.replacements.merge(colors) { $1 }
        return theme
    }

    /// Returns the theme with other lengths, in points, for lookups of the given paths, in every context.
    public func replacing(dimensions: [String: Double]) -> Theme {
        var theme = self
        theme.replacedDimensions.merge(dimensions) { $1 }
        return theme
    }
}
