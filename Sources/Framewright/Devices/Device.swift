public import FramewrightDrawing
public import FramewrightViews

/// How a device is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait
    case landscape
}

/// A screen people have: a phone, tablet, window or store picture, as one record of the device table.
public struct Device: Hashable, Sendable {
    /// What sort of screen it is. Windows and desktops do not rotate.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case phone, tablet, foldable, window, desktop, store

        var rotates: Bool { self != .window && self != .desktop }
    }

    /// What differs between the two ways of holding a device.
    public struct Posture: Hashable, Sendable {
        /// Insets up to iOS 18; nil where unknown.
        public var safeArea: EdgeInsets?
        /// Insets measured on iOS 26; nil where not measured.
        public var safeAreaIOS26: EdgeInsets?
        public var horizontalSizeClass: UserInterfaceSizeClass?
        public var verticalSizeClass: UserInterfaceSizeClass?
        /// Height of the on-screen keyboard in points.
        public var keyboardHeight: Double?
    }

    /// A share of a tablet's screen an app can be given.
    public struct SplitView: Hashable, Sendable {
        public var orientation: Orientation
        /// As the platform names it: 1/3, 1/2 or 2/3.
        public var fraction: String
        public var size: Size
        public var horizontalSizeClass: UserInterfaceSizeClass
        public var verticalSizeClass: UserInterfaceSizeClass
        /// False where the size follows from a rule and was not looked up.
        public var isVerified: Bool
        /// Where the figure comes from.
        public var basis: String
    }

    /// Lower-case letters, digits, hyphens and dots: safe as part of a file name.
    public var id: String
    public var name: String
    public var family: String
    public var platform: String
    public var kind: Kind
    public var year: Int?
    /// Points, upright; a window's as it is.
    public var size: Size
    /// Pixels per point.
    public var scale: Double
    /// Pixels, upright. Equal to `size` times `scale`, rounded.
    public var pixelSize: PixelSize
    /// Pixels of the panel where the system scales its picture down to it; nil where it does not.
    public var nativePixelSize: PixelSize?
    public var portrait: Posture
    public var landscape: Posture
    /// Radius of the screen's corners in points.
    public var cornerRadius: Double
    /// `continuous` or `circular`; nil for square corners.
    public var cornerCurve: String?
    /// What the screen makes room for: a notch, an island, a hole, nothing.
    public var cutout: String
    /// Empty for anything but a tablet.
    public var splitViews: [SplitView]
    /// For a store picture, the device whose screen it shows.
    public var layoutDevice: String?
    /// How far the sources agree.
    public var check: String
    /// Where the figures come from.
    public var sources: [String]
    public var note: String?
}

extension Device {
    /// The screen held in `orientation`.
    ///
    /// Insets are those up to iOS 18 and none where unknown. Throws for a window that is asked to rotate, and for a
    /// scale no screen has.
    public func viewport(
        _ orientation: Orientation = .portrait, scale: Double? = nil
    ) throws(DeviceError) -> Viewport {
        guard orientation == .portrait || kind.rotates else { throw .doesNotRotate(id) }
        let posture = orientation == .portrait ? portrait : landscape
        let size = orientation == .portrait ? size : Size(width: size.height, height: size.width)
        do {
            return try Viewport(
                size: size, scale: scale ?? self.scale, safeAreaInsets: posture.safeArea ?? .zero,
                horizontalSizeClass: posture.horizontalSizeClass, verticalSizeClass: posture.verticalSizeClass)
        } catch {
            throw .viewport(error)
        }
    }
}

/// Why there is no such screen.
public enum DeviceError: Error {
    case unknown(String, suggestion: String?)
    case doesNotRotate(String)
    case viewport(RenderError)

    /// What is wrong, in one line.
    public var message: String {
        switch self {
        case .unknown(let id, _): "unknown device '\(id)'"
        case .doesNotRotate(let id): "device '\(id)' does not rotate"
        case .viewport(let error): error.message
        }
    }

    /// What to do.
    public var hint: String {
        switch self {
        case .unknown(_, let suggestion?): "did you mean '\(suggestion)'?"
        case .unknown: "framewright list devices shows every device"
        case .doesNotRotate: "windows and desktops have one shape; choose another record or --size"
        case .viewport(let error): error.hint
        }
    }
}
