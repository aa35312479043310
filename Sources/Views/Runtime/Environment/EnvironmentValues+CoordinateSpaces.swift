extension EnvironmentValues {
    /// The named coordinate spaces around the view.
    var coordinateSpaces: CoordinateSpaces {
        get { self[CoordinateSpacesKey.self] }
        set { self[CoordinateSpacesKey.self] = newValue }
    }
}

private enum CoordinateSpacesKey: EnvironmentKey {
    static let defaultValue = CoordinateSpaces()
}
