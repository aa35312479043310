extension View {
    /// Animates the geometry of the view and its descendants as one unit.
    ///
    /// A newly inserted view appears at its final place at once, even while the views around it are still moving
    /// there. Inside a group its place is relative to the group, so it moves along with the group.
    public func geometryGroup() -> some View {
        EffectView(content: self, name: ViewContent.geometryGroup) { _ in .none }
    }
}
