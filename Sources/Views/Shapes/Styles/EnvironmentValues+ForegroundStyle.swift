extension EnvironmentValues {
    var foregroundStyle: any ShapeStyle {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue.resolvedIfRelative(over: foregroundStyle) }
    }
}

private enum ForegroundKey: EnvironmentKey {
    static let defaultValue: any ShapeStyle = InkStyle()
}
