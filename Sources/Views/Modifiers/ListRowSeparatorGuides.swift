public import FramewrightLayoutEngine

private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context[.leading] }
}

private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context[.trailing] }
}

extension HorizontalAlignment {
    /// The position at which the separator below a list's row begins.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// The position at which the separator below a list's row ends.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
