extension Toggle where Label == Text {
    /// Creates a toggle with a title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    /// Creates a toggle with a title that switches several values.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }
}

extension Toggle where Label == FramewrightViews.Label<Text, Image> {
    /// Creates a toggle with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { FramewrightViews.Label(titleKey, systemImage: systemImage) }
    }
}
