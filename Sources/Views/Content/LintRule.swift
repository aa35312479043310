/// A rule that lint checks on a screen. The raw value is its name in settings, options and reports.
public enum LintRule: String, Hashable, Sendable, CaseIterable {
    case emptyFrame = "empty-frame"
    case truncatedText = "truncated-text"
    case overflowingText = "overflowing-text"
    case brokenWord = "broken-word"
    case shrinkingText = "shrinking-text"
    case outsideSafeArea = "outside-safe-area"
    case outsideScreen = "outside-screen"
    case overlap
    case overlappingText = "overlapping-text"
    case missingGlyph = "missing-glyph"
    case touchTarget = "touch-target"
    case contrast
    case colorVision = "color-vision"
    case mirrorSymmetry = "mirror-symmetry"
    case rightToLeft = "right-to-left"
    case unusedSpace = "unused-space"
    case undescribedControl = "undescribed-control"

    /// A description of the rule's findings.
    public var summary: String {
        switch self {
        case .emptyFrame: "text or a shape without area, or with a frame that is no number"
        case .truncatedText: "text cut short with an ellipsis"
        case .overflowingText: "text larger than the space it was given, or cut off"
        case .brokenWord: "a word or number that goes on in the next line because it does not fit in one (UAX #14)"
        case .shrinkingText: "text that is set smaller at a larger text size, over all twelve sizes"
        case .outsideSafeArea: "text under a notch, a bar or a rounded corner, or off the screen"
        case .outsideScreen: "a shape that reaches beyond the screen"
        case .overlap: "two views lie on top of each other where nobody asked for it"
        case .overlappingText: "text whose glyphs lie on those of a text in another container"
        case .missingGlyph: "a character no font of the list has"
        case .touchTarget: "a control that takes touches in less than a finger needs"
        case .contrast: "text that stands out too little from what is painted under it (WCAG 2, 1.4.3)"
        case .colorVision: "two neighbouring values whose colours look the same to some people"
        case .mirrorSymmetry: "a row that is symmetric in one direction of reading and not in the other"
        case .rightToLeft: "a view that does not change sides where reading starts on the right"
        case .unusedSpace: "an empty band across too much of the screen"
        case .undescribedControl: "a control without text and without a label to be read out"
        }
    }
}

/// An accepted finding: its rule and the reason.
public struct LintException: Hashable, Sendable {
    /// The rule that is not reported.
    public let rule: LintRule
    /// The reason in one sentence; never empty.
    public let reason: String

    /// Creates an exception.
    public init(_ rule: LintRule, because reason: String) {
        precondition(!reason.isEmpty, "an exception from '\(rule.rawValue)' needs a reason")
        self.rule = rule
        self.reason = reason
    }
}
