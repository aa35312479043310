public import Framewright

/// Which screen is shown, on what, and to whom.
public struct PreviewScreen: Hashable, Sendable {
    public var scene: String
    public var state: String
    /// The device's id.
    public var device: String
    public var orientation: Orientation
    /// Of the theme; nil for its plain values.
    public var context: String?
    public var traits: Traits

    public init(
        scene: String, state: String, device: String = "iphone-15", orientation: Orientation = .portrait,
        context: String? = nil, traits: Traits = Traits()
    ) {
        (self.scene, self.state, self.device, self.orientation) = (scene, state, device, orientation)
        (self.context, self.traits) = (context, traits)
    }
}
