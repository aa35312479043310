public import Framewright

/// A device of the shipped table with an orientation, usable as an argument of parameterised tests.
public struct SnapshotDevice: Hashable, Sendable {
    /// The identifier of the device.
    public let id: String
    /// The orientation.
    public var orientation: Orientation

    /// Creates a device from its identifier.
    public init(_ id: String, _ orientation: Orientation = .portrait) {
        (self.id, self.orientation) = (id, orientation)
    }

    /// The device in landscape orientation.
    public var landscape: SnapshotDevice { SnapshotDevice(id, .landscape) }

    /// The iPhone SE (1st generation).
    public static let iphoneSE1 = SnapshotDevice("iphone-se-1")
    /// The iPhone SE (3rd generation).
    public static let iphoneSE3 = SnapshotDevice("iphone-se-3")
    /// The iPhone 13 mini.
    public static let iphone13Mini = SnapshotDevice("iphone-13-mini")
    /// The iPhone 15.
    public static let iphone15 = SnapshotDevice("iphone-15")
    /// The iPhone 16 Pro Max.
    public static let iphone16ProMax = SnapshotDevice("iphone-16-pro-max")
    /// The iPhone 17.
    public static let iphone17 = SnapshotDevice("iphone-17")
    /// The iPad mini with 8.3 inches.
    public static let ipadMini = SnapshotDevice("ipad-mini-8-3")
    /// The iPad Pro with 11 inches.
    public static let ipadPro11 = SnapshotDevice("ipad-pro-11")
    /// The iPad Pro with 13 inches (M4).
    public static let ipadPro13 = SnapshotDevice("ipad-pro-13-m4")
    /// The Pixel 10.
    public static let pixel10 = SnapshotDevice("pixel-10")
    /// The Galaxy S25.
    public static let galaxyS25 = SnapshotDevice("galaxy-s25")

    /// The smallest phone, a medium one and a large one.
    public static let phones: [SnapshotDevice] = [.iphoneSE1, .iphone15, .iphone16ProMax]
    /// The smallest and the largest tablet.
    public static let tablets: [SnapshotDevice] = [.ipadMini, .ipadPro13]
}

extension SnapshotDevice: ExpressibleByStringLiteral {
    /// Creates a device from its identifier.
    public init(stringLiteral id: String) { self.init(id) }
}

extension SnapshotDevice: CustomStringConvertible {
    /// The identifier, with `.landscape` in landscape orientation.
    public var description: String { orientation == .landscape ? "\(id).landscape" : id }
}
