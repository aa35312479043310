public import FramewrightTypography

/// The fitting of text inside a view.
extension View {
    /// Limits text to a number of lines, the last of which is truncated; nil removes the limit.
    public func lineLimit(_ number: Int?) -> some View { limitingLines(1, number) }

    /// Limits text to the upper bound of lines, and makes it at least as high as the lower bound.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        limitingLines(limit.lowerBound, limit.upperBound)
    }

    /// Makes text at least as high as the lower bound of lines.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { limitingLines(limit.lowerBound, nil) }

    /// Limits text to a number of lines.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { limitingLines(1, limit.upperBound) }

    /// Limits text to a number of lines, and reserves their height if `reservesSpace` is true.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        limitingLines(reservesSpace ? limit : 1, limit)
    }

    /// Sets the part of truncated text that is replaced by an ellipsis; the default is the end of the last line.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        changingEnvironment { $0.truncationMode = mode }
    }

    /// Allows text to shrink to this share of its size before it is truncated.
    public func minimumScaleFactor(_ factor: Double) -> some View {
        changingEnvironment { $0.minimumScaleFactor = factor }
    }

    /// Allows text to reduce spacing between characters before it shrinks or is truncated.
    public func allowsTightening(_ flag: Bool) -> some View { changingEnvironment { $0.allowsTightening = flag } }

    /// Sets the alignment of the lines within a text.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        changingEnvironment { $0.multilineTextAlignment = alignment }
    }

    /// Adds space in points between the lines of a text.
    public func lineSpacing(_ lineSpacing: Double) -> some View {
        changingEnvironment { $0.lineSpacing = lineSpacing }
    }

    private func limitingLines(_ reserved: Int, _ limit: Int?) -> some View {
        changingEnvironment {
            $0.lineLimit = limit
            $0.reservedLineCount = reserved
        }
    }
}
