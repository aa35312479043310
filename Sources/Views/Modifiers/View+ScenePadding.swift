public import FramewrightLayoutEngine

/// The distance between the edges of a screen and its contents.
public struct ScenePadding: Hashable, Sendable {
    /// The least distance, which is that of the system's own screens.
    public static let minimum = ScenePadding()
    /// The distance of navigation bars.
    public static let navigationBar = ScenePadding()
}

extension View {
    /// Adds the distance between the edges of the screen and its contents, 16 points.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

    /// Adds the distance between the edges of the screen and its contents, 16 points.
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, 16)
    }
}
