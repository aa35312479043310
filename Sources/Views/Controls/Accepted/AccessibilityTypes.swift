/// The traits of a view for assistive technology. Accepted without effect.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits of the traits.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The value `isButton`.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// The value `isHeader`.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// The value `isSelected`.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// The value `isLink`.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// The value `isSearchField`.
    public static let isSearchField = AccessibilityTraits(rawValue: 16)
    /// The value `isImage`.
    public static let isImage = AccessibilityTraits(rawValue: 32)
    /// The value `playsSound`.
    public static let playsSound = AccessibilityTraits(rawValue: 64)
    /// The value `isKeyboardKey`.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
    /// The value `isStaticText`.
    public static let isStaticText = AccessibilityTraits(rawValue: 256)
    /// The value `isSummaryElement`.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
    /// The value `updatesFrequently`.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
    /// The value `startsMediaSession`.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
    /// The value `allowsDirectInteraction`.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
    /// The value `causesPageTurn`.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
    /// The value `isModal`.
    public static let isModal = AccessibilityTraits(rawValue: 16384)
    /// The value `isToggle`.
    public static let isToggle = AccessibilityTraits(rawValue: 32768)
    /// The value `isTabBar`.
    public static let isTabBar = AccessibilityTraits(rawValue: 65536)
}

/// The way in which the views inside are read. Accepted without effect.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    /// The value `ignore`.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// The value `contain`.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// The value `combine`.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The kind of an action for assistive technology.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String
    /// The value `default`.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// The value `escape`.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// The value `magicTap`.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    /// The value `delete`.
    public static let delete = AccessibilityActionKind(name: "delete")

    /// Creates a kind with a name of its own.
    public init(named name: Text) { self.name = "named" }

    private init(name: String) { self.name = name }
}

/// The direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment
    case decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// The kind of text for assistive technology.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String
    /// The value `plain`.
    public static let plain = AccessibilityTextContentType(name: "plain")
    /// The value `console`.
    public static let console = AccessibilityTextContentType(name: "console")
    /// The value `fileSystem`.
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    /// The value `messaging`.
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    /// The value `narrative`.
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    /// The value `sourceCode`.
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    /// The value `spreadsheet`.
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    /// The value `wordProcessing`.
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
