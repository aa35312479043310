import FramewrightDocuments
public import FramewrightViews

/// The effect of a rule's findings on recording.
public enum LintLevel: String, Hashable, Sendable, CaseIterable {
    /// The rule is not checked.
    case off
    /// Findings are reported, but the screen can be recorded.
    case warning
    /// A screen with a finding cannot be recorded.
    case error
}

/// The level of each lint rule and the limits of the rules. The `"lint"` object of `framewright.json`:
///
///     {"rules": {"unused-space": "off"}, "touchSide": 44, "textContrast": 4.5, "largeTextContrast": 3,
///      "colorDistance": 0.02, "unusedShare": 0.5}
public struct LintSettings: Hashable, Sendable {
    private var levels: [LintRule: LintLevel] = [:]
    /// The minimum width and height of a control's touch area, in points. Apple's guidelines: 44.
    public var touchSide = 44.0
    /// The minimum WCAG 2 contrast ratio of text, 1 to 21. Success criterion 1.4.3, level AA: 4.5.
    public var textContrast = 4.5
    /// The minimum contrast ratio of text from 24 points, or bold text from 18.66 points (WCAG's 18 and 14
    /// typographic points). Level AA: 3.
    public var largeTextContrast = 3.0
    /// The OKLab distance below which two colours look the same. CSS Color 4 defines 0.02 as one just noticeable
    /// difference.
    public var colorDistance = 0.02
    /// The maximum share of the safe area's height or width that one empty band may take.
    public var unusedShare = 0.5

    /// Creates the default settings.
    public init() {}

    /// Whether a rule was set to be an error, apart from defaults.
    package func requires(_ rule: LintRule) -> Bool { levels[rule] == .error }

    /// Whether a rule was set to any level, apart from defaults.
    package func names(_ rule: LintRule) -> Bool { levels[rule] != nil }

    /// Returns the level of a rule. By default, rules about broken layouts and about text or controls that cannot be
    /// read or touched are errors; the others are warnings.
    public func level(of rule: LintRule) -> LintLevel {
        if let level = levels[rule] { return level }
        switch rule {
        case .colorVision, .mirrorSymmetry, .rightToLeft, .unusedSpace, .undescribedControl: return .warning
        case .emptyFrame, .truncatedText, .overflowingText, .brokenWord, .shrinkingText, .outsideSafeArea,
            .outsideScreen, .overlap, .overlappingText, .missingGlyph, .touchTarget, .contrast:
            return .error
        }
    }

    /// Returns true if a rule is checked.
    public func checks(_ rule: LintRule) -> Bool { level(of: rule) != .off }

    /// Sets the level of a rule.
    public mutating func set(_ rule: LintRule, to level: LintLevel) { levels[rule] = level }

    /// The rules whose findings prevent a screen from being recorded.
    var errors: [LintRule] { LintRule.allCases.filter { level(of: $0) == .error } }

    /// Returns the same limits with all rules turned off but the given ones.
    public func only(_ rules: some Sequence<LintRule>) -> LintSettings {
        let wanted = Set(rules)
        var settings = self
        for rule in LintRule.allCases where !wanted.contains(rule) { settings.set(rule, to: .off) }
        return settings
    }
}

extension LintSettings {
    /// Reads settings and rejects unknown keys. Missing keys keep their defaults.
    init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        if let rules = reader.optional("rules") { try read(rules) }
        touchSide = try reader.optional("touchSide")?.double(in: 0...200) ?? touchSide
        textContrast = try reader.optional("textContrast")?.double(in: 1...21) ?? textContrast
        largeTextContrast = try reader.optional("largeTextContrast")?.double(in: 1...21) ?? largeTextContrast
        colorDistance = try reader.optional("colorDistance")?.double(in: 0...1) ?? colorDistance
        unusedShare = try reader.optional("unusedShare")?.double(in: 0...1) ?? unusedShare
        try reader.finish()
    }

    private mutating func read(_ rules: DocumentNode) throws(DocumentError) {
        var reader = try rules.object()
        for rule in LintRule.allCases {
            if let level = reader.optional(rule.rawValue) { set(rule, to: try level.choice()) }
        }
        try reader.finish()
    }
}
