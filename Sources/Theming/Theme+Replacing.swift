public import FramewrightDrawing

extension Theme {
    /// The same theme where what is asked for by one of these paths has another colour, in every context.
    ///
    /// A path need not be a token of the theme. Tokens that refer to one of them keep their colours, and so do `tokens`
    /// and `contrastReport()`: they tell of the file.
    public func replacing(_ colors: [String: Color]) -> Theme {
        var theme = self
        theme.replacements.merge(colors) { $1 }
        return theme
    }

    /// The same theme where what is asked for by one of these paths has another length, in points, in every context.
    public func replacing(dimensions: [String: Double]) -> Theme {
        var theme = self
        theme.replacedDimensions.merge(dimensions) { $1 }
        return theme
    }
}
