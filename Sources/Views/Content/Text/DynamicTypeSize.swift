/// The preferred size of text: Apple's seven sizes and five accessibility sizes.
public enum DynamicTypeSize: Int, Hashable, Sendable, CaseIterable {
    case xSmall
    case small
    case medium
    /// The default size.
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    /// Whether it is one of the five largest sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension DynamicTypeSize: Comparable {
    /// Whether the first size is smaller than the other.
    public static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool { one.rawValue < other.rawValue }
}
