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

extension View {
    /// Sets the size of text inside.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        changingEnvironment { $0.dynamicTypeSize = size }
    }

    /// Limits the size of text inside to a range. An empty range has no effect.
    public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View {
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        return changingEnvironment { environment in
            guard let smallest = allowed.first, let largest = allowed.last else { return }
            environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, smallest), largest)
        }
    }
}

/// A property wrapper for a value that scales with the size of text.
@MainActor
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: LinkedProperty {
    private let handle = Handle()
    private let base: Value
    private let style: Font.TextStyle

    private final class Handle {
        var size = DynamicTypeSize.large
    }

    /// Creates a metric with the value at the size `large`, which scales in proportion to a text style.
    public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
        base = wrappedValue
        self.style = style
    }

    /// The value at the current size.
    public var wrappedValue: Value { base * Value(style.growth(at: handle.size)) }

    func link(_ linking: inout PropertyLinker) { handle.size = linking.lowering.environment.dynamicTypeSize }
}
