internal import FramewrightDrawing

/// The spread of a blur, in pixels.
struct Gaussian: Hashable, Sendable {
    /// Blurs beyond this many pixels look the same: one colour over any picture there can be.
    static let largest = 4096.0

    /// Standard deviation, 0 to `largest`.
    let sigma: Double

    /// What is no number, or below a tenth of a pixel, is 0: less than a level of difference.
    init(sigma: Double) { self.sigma = sigma >= 0.1 ? min(sigma, Self.largest) : 0 }

    /// Pixels beyond a shape that its blur changes: three standard deviations.
    var reach: Int { ceiling(sigma * 3) }
}
