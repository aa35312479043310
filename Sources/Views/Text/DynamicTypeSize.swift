/// How large a person wants text: Apple's seven sizes and five accessibility sizes.
public enum DynamicTypeSize: Int, Hashable, Sendable, CaseIterable {
    case xSmall
    case small
    case medium
    /// The default.
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    /// True for the five largest.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension DynamicTypeSize: Comparable {
    /// Smaller than.
    public static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool { one.rawValue < other.rawValue }
}

extension View {
    /// Sets how large text is inside.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        changingEnvironment { $0.dynamicTypeSize = size }
    }

    /// Keeps the size of text inside to a range: one outside becomes the nearest in it. An empty range changes nothing.
    public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View {
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        return changingEnvironment { environment in
            guard let smallest = allowed.first, let largest = allowed.last else { return }
            environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, smallest), largest)
        }
    }
}

/// A length that grows and shrinks with the text around it.
@MainActor
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: LinkedProperty {
    private let handle = Handle()
    private let base: Value
    private let style: Font.TextStyle

    private final class Handle {
        var size = DynamicTypeSize.large
    }

    /// `wrappedValue` is the length at the size `large`; it follows the text style's size.
    public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
        base = wrappedValue
        self.style = style
    }

    public var wrappedValue: Value { base * Value(style.growth(at: handle.size)) }

    func link(_ linking: inout PropertyLinker) { handle.size = linking.lowering.environment.dynamicTypeSize }
}
