/// A property wrapper for a value that scales with the size of text.
@MainActor @preconcurrency
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
