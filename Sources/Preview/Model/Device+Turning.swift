import Framewright

extension Device {
    /// False for windows and desktops.
    var rotates: Bool { (try? viewport(.landscape)) != nil }
}
