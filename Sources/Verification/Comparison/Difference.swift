public import FramewrightDrawing

/// What sets two pictures apart.
public struct Difference: Hashable, Sendable {
    public let expectedSize: PixelSize
    public let actualSize: PixelSize
    /// Pixels that are not equal, those only one picture has included.
    public let count: Int
    /// The smallest rectangle around them; nil where there are none.
    public let box: PixelRect?
    /// The largest distance between two components, 0 to 255.
    public let largestDelta: Int

    /// True when every pixel is the same.
    public var isEmpty: Bool { count == 0 }

    /// Compares every bit; no tolerance.
    public init(expected: Bitmap, actual: Bitmap) {
        let tally = DifferenceTally(expected, actual)
        (expectedSize, actualSize) = (expected.size, actual.size)
        (count, box, largestDelta) = (tally.count, tally.box, tally.largestDelta)
    }
}

extension Difference: CustomStringConvertible {
    public var description: String {
        guard let box else { return "the pictures are the same" }
        let sizes = expectedSize == actualSize ? "" : "size \(expectedSize) became \(actualSize), "
        let pixels = count == 1 ? "1 pixel differs" : "\(count) pixels differ"
        return "\(sizes)\(pixels) in \(box), by up to \(largestDelta) of 255"
    }
}
