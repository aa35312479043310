/// The origin of locations.
public enum CoordinateSpace: Hashable, Sendable {
    /// The view's top left corner.
    case local
    /// The screen's top left corner.
    case global
}
