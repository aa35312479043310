public import FramewrightDrawing

/// Something wrong with a laid-out screen.
public struct Finding: Hashable, Sendable {
    /// What lint looks for. All are errors: a screen with one cannot be recorded.
    public enum Rule: String, Hashable, Sendable, CaseIterable {
        /// Text or a shape without area, or with a frame that is no number.
        case emptyFrame = "empty-frame"
        /// Text cut short with an ellipsis.
        case truncatedText = "truncated-text"
        /// Text larger than the space it was given.
        case overflowingText = "overflowing-text"
        /// Text under a notch, a bar or a rounded corner, or off the screen.
        case outsideSafeArea = "outside-safe-area"
        /// A shape that reaches beyond the screen.
        case outsideScreen = "outside-screen"
        /// Two views lie on top of each other where nobody asked for it.
        case overlap
        /// A character no font of the list has.
        case missingGlyph = "missing-glyph"
    }

    public let rule: Rule
    /// Identity path of the view.
    public let path: String
    /// The view's accessibility identifier, else its type.
    public let view: String
    /// In screen coordinates, points, snapped to pixels.
    public let frame: Rect
    /// What is wrong, in words.
    public let explanation: String
}

extension Finding: CustomStringConvertible {
    public var description: String { "\(rule.rawValue): \(view) \(frame) at \(path): \(explanation)" }
}
