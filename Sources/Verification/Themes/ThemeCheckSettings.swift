public import Framewright

/// Which rules of a theme check count, and their limits.
public struct ThemeCheckSettings: Hashable, Sendable {
    /// The limits of contrast.
    public var lint: LintSettings
    /// CIEDE2000 by which neighbouring values differ, as most people see them.
    public var tileDistance = 3.0
    /// The same for people without one kind of cones, who have other cues more often: about what is seen at a glance.
    public var tileDistanceWithoutCones = 2.3
    /// Colours nearer by CIEDE2000 should be one token.
    public var duplicateDistance = 1.0
    private var levels: [ThemeRule: LintLevel] = [:]

    public init(lint: LintSettings = LintSettings()) { self.lint = lint }

    /// Contrast and missing tokens keep people from reading; neighbours that nobody can tell apart are an error, those that only
    /// some cannot are a warning, whatever is said here short of `off`.
    public func level(of rule: ThemeRule) -> LintLevel {
        if let level = levels[rule] { return level }
        return switch rule {
        case .contrast, .tileDistance, .missingRole: .error
        case .contextRole, .unknownToken, .unusedToken, .nearDuplicate: .warning
        }
    }

    public mutating func set(_ rule: ThemeRule, to level: LintLevel) { levels[rule] = level }

    func tileDistance(_ vision: ColorVision) -> Double {
        vision == .usual ? tileDistance : tileDistanceWithoutCones
    }

    func looks(for rule: ThemeRule) -> Bool { level(of: rule) != .off }
}
