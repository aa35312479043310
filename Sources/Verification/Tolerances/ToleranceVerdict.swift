public import FramewrightDrawing

/// The result of applying a measure to two images.
public struct ToleranceVerdict: Hashable, Sendable {
    /// True if the difference is within the limit.
    public let isWithin: Bool
    /// The largest difference or the smallest similarity found; nil if the sizes differ.
    public let value: Double?
    /// The value, its place and the limit in words.
    public let description: String

    /// Measures the difference of two images. Images of different sizes are never within the limit.
    public init(_ measure: ToleranceMeasure, expected: Bitmap, actual: Bitmap) {
        guard expected.size == actual.size else {
            self.init(false, value: nil, description: "size \(expected.size) became \(actual.size)")
            return
        }
        switch measure {
        case .channels(let red, let green, let blue, let alpha):
            self.init(ComponentDistances(expected, actual), [red, green, blue, alpha])
        case .ciede2000(let limit):
            self.init(
                Peak(expected: expected, actual: actual, measured: CIELab.distance), limit: limit, name: "CIEDE2000")
        case .okLab(let limit):
            self.init(Peak(expected: expected, actual: actual, measured: OKLab.distance), limit: limit, name: "OKLab")
        case .density(let limit, let side, let above):
            let densest = DensestWindow(expected, actual, side: side, above: above)
            self.init(
                densest.count <= limit, value: Double(densest.count),
                description:
                    "\(densest.count) of \(side)x\(side) pixels at \(densest.x),\(densest.y) differ, \(limit) may")
        case .similarity(let limit):
            let found = StructuralSimilarity(expected, actual)
            let words = "SSIM \(shortest(rounded(found.least))) at \(found.x),\(found.y)"
            self.init(
                found.least >= limit, value: found.least,
                description: "\(words), no less than \(shortest(limit)) may be")
        }
    }

    private init(_ isWithin: Bool, value: Double?, description: String) {
        (self.isWithin, self.value, self.description) = (isWithin, value, description)
    }

    private init(_ found: ComponentDistances, _ limits: [Int]) {
        let numbers = [found.red, found.green, found.blue, found.alpha]
        let words = zip(zip(["red", "green", "blue", "alpha"], numbers), limits)
            .filter { $0.0.1 > 0 }.map { "\($0.0.0) differs by up to \($0.0.1), \($0.1) may be" }
        self.init(
            zip(numbers, limits).allSatisfy { $0 <= $1 }, value: Double(numbers.max() ?? 0),
            description: words.joined(separator: ", "))
    }

    private init(_ peak: Peak, limit: Double, name: String) {
        self.init(
            peak.distance <= limit, value: peak.distance,
            description: "\(name) \(shortest(rounded(peak.distance))) at \(peak.x),\(peak.y), \(shortest(limit)) may be"
        )
    }
}

private func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }

/// The largest difference of each component.
private struct ComponentDistances {
    private(set) var (red, green, blue, alpha) = (0, 0, 0, 0)

    init(_ expected: Bitmap, _ actual: Bitmap) {
        forEachDifference(expected, actual) { _, _, old, new in
            red = max(red, abs(Int(old.red) - Int(new.red)))
            green = max(green, abs(Int(old.green) - Int(new.green)))
            blue = max(blue, abs(Int(old.blue) - Int(new.blue)))
            alpha = max(alpha, abs(Int(old.alpha) - Int(new.alpha)))
        }
    }
}

/// The pair of pixels with the largest distance.
private struct Peak {
    private(set) var (distance, x, y) = (0.0, 0, 0)

    /// Translucent pixels are compared over black and over white; the larger distance counts.
    init(expected: Bitmap, actual: Bitmap, measured: (EncodedColor, EncodedColor) -> Double) {
        var last: (old: PremultipliedPixel, new: PremultipliedPixel)?
        forEachDifference(expected, actual) { column, row, old, new in
            if let last, last.old == old, last.new == new { return }
            last = (old, new)
            var far = measured(old.over(0), new.over(0))
            if old.alpha < 255 || new.alpha < 255 { far = max(far, measured(old.over(255), new.over(255))) }
            if far > distance { (distance, x, y) = (far, column, row) }
        }
    }
}
