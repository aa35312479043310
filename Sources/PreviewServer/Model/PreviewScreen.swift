public import Framewright

/// The screen to show: scene, state, device, theme context and user settings.
public struct PreviewScreen: Hashable, Sendable {
    /// The name of the scene.
    public var scene: String
    /// The name of the state.
    public var state: String
    /// The identifier of the device.
    public var device: String
    /// The orientation of the device.
    public var orientation: Orientation
    /// The context of the theme. Nil for its default values.
    public var context: String?
    /// The user's settings.
    public var traits: Traits

    /// Creates a screen, by default on an iPhone 15.
    public init(
        scene: String, state: String, device: String = "iphone-15", orientation: Orientation = .portrait,
        context: String? = nil, traits: Traits = Traits()
    ) {
        (self.scene, self.state, self.device, self.orientation) = (scene, state, device, orientation)
        (self.context, self.traits) = (context, traits)
    }
}
