public import FramewrightDrawing
public import FramewrightViews

/// Something wrong with a laid-out screen.
public struct Finding: Hashable, Sendable {
    public typealias Rule = LintRule

    public let rule: LintRule
    /// `warning` or `error`.
    public let level: LintLevel
    /// Identity path of the view.
    public let path: String
    /// The view's accessibility identifier, else its type as its author wrote it, with the text on it: `Button "Add ten"`.
    public let view: String
    /// In screen coordinates, points, snapped to pixels.
    public let frame: Rect
    /// What is wrong, in words.
    public let explanation: String
    /// When, in a film; nil of a still screen.
    public internal(set) var moment: String?

    /// True where a screen with it cannot be recorded.
    public var isError: Bool { level == .error }
}

extension Finding: CustomStringConvertible {
    public var description: String {
        "\(moment.map { "\($0): " } ?? "")\(rule.rawValue): \(view) (\(brief(frame.minX)),\(brief(frame.minY)) \(brief(frame.width))x\(brief(frame.height))) at \(path): \(explanation)"
    }
}
