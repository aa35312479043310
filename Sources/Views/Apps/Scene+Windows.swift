public import FramewrightDrawing
public import FramewrightLayoutEngine

/// The ways in which a window can be resized. Accepted without effect.
public struct WindowResizability: Hashable, Sendable {
    private let name: String
    /// The system decides.
    public static let automatic = WindowResizability(name: "automatic")
    /// The window has the size of its content.
    public static let contentSize = WindowResizability(name: "contentSize")
    /// The window is at least as large as its content.
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// Windows of desktop systems. Scenes are not evaluated.
extension Scene {
    /// Sets the first size of the window. Accepted without effect.
    public func defaultSize(_ size: Size) -> some Scene { self }

    /// Sets the first size of the window. Accepted without effect.
    public func defaultSize(width: Double, height: Double) -> some Scene { self }

    /// Sets the first place of the window. Accepted without effect.
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

    /// Sets how the window can be resized. Accepted without effect.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}
