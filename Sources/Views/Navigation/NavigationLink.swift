import FramewrightLayoutEngine

/// A control that pushes a page when it is tapped. In lists it is a row with a chevron.
public struct NavigationLink<Label: View, Destination: View>: View {
    @State private var isPushed = false
    @Environment(\.navigation) private var navigation
    private let label: Label
    private let destination: Destination?
    private let value: AnyHashable?
    private let isActive: Binding<Bool>?

    init(label: Label, destination: Destination?, value: AnyHashable?, isActive: Binding<Bool>?) {
        self.label = label
        self.destination = destination
        self.value = value
        self.isActive = isActive
    }

    /// Creates a link to a view.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination(), value: nil, isActive: nil)
    }

    /// Creates a link to a view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination, value: nil, isActive: nil)
    }

    /// Creates a link to a view, which is pushed while `isActive` is true.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), destination: destination(), value: nil, isActive: isActive)
    }

    /// Creates a link to a view, which is pushed while `isActive` is true.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination, value: nil, isActive: isActive)
    }

    /// Creates a link to a view, which is pushed while `selection` is equal to `tag`.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label(), destination: destination(), value: nil, isActive: selection.whether(equalTo: tag))
    }

    /// Creates a link to a view, which is pushed while `selection` is equal to `tag`.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), destination: destination, value: nil, isActive: selection.whether(equalTo: tag))
    }

    /// The label, which is disabled without a destination.
    public var body: some View {
        let isActive = isActive ?? $isPushed
        LinkLabel(label: label) {
            if let value { navigation?.model.push(value) } else { isActive.wrappedValue = true }
        }
        .disabled(destination == nil && value == nil)
        .pushing(isActive.wrappedValue, end: { isActive.wrappedValue = false }) {
            if let destination { destination }
        }
        .selectable(as: value)
    }

    /// Returns the link unchanged: every link shows its page. Accepted without effect.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Destination == Never {
    /// Creates a link that pushes a value; nil disables it.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: nil, value: value.map { AnyHashable($0) }, isActive: nil)
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a title that pushes a value; nil disables it.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link with a title to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link with a title to a view, which is pushed while `isActive` is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }

    /// Creates a link with a title to a view, which is pushed while `isActive` is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    /// Creates a link with a title to a view, which is pushed while `selection` is equal to `tag`.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }

    /// Creates a link with a title to a view, which is pushed while `selection` is equal to `tag`.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }
}

extension Binding {
    /// Returns a binding to whether the optional value is equal to another.
    fileprivate func whether<Wrapped: Hashable>(equalTo tag: Wrapped) -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool> {
            wrappedValue == tag
        } set: {
            if $0 { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
        }
    }
}

/// The label of a link: a row with a chevron in lists, elsewhere a button.
private struct LinkLabel<Label: View>: View {
    @Environment(\.listContext) private var list
    @Environment(\.self) private var environment
    let label: Label
    let action: () -> Void

    var body: some View {
        if list == nil {
            Button(action: action) { label }
        } else {
            Button(action: action) { row }.buttonStyle(.plain)
        }
    }

    private var row: some View {
        HStack(spacing: environment.length(.labelGap)) {
            Joined(layout: HStackLayout(), name: "HStack", content: label)
                .frame(maxWidth: .infinity, alignment: .leading)
            Chevron()
                .stroke(.control(.placeholder), style: .chevron(2))
                .frame(width: environment.length(.chevronWidth), height: environment.length(.chevronHeight))
        }
        .contentShape(Rectangle())
    }
}
