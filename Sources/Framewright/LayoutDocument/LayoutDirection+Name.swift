import FramewrightViews

extension LayoutDirection {
    /// The name in options, settings and files.
    package var name: String { self == .rightToLeft ? "right-to-left" : "left-to-right" }
}
