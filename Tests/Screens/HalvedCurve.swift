/// A cubic Bézier curve from (0, 0) to (1, 1) as documented, solved by bisection: the reference for the engine's
/// curves.
struct HalvedCurve: Sendable {
    let x1: Double, y1: Double, x2: Double, y2: Double

    /// The default curve of `UIView.animate`, which style sheets call ease-in-out.
    static let easeInOut = HalvedCurve(0.42, 0, 0.58, 1)
    static let ease = HalvedCurve(0.25, 0.1, 0.25, 1)
    static let easeOut = HalvedCurve(0, 0, 0.58, 1)

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    /// Returns the progress after a share of the time.
    func value(at share: Double) -> Double {
        guard share > 0, share < 1 else { return share <= 0 ? 0 : 1 }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bezier(middle, x1, x2) < share { low = middle } else { high = middle }
        }
        return bezier(low, y1, y2)
    }

    private func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
}
