/// An action that dismisses a presentation.
public struct DismissAction: Sendable {
    let end: @MainActor () -> Void

    /// Dismisses the presentation.
    @MainActor @preconcurrency public func callAsFunction() { end() }
}

extension EnvironmentValues {
    /// An action that dismisses the sheet, alert or dialog that contains the view; outside of these it is
    /// only recorded.
    public var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// The action that runs after a button's own action, to dismiss dialogs.
    var afterAction: DismissAction {
        get { self[AfterActionKey.self] }
        set { self[AfterActionKey.self] = newValue }
    }
}

private enum DismissKey: EnvironmentKey {
    static let defaultValue = DismissAction { ScreenLoop.current.record(.dismiss) }
}

private enum AfterActionKey: EnvironmentKey {
    static let defaultValue = DismissAction {}
}
