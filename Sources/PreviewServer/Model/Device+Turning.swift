import Framewright

extension Device {
    /// True if the device has a landscape orientation. False for windows and desktops.
    var rotates: Bool { (try? viewport(.landscape)) != nil }
}
