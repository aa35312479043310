public import Framewright
import FramewrightDrawing

/// The level of each rule of a theme check, and the limits of the rules.
public struct ThemeCheckSettings: Hashable, Sendable {
    /// The contrast limits.
    public var lint: LintSettings
    /// The minimum CIEDE2000 difference of neighbouring values for normal colour vision.
    public var tileDistance = 3.0
    /// The minimum difference for people without one kind of cones, who more often rely on other cues: about the
    /// difference noticed at a glance.
    public var tileDistanceWithoutCones = 2.3
    /// The CIEDE2000 difference below which two colours should be one token.
    public var duplicateDistance = 1.0
    private var levels: [ThemeRule: LintLevel] = [:]

    /// Creates the default settings with the given contrast limits.
    public init(lint: LintSettings = LintSettings()) { self.lint = lint }

    /// Returns the level of a rule. By default, low contrast, indistinct neighbours and missing tokens are errors.
    /// Neighbours that look alike only under a colour vision deficiency are a warning at any level but `off`.
    public func level(of rule: ThemeRule) -> LintLevel {
        if let level = levels[rule] { return level }
        return switch rule {
        case .contrast, .tileDistance, .missingRole: .error
        case .contextRole, .unknownToken, .unusedToken, .nearDuplicate: .warning
        }
    }

    /// Sets the level of a rule.
    public mutating func set(_ rule: ThemeRule, to level: LintLevel) { levels[rule] = level }

    func tileDistance(_ vision: ColorVision) -> Double {
        vision == .usual ? tileDistance : tileDistanceWithoutCones
    }

    func checks(_ rule: ThemeRule) -> Bool { level(of: rule) != .off }
}
