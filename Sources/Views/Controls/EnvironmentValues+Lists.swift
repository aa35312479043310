extension EnvironmentValues {
    /// The visibility of the background of lists, forms and text editors.
    var scrollContentBackground: Visibility {
        get { self[ScrollBackgroundKey.self] }
        set { self[ScrollBackgroundKey.self] = newValue }
    }

    /// The colour of icons in the rows of lists; nil for the accent colour.
    var listItemTint: AnyShapeStyle? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }

    /// Whether the view is in a row of a list.
    var isInListRow: Bool {
        get { self[InListRowKey.self] }
        set { self[InListRowKey.self] = newValue }
    }
}

private enum ScrollBackgroundKey: EnvironmentKey {
    static let defaultValue = Visibility.automatic
}

private enum ListItemTintKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
}

private enum InListRowKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// The distance of the content of rows from their edges, in points.
    var rowSide: Double { length(horizontalSizeClass == .regular ? .wideRowSide : .rowSide) }

    /// The distance of grouped rows from the edges of their list, in points.
    var groupSide: Double { length(horizontalSizeClass == .regular ? .wideGroupSide : .groupSide) }
}
