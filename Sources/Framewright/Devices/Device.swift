public import FramewrightDocuments
public import FramewrightDrawing
public import FramewrightViews

/// The orientation of a device.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait
    case landscape
}

/// A screen: a phone, tablet, window or store screenshot, as one record of the device table.
public struct Device: Hashable, Sendable {
    /// The kind of screen. Windows and desktops do not rotate.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case phone, tablet, foldable, window, desktop, store

        package var rotates: Bool { self != .window && self != .desktop }
    }

    /// The properties of a screen that depend on its orientation.
    public struct Posture: Hashable, Sendable {
        /// The safe area insets in points up to iOS 18. Nil if unknown.
        public var safeArea: EdgeInsets?
        /// The safe area insets in points measured on iOS 26. Nil if not measured.
        public var safeAreaIOS26: EdgeInsets?
        /// The horizontal size class. Nil if unknown.
        public var horizontalSizeClass: UserInterfaceSizeClass?
        /// The vertical size class. Nil if unknown.
        public var verticalSizeClass: UserInterfaceSizeClass?
        /// The height of the on-screen keyboard in points. Nil if unknown.
        public var keyboardHeight: Double?
    }

    /// An app window that takes a share of a tablet's screen.
    public struct SplitView: Hashable, Sendable {
        /// The orientation of the tablet.
        public var orientation: Orientation
        /// The share of the screen, as the platform names it: 1/3, 1/2 or 2/3.
        public var fraction: String
        /// The size of the window in points.
        public var size: Size
        /// The horizontal size class in the window.
        public var horizontalSizeClass: UserInterfaceSizeClass
        /// The vertical size class in the window.
        public var verticalSizeClass: UserInterfaceSizeClass
        /// False if the size was derived by a rule instead of being looked up.
        public var isVerified: Bool
        /// The source of the size, or the rule it was derived by.
        public var basis: String
    }

    /// The identifier: lower-case letters, digits, hyphens and dots, so safe as part of a file name.
    public var id: String
    /// The product name.
    public var name: String
    /// The product family, such as `iPhone`.
    public var family: String
    /// The platform, such as `iOS`.
    public var platform: String
    /// The kind of screen.
    public var kind: Kind
    /// The year of release. Nil if unknown.
    public var year: Int?
    /// The size in points, in portrait orientation. For a window or desktop, the size in its only orientation.
    public var size: Size
    /// The number of pixels per point.
    public var scale: Double
    /// The size in pixels, in portrait orientation. Equals `size` times `scale`, rounded.
    public var pixelSize: PixelSize
    /// The pixel size of the panel if the system downscales the rendered image to it. Otherwise nil.
    public var nativePixelSize: PixelSize?
    /// The properties in portrait orientation.
    public var portrait: Posture
    /// The properties in landscape orientation.
    public var landscape: Posture
    /// The radius of the screen's corners in points.
    public var cornerRadius: Double
    /// The corner curve, `continuous` or `circular`. Nil for square corners.
    public var cornerCurve: String?
    /// The cutout of the screen: a notch, an island, a hole or `none`.
    public var cutout: String
    /// The split view sizes. Empty for anything but a tablet.
    public var splitViews: [SplitView]
    /// For a store screenshot, the identifier of the device that it shows.
    public var layoutDevice: String?
    /// The degree to which the sources agree.
    public var check: String
    /// The sources of the values.
    public var sources: [String]
    /// A remark on the values.
    public var note: String?
}

extension Device {
    /// Returns the screen in an orientation, with the safe area insets up to iOS 18, or none if they are unknown.
    ///
    /// - Throws: `DeviceError.doesNotRotate` for a window in landscape, or `DeviceError.viewport` for a scale out of
    ///   range.
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

/// An error of looking up a device or its viewport.
public enum DeviceError: Error {
    case unknown(String, suggestion: String?)
    case doesNotRotate(String)
    case viewport(RenderError)

    /// A one-line description of the error.
    public var message: String {
        switch self {
        case .unknown(let id, _): "unknown device '\(id)'"
        case .doesNotRotate(let id): "device '\(id)' does not rotate"
        case .viewport(let error): error.message
        }
    }

    /// A suggestion for resolving the error.
    public var hint: Hint {
        switch self {
        case .unknown(_, let suggestion?): "did you mean '\(suggestion)'?"
        case .unknown: "\(.list("devices")) shows every device"
        case .doesNotRotate: "windows and desktops have one shape; choose another record or \(.setting(.size))"
        case .viewport(let error): "\(error.hint)"
        }
    }
}
