/// A platform's default spacing between views.
///
/// Versioned, because platforms change it: the same name and version always give the same distances.
public struct SpacingProfile: Hashable, Sendable {
    private enum Rules: Hashable, Sendable {
        case macOS
        case iOS
    }

    /// The name of the platform.
    public let name: String
    /// The version of the profile.
    public let version: Int
    private let rules: Rules

    /// The spacing of macOS: 8 points, but none between lines of text whose font has no leading.
    public static let macOS = SpacingProfile(name: "macOS", version: 1, rules: .macOS)

    /// The spacing of iOS: 8 points, but above and below text as its font prefers: 12.31 below and 8.10 above a line of
    /// 17 points.
    public static let iOS = SpacingProfile(name: "iOS", version: 1, rules: .iOS)

    /// The distance between views other than text, in points.
    var standard: Double { 8 }

    /// Returns the distance from text to another view below it.
    func below(_ text: EdgePreference.Text) -> Double {
        switch rules {
        case .macOS: standard
        case .iOS: text.belowBaselineCap + 4
        }
    }

    /// Returns the distance from another view to text below it.
    func above(_ text: EdgePreference.Text) -> Double {
        switch rules {
        case .macOS: standard
        case .iOS: text.aboveAscent + 4
        }
    }
}

/// The spacing between two views in a stack without one, as on Apple's platforms for anything but lines of text, in
/// points.
let defaultSpacing = 8.0
