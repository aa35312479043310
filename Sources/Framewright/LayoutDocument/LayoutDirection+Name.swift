import FramewrightViews

extension LayoutDirection {
    /// As options, settings and files call it.
    package var name: String { self == .rightToLeft ? "right-to-left" : "left-to-right" }
}
