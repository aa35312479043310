import FramewrightDocuments
public import FramewrightViews

/// What a finding of a rule means for a recording.
public enum LintLevel: String, Hashable, Sendable, CaseIterable {
    /// The rule is not looked for.
    case off
    /// Told, and recorded nevertheless.
    case warning
    /// A screen with one cannot be recorded.
    case error
}

/// Which rules count, and their limits. The `"lint"` of `framewright.json`:
///
///     {"rules": {"unused-space": "off"}, "touchSide": 44, "textContrast": 4.5, "largeTextContrast": 3,
///      "colorDistance": 0.02, "unusedShare": 0.5}
public struct LintSettings: Hashable, Sendable {
    private var levels: [LintRule: LintLevel] = [:]
    /// The least side of the area in which a control takes touches, in points. Apple's guidelines: 44.
    public var touchSide = 44.0
    /// WCAG 2 ratio, 1 to 21. Success criterion 1.4.3, level AA: 4.5.
    public var textContrast = 4.5
    /// Of text from 24 points, or bold from 18.66 (WCAG's 18 and 14 typographic points). Level AA: 3.
    public var largeTextContrast = 3.0
    /// Colours nearer to each other in OKLab look the same: 0.02 is what CSS Color 4 calls one just noticeable difference.
    public var colorDistance = 0.02
    /// The largest share of the safe area's height or width that may be one empty band.
    public var unusedShare = 0.5

    public init() {}

    /// Errors are what breaks a layout, or keeps a person from reading or touching it; the rest is warned of.
    public func level(of rule: LintRule) -> LintLevel {
        if let level = levels[rule] { return level }
        switch rule {
        case .colorVision, .mirrorSymmetry, .rightToLeft, .unusedSpace, .undescribedControl: return .warning
        case .emptyFrame, .truncatedText, .overflowingText, .brokenWord, .shrinkingText, .outsideSafeArea,
            .outsideScreen, .overlap, .overlappingText, .missingGlyph, .touchTarget, .contrast:
            return .error
        }
    }

    /// Whether a rule is looked for.
    public func looks(for rule: LintRule) -> Bool { level(of: rule) != .off }

    public mutating func set(_ rule: LintRule, to level: LintLevel) { levels[rule] = level }

    /// The rules whose findings keep a screen from being recorded.
    var errors: [LintRule] { LintRule.allCases.filter { level(of: $0) == .error } }

    /// The same limits with only these rules.
    public func only(_ rules: some Sequence<LintRule>) -> LintSettings {
        let wanted = Set(rules)
        var settings = self
        for rule in LintRule.allCases where !wanted.contains(rule) { settings.set(rule, to: .off) }
        return settings
    }
}

extension LintSettings {
    /// Reads settings strictly; what is left out keeps its standard.
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
