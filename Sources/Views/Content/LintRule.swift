/// A rule that lint checks on a screen. The raw value is its name in settings, options and reports.
///
/// Declared beside the views, because `lintException` names it. Verification checks it.
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
        case .overflowingText: "text larger than its space, or cut off"
        case .brokenWord: "a word or number continued in the next line because it does not fit in one (UAX #14)"
        case .shrinkingText: "text that is smaller at a larger text size, by more than 3 %, over all twelve sizes"
        case .outsideSafeArea: "text under a notch, a bar or a rounded corner, or off the screen"
        case .outsideScreen: "a shape that reaches beyond the screen"
        case .overlap: "two views that overlap without a container that overlays them"
        case .overlappingText: "text whose glyphs lie on those of a text in another container"
        case .missingGlyph: "a character that no font has"
        case .touchTarget: "a control whose touch area is too small, by default under 44 points"
        case .contrast: "text with too little contrast to what is painted under it (WCAG 2, 1.4.3)"
        case .colorVision: "two neighbouring values whose colours look the same to some people"
        case .mirrorSymmetry: "a row that is symmetric in one reading direction only"
        case .rightToLeft: "a view that does not change sides in right-to-left"
        case .unusedSpace: "an empty band across too much of the screen"
        case .undescribedControl: "a control without text and without an accessibility label"
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
