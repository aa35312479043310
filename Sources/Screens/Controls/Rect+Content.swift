import Framewright

extension Rect {
    /// The largest screen that content fills, in points: the largest tablet in landscape.
    private static let largestTablet = Size(width: 1366, height: 1024)

    /// Returns the part of a screen that content is laid out in, and the insets that still apply there.
    ///
    /// Up to a width of 1,366 points this is the screen itself. On a wider screen it is an area of a large tablet's
    /// size, in the same orientation, centred in the safe area.
    func contentArea(_ insets: EdgeInsets = .zero) -> (screen: Rect, insets: EdgeInsets) {
        let largest = Self.largestTablet
        guard width > largest.width else { return (self, insets) }
        let safe = inset(by: insets)
        let size = Size(
            width: min(safe.width, largest.width),
            height: min(safe.height, width > height ? largest.height : largest.width))
        return (
            Rect(origin: Point(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2), size: size), .zero
        )
    }
}
