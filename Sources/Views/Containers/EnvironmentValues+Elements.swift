extension EnvironmentValues {
    /// Whether the next `ForEach` inside marks its nodes with the offset of their element.
    var marksElements: Bool {
        get { self[MarksElementsKey.self] }
        set { self[MarksElementsKey.self] = newValue }
    }
}

private enum MarksElementsKey: EnvironmentKey {
    static let defaultValue = false
}
