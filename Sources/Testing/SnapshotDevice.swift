public import Framewright

/// A device by its id in the shipped table, held upright or sideways: an argument for parameterised tests.
public struct SnapshotDevice: Hashable, Sendable {
    public let id: String
    public var orientation: Orientation

    public init(_ id: String, _ orientation: Orientation = .portrait) {
        (self.id, self.orientation) = (id, orientation)
    }

    /// The same device held sideways.
    public var landscape: SnapshotDevice { SnapshotDevice(id, .landscape) }

    public static let iphoneSE1 = SnapshotDevice("iphone-se-1")
    public static let iphoneSE3 = SnapshotDevice("iphone-se-3")
    public static let iphone13Mini = SnapshotDevice("iphone-13-mini")
    public static let iphone15 = SnapshotDevice("iphone-15")
    public static let iphone16ProMax = SnapshotDevice("iphone-16-pro-max")
    public static let iphone17 = SnapshotDevice("iphone-17")
    public static let ipadMini = SnapshotDevice("ipad-mini-8-3")
    public static let ipadPro11 = SnapshotDevice("ipad-pro-11")
    public static let ipadPro13 = SnapshotDevice("ipad-pro-13-m4")
    public static let pixel10 = SnapshotDevice("pixel-10")
    public static let galaxyS25 = SnapshotDevice("galaxy-s25")

    /// The smallest, a middle and a large phone.
    public static let phones: [SnapshotDevice] = [.iphoneSE1, .iphone15, .iphone16ProMax]
    /// The smallest and the largest tablet.
    public static let tablets: [SnapshotDevice] = [.ipadMini, .ipadPro13]
}

extension SnapshotDevice: ExpressibleByStringLiteral {
    /// By its id.
    public init(stringLiteral id: String) { self.init(id) }
}

extension SnapshotDevice: CustomStringConvertible {
    public var description: String { orientation == .landscape ? "\(id).landscape" : id }
}
