import FramewrightTypography

/// The widths of strokes for the weights of fonts, in units of the grid.
enum SymbolWeight {
    static let regular = width(for: .regular)

    /// Returns the width of strokes beside text of a weight.
    static func width(for weight: FontWeight) -> Double {
        let index = Double(weight.value) / 100 - 1
        let low = Int(index)
        guard low + 1 < widths.count else { return widths[widths.count - 1] }
        return widths[low] + (widths[low + 1] - widths[low]) * (index - Double(low))
    }

    /// The widths for 100 to 900.
    private static let widths = [0.75, 1.0, 1.3, 1.8, 2.0, 2.3, 2.6, 2.9, 3.2]
}
