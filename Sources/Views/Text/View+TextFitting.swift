public import FramewrightTypography

/// How text inside is fitted into its place.
extension View {
    /// At most this many lines of text, the last one truncated; nil for any number.
    public func lineLimit(_ number: Int?) -> some View { limitingLines(1, number) }

    /// At most as many lines as the range's end, and always as high as its start.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        limitingLines(limit.lowerBound, limit.upperBound)
    }

    /// Always as high as that many lines.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { limitingLines(limit.lowerBound, nil) }

    /// At most this many lines of text.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { limitingLines(1, limit.upperBound) }

    /// At most this many lines of text, and as high as so many where it reserves their space.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        limitingLines(reservesSpace ? limit : 1, limit)
    }

    /// Which part of text that is too long gives way to an ellipsis: the end of its last line unless told.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        changingEnvironment { $0.truncationMode = mode }
    }

    /// Lets text shrink down to this share of its size rather than be truncated.
    public func minimumScaleFactor(_ factor: Double) -> some View {
        changingEnvironment { $0.minimumScaleFactor = factor }
    }

    /// Lets characters move together a little before text shrinks or is truncated.
    public func allowsTightening(_ flag: Bool) -> some View { changingEnvironment { $0.allowsTightening = flag } }

    /// Where lines lie inside a text of several; the text's own place is its container's business.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        changingEnvironment { $0.multilineTextAlignment = alignment }
    }

    /// Points added between the lines of a text.
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
