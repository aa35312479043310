extension View {
    /// Shows a text beside the item of a tab or at the trailing edge of a row of a list.
    public func badge(_ label: LocalizedStringKey?) -> some View { badge(label.map { Text($0) }) }
}
