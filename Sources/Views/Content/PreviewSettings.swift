/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
    /// The size of the device.
    case device
    /// The view's own size.
    case sizeThatFits
    /// A size in points.
    case fixed(width: Double, height: Double)
}

/// The orientation of a preview's device.
public enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A device of a preview, by its marketing name, such as "iPhone 15".
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral, RawRepresentable {
    /// The device's name.
    public let rawValue: String

    /// Creates a device from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a device from its name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// The name and the traits of a preview.
package struct PreviewSettings: Hashable, Sendable {
    package var name: String?
    package var layout: PreviewLayout?
    package var orientation: InterfaceOrientation?
    package var device: String?

    package init() {}
}
