/// A property wrapper for the element that assistive technology has focused, which is none here.
///
/// It keeps what is written to it. Accepted without effect.
@MainActor @preconcurrency
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    @State private var value: Value

    /// Creates a state for one element.
    public init() where Value == Bool { _value = State(wrappedValue: false) }

    /// Creates a state for several elements, identified by values.
    public init<Element: Hashable>() where Value == Element? { _value = State(wrappedValue: nil) }

    /// The value of the focused element.
    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    /// A binding for use with `accessibilityFocused`.
    public var projectedValue: Binding { Binding(value: $value) }

    /// A reference to the state, to which elements are bound.
    @MainActor @preconcurrency
    @propertyWrapper
    public struct Binding {
        fileprivate let value: FramewrightViews.Binding<Value>

        /// The current value.
        public var wrappedValue: Value {
            get { value.wrappedValue }
            nonmutating set { value.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension View {
    /// Binds the focus of assistive technology to a value. Accepted without effect.
    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        self
    }

    /// Binds the focus of assistive technology to one of several values. Accepted without effect.
    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        self
    }
}
