public import Framewright
public import FramewrightDocuments
public import FramewrightDrawing

/// A screen as an agent asks for it: which, on what device, in which theme.
public struct ScreenRequest: Hashable, Sendable {
    /// The name in the list of screens, such as `game2048/late-game`.
    public var reference: String
    /// The screen's state, or a whole state document; nil for the state in the name.
    public var state: DocumentNode?
    /// The random seed, for screens that use randomness.
    public var seed: UInt64?
    /// The identifier of the device; nil for that which the screen asks for, or else `defaultDevice`.
    public var device: String?
    /// A size in points, instead of the device.
    public var size: Size?
    /// The number of pixels per point of pictures. Frames are rounded to them.
    public var scale = 1.0
    /// The orientation; nil for that which the screen asks for, or else portrait.
    public var orientation: Orientation?
    /// A shipped theme's name, or a theme file; nil for the screen's own.
    public var theme: String?
    /// The context of the theme, such as `dark`. Previews have `light` and `dark`.
    public var context: String?
    /// The user's settings.
    public var traits = Traits()

    /// The device of screens that ask for none.
    public static let defaultDevice = "iphone-15"

    /// Creates a request with the default device and theme.
    public init(_ reference: String) { self.reference = reference }
}
