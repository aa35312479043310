/// An action that reloads a view's data.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Reloads the data.
    public func callAsFunction() async {
        ScreenLoop.current.record(.refresh)
        await action()
    }
}

/// An action that ends a search.
public struct DismissSearchAction: Sendable {
    let action: @MainActor @Sendable () -> Void

    /// Ends the search.
    @MainActor @preconcurrency public func callAsFunction() {
        ScreenLoop.current.record(.dismissSearch)
        action()
    }
}

extension EnvironmentValues {
    /// The action that reloads the data of the view; nil outside of `refreshable(action:)`.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    /// The action that ends the search of the surrounding view. Outside of a search it has no effect.
    public var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}

private enum RefreshKey: EnvironmentKey {
    static let defaultValue: RefreshAction? = nil
}

private enum DismissSearchKey: EnvironmentKey {
    static let defaultValue = DismissSearchAction {}
}
