/// The actions of a navigation container, which links inside of it call.
///
/// A reference with a stable identity, so that views with equal environments stay equal.
@MainActor
final class NavigationModel {
    /// Pushes a value.
    var push: (AnyHashable) -> Void = { _ in }
    /// The number of pages that were shown last, by which views find out whether they are covered.
    var pageCount = 1
}

/// The navigation container around a view.
struct NavigationAccess: Equatable, Sendable {
    let model: NavigationModel

    static func == (one: Self, other: Self) -> Bool { one.model === other.model }
}

extension EnvironmentValues {
    var navigation: NavigationAccess? {
        get { self[NavigationAccessKey.self] }
        set { self[NavigationAccessKey.self] = newValue }
    }
}

private enum NavigationAccessKey: EnvironmentKey {
    static let defaultValue: NavigationAccess? = nil
}
