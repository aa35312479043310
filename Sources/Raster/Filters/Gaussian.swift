internal import FramewrightDrawing

/// The spread of a blur, in pixels.
struct Gaussian: Hashable, Sendable {
    /// Blurs beyond this many pixels look the same: one colour over any picture there can be.
    static let largest = 1024.0

    /// Standard deviation, 0 to `largest`.
    let sigma: Double

    /// What is no number, or below a tenth of a pixel, is 0: less than a level of difference.
    init(sigma: Double) { self.sigma = sigma >= 0.1 ? min(sigma, Self.largest) : 0 }

    /// Pixels beyond a shape that its blur changes: three standard deviations. Less than half a level lies beyond.
    var reach: Int { ceiling(sigma * 3) }

    /// Pixels around another that may have a part in it, however small: no clip may cut nearer.
    var support: Int { sigma > 0 ? reach + 8 << halvings : 0 }

    /// The pixels to work on so that `output` is right, where nothing lies around `input`: both, as far as the blur reaches,
    /// and what doubling looks at.
    func workArea(_ input: PixelRect, _ output: PixelRect) -> PixelRect {
        let reached = output.intersection(input.grown(by: Margins(all: reach)))
        return input.union(reached).grown(by: Margins(all: 2 << halvings))
    }

    /// How often a picture is halved before it is blurred: until the rest is a blur of 1 to 2.1 pixels.
    ///
    /// Halving and doubling with weights 1 3 3 1 blurs too: `n` times there and back have a variance of (4^n - 1) / 2.
    var halvings: Int {
        var count = 0
        while variance(afterHalving: count + 1) >= 1 { count += 1 }
        return count
    }

    /// What is left to do on the picture halved so often, in its pixels.
    func variance(afterHalving count: Int) -> Double {
        let area = Double(1 << (2 * count))
        return (sigma * sigma - (area - 1) / 2) / area
    }

    /// Weights of a pixel and its neighbours to one side, so that all together make 2^16.
    static func weights(variance: Double) -> [UInt32] {
        let reach = max(1, ceiling(variance.squareRoot() * 3))
        let raw = (0...reach).map { exponential(-Double($0 * $0) / (2 * variance)) }
        let total = raw[0] + 2 * raw.dropFirst().reduce(0, +)
        var weights = raw.map { UInt32($0 / total * 65_536 + 0.5) }
        weights[0] = 65_536 - 2 * weights.dropFirst().reduce(0, +)
        return weights
    }

    /// e to a power of 0 or below: Taylor's series of a 1024th of it, squared ten times.
    private static func exponential(_ power: Double) -> Double {
        guard power > -700 else { return 0 }
        let x = power / 1024
        var value = 1 + x * (1 + x / 2 * (1 + x / 3 * (1 + x / 4)))
        for _ in 0..<10 { value *= value }
        return value
    }
}
