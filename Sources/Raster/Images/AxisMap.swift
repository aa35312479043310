internal import FramewrightDrawing

/// How one axis of a picture is laid over one axis of its place: caps at both ends keep their size, what lies between is
/// stretched or repeated. Lengths of the place are in pixels of the screen.
struct AxisMap {
    /// Pixels the picture has.
    let count: Int
    /// Where the place begins and how long it is.
    let start: Double
    let length: Double
    /// Pixels of the picture that its caps take.
    private let sourceCaps: (Double, Double)
    /// Their lengths on the screen.
    private let placeCaps: (Double, Double)
    /// Length of one repetition; nil to stretch.
    private let tile: Double?

    /// Caps and picture are in points where `imageScale` and `scale` say so; caps larger than the picture or the place are
    /// reduced together.
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

    /// What a pixel of the screen shows: a stretch of the picture `width` long around `middle`, and no pixel of it outside
    /// `limits`, so that caps and repetitions do not run into each other.
    struct AxisSampling {
        let middle: Double
        let width: Double
        let limits: ClosedRange<Double>
    }

    func sight(ofPixel pixel: Int) -> AxisSampling {
        let place = Double(pixel) + 0.5 - start
        let size = Double(count)
        if place < placeCaps.0 {
            return Self.sight(place, per: sourceCaps.0 / placeCaps.0, from: 0, limits: 0...sourceCaps.0)
        }
        if place >= length - placeCaps.1, placeCaps.1 > 0 {
            return Self.sight(
                place - (length - placeCaps.1), per: sourceCaps.1 / placeCaps.1, from: size - sourceCaps.1,
                limits: size - sourceCaps.1...size)
        }
        let between = sourceCaps.0...max(sourceCaps.0, size - sourceCaps.1)
        let span = between.upperBound - between.lowerBound
        var offset = place - placeCaps.0
        if let tile { offset -= (offset / tile).rounded(.down) * tile }
        let room = tile ?? (length - placeCaps.0 - placeCaps.1)
        return Self.sight(offset, per: room > 0 ? span / room : 0, from: between.lowerBound, limits: between)
    }

    private static func sight(_ offset: Double, per: Double, from: Double, limits: ClosedRange<Double>) -> AxisSampling
    {
        let middle = from + offset * per
        // Written so that NaN, which places of 1e300 points lead to, ends up inside too.
        let held = middle > limits.lowerBound ? min(middle, limits.upperBound) : limits.lowerBound
        return AxisSampling(middle: held, width: per, limits: limits)
    }
}

/// Which pixels of the picture make up each of some pixels of the screen along one axis, with weights that add up to
/// `whole`.
struct AxisTaps {
    static let whole: UInt32 = 1 << 16

    /// Where each pixel's taps are in `weights`; one more than there are pixels.
    private(set) var starts = [0]
    /// The first pixel of the picture each one looks at.
    private(set) var first: [Int] = []
    private(set) var weights: [UInt32] = []

    init(_ map: AxisMap, pixels: Range<Int>, _ interpolation: ImageDrawing.Interpolation) {
        for pixel in pixels {
            let sight = map.sight(ofPixel: pixel)
            switch interpolation {
            case .none: appendNearest(sight, map.count)
            case .low: appendLinear(sight, map.count)
            case .medium, .high:
                if sight.width > 1 { appendMean(sight, map.count) } else { appendLinear(sight, map.count) }
            }
            starts.append(weights.count)
        }
    }

    /// The pixels and weights of the screen pixel at `index`, counted from the first.
    func taps(_ index: Int) -> (first: Int, weights: ArraySlice<UInt32>) {
        (first[index], weights[starts[index]..<starts[index + 1]])
    }

    /// The whole pixels of the picture within the sight's limits; never none.
    private static func pixels(_ sight: AxisMap.AxisSampling, _ count: Int) -> ClosedRange<Int> {
        let lowest = min(max(0, floor(sight.limits.lowerBound)), count - 1)
        return lowest...max(lowest, min(count - 1, ceiling(sight.limits.upperBound) - 1))
    }

    private mutating func appendNearest(_ sight: AxisMap.AxisSampling, _ count: Int) {
        let pixels = Self.pixels(sight, count)
        first.append(min(max(floor(sight.middle), pixels.lowerBound), pixels.upperBound))
        weights.append(Self.whole)
    }

    private mutating func appendLinear(_ sight: AxisMap.AxisSampling, _ count: Int) {
        let pixels = Self.pixels(sight, count)
        let place = min(max(sight.middle - 0.5, Double(pixels.lowerBound)), Double(pixels.upperBound))
        let left = floor(place)
        let share = UInt32((place - Double(left)) * Double(Self.whole) + 0.5)
        first.append(left)
        weights.append(Self.whole - share)
        if share > 0 { weights.append(share) }
    }

    /// Every pixel as far as it lies in sight.
    private mutating func appendMean(_ sight: AxisMap.AxisSampling, _ count: Int) {
        let low = max(sight.middle - sight.width / 2, sight.limits.lowerBound)
        let high = min(sight.middle + sight.width / 2, sight.limits.upperBound)
        guard high > low else { return appendNearest(sight, count) }
        let pixels = max(0, floor(low))...min(count - 1, max(floor(low), ceiling(high) - 1))
        first.append(pixels.lowerBound)
        var given: UInt32 = 0
        var covered = 0.0
        for pixel in pixels {
            covered += min(high, Double(pixel + 1)) - max(low, Double(pixel))
            // Rounding the sums, not the weights, makes them add up.
            let sum =
                pixel == pixels.upperBound ? Self.whole : UInt32(covered / (high - low) * Double(Self.whole) + 0.5)
            weights.append(max(sum, given) - given)
            given = max(sum, given)
        }
    }
}
