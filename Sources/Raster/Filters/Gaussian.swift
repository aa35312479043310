internal import FramewrightDrawing

/// The spread of a blur, in pixels.
struct Gaussian: Hashable, Sendable {
    /// The maximum standard deviation in pixels; larger blurs give one colour over any possible bitmap.
    static let largest = 1024.0

    /// The standard deviation, 0 to `largest`.
    let sigma: Double

    /// Creates a spread; NaN and values below a tenth of a pixel become 0, which changes less than a level.
    init(sigma: Double) { self.sigma = sigma >= 0.1 ? min(sigma, Self.largest) : 0 }

    /// The number of pixels by which a blur extends a shape: three standard deviations. Less than half a level lies
    /// beyond.
    var reach: Int { ceiling(sigma * 3) }

    /// The number of surrounding pixels that may influence a pixel at all: no clip may cut nearer.
    var support: Int { sigma > 0 ? reach + 8 << halvings : 0 }

    /// Returns the pixels needed to compute `output` if everything around `input` is transparent: both as far as the
    /// blur reaches, and the margin read by doubling.
    func workArea(_ input: PixelRect, _ output: PixelRect) -> PixelRect {
        let reached = output.intersection(input.grown(by: Margins(all: reach)))
        return input.union(reached).grown(by: Margins(all: 2 << halvings))
    }

    /// The number of halvings before the blur: until the remaining blur is 1 to 2.1 pixels.
    ///
    /// Halving and doubling with weights 1 3 3 1 blurs too: `n` times each have a variance of (4^n - 1) / 2.
    var halvings: Int {
        var count = 0
        while variance(afterHalving: count + 1) >= 1 { count += 1 }
        return count
    }

    /// Returns the remaining variance after `count` halvings, in the reduced pixels.
    func variance(afterHalving count: Int) -> Double {
        let area = Double(1 << (2 * count))
        return (sigma * sigma - (area - 1) / 2) / area
    }

    /// Returns the weights of a pixel and its neighbours on one side; the symmetric total is 2^16.
    static func weights(variance: Double) -> [UInt32] {
        let reach = max(1, ceiling(variance.squareRoot() * 3))
        let raw = (0...reach).map { exponential(-Double($0 * $0) / (2 * variance)) }
        let total = raw[0] + 2 * raw.dropFirst().reduce(0, +)
        var weights = raw.map { UInt32($0 / total * 65_536 + 0.5) }
        weights[0] = 65_536 - 2 * weights.dropFirst().reduce(0, +)
        return weights
    }

    /// Returns the exponential of a number up to 0: Taylor's series of a 1024th of it, squared ten times.
    private static func exponential(_ power: Double) -> Double {
        guard power > -700 else { return 0 }
        let x = power / 1024
        var value = 1 + x * (1 + x / 2 * (1 + x / 3 * (1 + x / 4)))
        for _ in 0..<10 { value *= value }
        return value
    }
}
