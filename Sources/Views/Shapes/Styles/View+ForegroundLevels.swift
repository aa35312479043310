extension View {
    /// Sets the styles for the two layers of symbols inside. All else has the first style.
    public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
        changingEnvironment {
            $0.foregroundStyle = primary
            $0.foregroundLevels = [primary, secondary]
        }
    }

    /// Sets the styles for the layers of symbols inside. All else has the first style; the third has no effect.
    public func foregroundStyle(
        _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
    ) -> some View {
        foregroundStyle(primary, secondary)
    }
}

extension EnvironmentValues {
    /// The styles that `foregroundStyle(_:_:)` sets; empty for one style.
    var foregroundLevels: [any ShapeStyle] {
        get { self[ForegroundLevelsKey.self] }
        set { self[ForegroundLevelsKey.self] = newValue }
    }
}

private enum ForegroundLevelsKey: EnvironmentKey {
    static let defaultValue: [any ShapeStyle] = []
}
