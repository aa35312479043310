extension Picker {
    /// Creates a picker with a label before the options.
    public init(selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { label }
    }

    /// Creates a picker with a label for the current value. The latter is accepted without effect.
    public init(
        selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content, label: label)
    }

    /// Creates a picker that selects the same option for several values.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<Selection>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let values = sources.map { $0[keyPath: selection] }
        guard let first = values.first else { preconditionFailure("a picker of several values has at least one") }
        let all = Binding<Selection>(
            get: { first.wrappedValue }, set: { value in for each in values { each.wrappedValue = value } })
        self.init(selection: all, content: content, label: label)
    }
}

extension Picker where Label == FramewrightViews.Label<Text, Image> {
    /// Creates a picker with a title and a symbol.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, selection: Binding<Selection>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { FramewrightViews.Label(title, systemImage: systemImage) }
    }
}
