internal import FramewrightDrawing

/// The mapping of one axis of an image to one axis of its target: caps at both ends keep their size, the part between
/// is stretched or tiled. Target lengths are in pixels.
struct AxisMap {
    /// The number of source pixels.
    let count: Int
    /// The start and length of the target.
    let start: Double
    let length: Double
    /// The number of source pixels in each cap.
    private let sourceCaps: (Double, Double)
    /// The lengths of the caps in the target.
    private let placeCaps: (Double, Double)
    /// The length of one tile; nil to stretch.
    private let tile: Double?

    /// Creates a mapping; `imageScale` and `scale` convert points to source and target pixels. Caps larger than the
    /// image or the target are reduced together.
    init(
        count: Int, start: Double, length: Double, caps: (Double, Double), isTiled: Bool, imageScale: Double,
        scale: Double
    ) {
        self.count = count
        self.start = start
        self.length = length
        let wanted = (max(0, caps.0) * imageScale, max(0, caps.1) * imageScale)
        let share = Self.share(of: wanted.0 + wanted.1, in: Double(count))
        sourceCaps = (wanted.0 * share, wanted.1 * share)
        let zoom = scale / imageScale
        let room = Self.share(of: (sourceCaps.0 + sourceCaps.1) * zoom, in: length)
        placeCaps = (sourceCaps.0 * zoom * room, sourceCaps.1 * zoom * room)
        let between = Double(count) - sourceCaps.0 - sourceCaps.1
        tile = isTiled && between > 0 ? between * zoom : nil
    }

    private static func share(of wanted: Double, in available: Double) -> Double {
        wanted > available ? available / wanted : 1
    }

    /// The source interval of a target pixel: `width` around `middle`, limited to `limits`.
    struct AxisSampling {
        let middle: Double
        let width: Double
        let limits: ClosedRange<Double>
    }

    /// Returns the source interval that target pixel `pixel` shows; it never extends into a neighbouring cap or tile.
    func sampling(ofPixel pixel: Int) -> AxisSampling {
        let place = Double(pixel) + 0.5 - start
        let size = Double(count)
        if place < placeCaps.0 {
            return Self.sampling(place, per: sourceCaps.0 / placeCaps.0, from: 0, limits: 0...sourceCaps.0)
        }
        if place >= length - placeCaps.1, placeCaps.1 > 0 {
            return Self.sampling(
                place - (length - placeCaps.1), per: sourceCaps.1 / placeCaps.1, from: size - sourceCaps.1,
                limits: size - sourceCaps.1...size)
        }
        let between = sourceCaps.0...max(sourceCaps.0, size - sourceCaps.1)
        let span = between.upperBound - between.lowerBound
        var offset = place - placeCaps.0
        if let tile { offset -= (offset / tile).rounded(.down) * tile }
        let room = tile ?? (length - placeCaps.0 - placeCaps.1)
        return Self.sampling(offset, per: room > 0 ? span / room : 0, from: between.lowerBound, limits: between)
    }

    private static func sampling(_ offset: Double, per: Double, from: Double, limits: ClosedRange<Double>)
        -> AxisSampling
    {
        let middle = from + offset * per
        // Written so that NaN, which results from targets of 1e300 points, ends up inside too.
        let held = middle > limits.lowerBound ? min(middle, limits.upperBound) : limits.lowerBound
        return AxisSampling(middle: held, width: per, limits: limits)
    }
}

/// The source pixels of each target pixel along one axis, with weights that add up to `whole`.
struct AxisTaps {
    static let whole: UInt32 = 1 << 16

    /// The index in `weights` of each target pixel's first tap, with one more entry for the end.
    private(set) var starts = [0]
    /// The first source pixel of each target pixel.
    private(set) var first: [Int] = []
    private(set) var weights: [UInt32] = []

    init(_ map: AxisMap, pixels: Range<Int>, _ interpolation: ImageDrawing.Interpolation) {
        for pixel in pixels {
            let sampling = map.sampling(ofPixel: pixel)
            switch interpolation {
            case .none: appendNearest(sampling, map.count)
            case .low: appendLinear(sampling, map.count)
            case .medium, .high:
                if sampling.width > 1 { appendMean(sampling, map.count) } else { appendLinear(sampling, map.count) }
            }
            starts.append(weights.count)
        }
    }

    /// Returns the first source pixel and the weights of the target pixel at `index`.
    func taps(_ index: Int) -> (first: Int, weights: ArraySlice<UInt32>) {
        (first[index], weights[starts[index]..<starts[index + 1]])
    }

    /// Returns the source pixels within the interval's limits, at least one.
    private static func pixels(_ sampling: AxisMap.AxisSampling, _ count: Int) -> ClosedRange<Int> {
        let lowest = min(max(0, floor(sampling.limits.lowerBound)), count - 1)
        return lowest...max(lowest, min(count - 1, ceiling(sampling.limits.upperBound) - 1))
    }

    private mutating func appendNearest(_ sampling: AxisMap.AxisSampling, _ count: Int) {
        let pixels = Self.pixels(sampling, count)
        first.append(min(max(floor(sampling.middle), pixels.lowerBound), pixels.upperBound))
        weights.append(Self.whole)
    }

    private mutating func appendLinear(_ sampling: AxisMap.AxisSampling, _ count: Int) {
        let pixels = Self.pixels(sampling, count)
        let place = min(max(sampling.middle - 0.5, Double(pixels.lowerBound)), Double(pixels.upperBound))
        let left = floor(place)
        let share = UInt32((place - Double(left)) * Double(Self.whole) + 0.5)
        first.append(left)
        weights.append(Self.whole - share)
        if share > 0 { weights.append(share) }
    }

    /// Weights every pixel by its overlap with the interval.
    private mutating func appendMean(_ sampling: AxisMap.AxisSampling, _ count: Int) {
        let low = max(sampling.middle - sampling.width / 2, sampling.limits.lowerBound)
        let high = min(sampling.middle + sampling.width / 2, sampling.limits.upperBound)
        guard high > low else { return appendNearest(sampling, count) }
        let pixels = max(0, floor(low))...min(count - 1, max(floor(low), ceiling(high) - 1))
        first.append(pixels.lowerBound)
        var given: UInt32 = 0
        var covered = 0.0
        for pixel in pixels {
            covered += min(high, Double(pixel + 1)) - max(low, Double(pixel))
            // Rounds the running sums instead of the weights, so that these add up exactly.
            let sum =
                pixel == pixels.upperBound ? Self.whole : UInt32(covered / (high - low) * Double(Self.whole) + 0.5)
            weights.append(max(sum, given) - given)
            given = max(sum, given)
        }
    }
}
