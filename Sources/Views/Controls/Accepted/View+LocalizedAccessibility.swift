extension View {
    /// Sets the text that assistive technology reads instead of the view's own text.
    ///
    /// Disfavoured, so that literals are used as strings, which need not be laid out.
    @_disfavoredOverload
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

    /// Sets the value, which outlines of the screen show.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

    /// Sets a hint. Accepted without effect.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

    /// Adds a named action. Accepted without effect.
    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        self
    }

    /// Sets the spoken names. Accepted without effect.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

    /// Adds a piece of information. Accepted without effect.
    public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text) -> some View { self }

    /// Sets a text that a pointer shows. Accepted without effect.
    public func help(_ textKey: LocalizedStringKey) -> some View { self }
}
