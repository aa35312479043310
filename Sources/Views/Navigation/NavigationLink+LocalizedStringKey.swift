extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a title that pushes a value; nil disables it.
    public init<P: Hashable>(_ title: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title to a view.
    public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link with a title to a view.
    public init(_ title: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link with a title to a view, which is pushed while `isActive` is true.
    public init(
        _ title: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }

    /// Creates a link with a title to a view, which is pushed while `isActive` is true.
    public init(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    /// Creates a link with a title to a view, which is pushed while `selection` is equal to `tag`.
    public init<V: Hashable>(
        _ title: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }

    /// Creates a link with a title to a view, which is pushed while `selection` is equal to `tag`.
    public init<V: Hashable>(
        _ title: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }
}
