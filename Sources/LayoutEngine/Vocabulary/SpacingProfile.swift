/// A platform's distances between views in containers that do not say.
///
/// Versioned because platforms change them: the same name and version give the same distances for ever.
public struct SpacingProfile: Hashable, Sendable {
    private enum Rules: Hashable, Sendable {
        case macOS
        case iOS
    }

    public let name: String
    public let version: Int
    private let rules: Rules

    /// 8 points; none between lines of text whose font has no leading.
    public static let macOS = SpacingProfile(name: "macOS", version: 1, rules: .macOS)

    /// 8 points; above and below text as its font asks: 12.31 below and 8.10 above a line of 17 points.
    public static let iOS = SpacingProfile(name: "iOS", version: 1, rules: .iOS)

    /// Between anything but text.
    var standard: Double { 8 }

    /// From text to something else below it.
    func below(_ text: EdgePreference.Text) -> Double {
        switch rules {
        case .macOS: standard
        case .iOS: text.belowBaselineCap + 4
        }
    }

    /// From something else to text below it.
    func above(_ text: EdgePreference.Text) -> Double {
        switch rules {
        case .macOS: standard
        case .iOS: text.aboveAscent + 4
        }
    }
}
