/// The preferred size of text. The earlier spelling of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
    case extraSmall
    case small
    case medium
    /// The default size.
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether it is one of the five largest sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// The position among all sizes, which are those of `DynamicTypeSize`.
    fileprivate var position: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}

extension ContentSizeCategory: Comparable {
    /// Whether the first size is smaller than the other.
    public static func < (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool {
        one.position < other.position
    }
}

extension EnvironmentValues {
    /// The preferred size of text.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory.allCases[dynamicTypeSize.rawValue] }
        set { dynamicTypeSize = DynamicTypeSize(rawValue: newValue.position) ?? .large }
    }
}
