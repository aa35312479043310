import Framewright

extension Rect {
    /// The widest screen that content fills, in points: the largest tablet on its side.
    private static let largestTablet = Size(width: 1366, height: 1024)

    /// The part of a screen that content is laid out in, and the insets that still apply there.
    ///
    /// Up to 1,366 points of width this is the screen itself. On a wider screen it is an area of a large tablet's size, held
    /// the same way up, in the middle of the safe area.
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
