public import FramewrightTypography

/// The direction of layouts and of lines of text.
public typealias LayoutDirection = WritingDirection
