public import FramewrightCodecs
public import FramewrightDrawing

/// The difference between two images.
public struct Difference: Hashable, Sendable {
    /// The size of the expected image, in pixels.
    public let expectedSize: PixelSize
    /// The size of the actual image, in pixels.
    public let actualSize: PixelSize
    /// The number of differing pixels, including those that only one image has.
    public let count: Int
    /// The bounding box of the differing pixels, or nil if there are none.
    public let box: PixelRect?
    /// The largest difference of a component, 0 to 255.
    public let largestDelta: Int

    /// True if all pixels are equal.
    public var isEmpty: Bool { count == 0 }

    /// Compares two images exactly.
    public init(expected: Bitmap, actual: Bitmap) {
        self.init(DifferenceTally(expected, actual), expected: expected.size, actual: actual.size)
    }

    /// Compares two PNG files exactly, row by row. Reads both to their ends.
    public init(expected: PNGRows, actual: PNGRows) throws(CodecError) {
        var (tally, y) = (DifferenceTally(), 0)
        let height = min(expected.bandHeight, actual.bandHeight)
        // Damage may show only at the end of a file.
        while expected.remaining > 0 || actual.remaining > 0 {
            let shared = min(expected.remaining, actual.remaining)
            let count = shared > 0 ? min(height, shared) : height
            let bands = (try expected.next(count), try actual.next(count))
            if let old = bands.0, let new = bands.1 { tally.add(DifferenceTally(old, new), at: y) }
            y += count
        }
        tally.noteRows(of: expected.size, beyond: actual.size)
        tally.noteRows(of: actual.size, beyond: expected.size)
        self.init(tally, expected: expected.size, actual: actual.size)
    }

    private init(_ tally: DifferenceTally, expected: PixelSize, actual: PixelSize) {
        (expectedSize, actualSize) = (expected, actual)
        (count, box, largestDelta) = (tally.count, tally.box, tally.largestDelta)
    }
}

extension Difference: CustomStringConvertible {
    /// The sizes, the number of differing pixels, their box and the largest difference.
    public var description: String {
        guard let box else { return "the images are the same" }
        let sizes = expectedSize == actualSize ? "" : "size \(expectedSize) became \(actualSize), "
        let pixels = count == 1 ? "1 pixel differs" : "\(count) pixels differ"
        return "\(sizes)\(pixels) in \(box), by up to \(largestDelta) of 255"
    }
}
