public import FramewrightDrawing
public import FramewrightViews

/// A lint problem of a laid-out screen.
public struct Finding: Hashable, Sendable {
    /// The lint rule that a finding violates.
    public typealias Rule = LintRule

    /// The violated rule.
    public let rule: LintRule
    /// The severity, `warning` or `error`.
    public let level: LintLevel
    /// The identity path of the view.
    public let path: String
    /// The view's accessibility identifier, or else its type as written in the source with its text:
    /// `Button "Add ten"`.
    public let view: String
    /// The view's frame in screen coordinates, in points, snapped to pixels.
    public let frame: Rect
    /// The problem in words.
    public let explanation: String
    /// The time within an animation, or nil for a still screen.
    public internal(set) var moment: String?

    /// True if the finding prevents the screen from being recorded.
    public var isError: Bool { level == .error }
}

extension Finding: CustomStringConvertible {
    /// The finding on one line: time, rule, view, frame, path and explanation.
    public var description: String {
        "\(moment.map { "\($0): " } ?? "")\(rule.rawValue): \(view) (\(brief(frame.minX)),\(brief(frame.minY)) \(brief(frame.width))x\(brief(frame.height))) at \(path): \(explanation)"
    }
}
