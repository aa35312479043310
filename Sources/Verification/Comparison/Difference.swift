public import FramewrightCodecs
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
        self.init(DifferenceTally(expected, actual), expected.size, actual.size)
    }

    /// As above, of files that are read row by row.
    public init(expected: PNGRows, actual: PNGRows) throws(CodecError) {
        var (first, second) = (expected, actual)
        var (tally, y) = (DifferenceTally(), 0)
        let height = min(first.bandHeight, second.bandHeight)
        // Both are read to their ends, where a damaged file may show.
        while first.remaining > 0 || second.remaining > 0 {
            let shared = min(first.remaining, second.remaining)
            let count = shared > 0 ? min(height, shared) : height
            let bands = (try first.next(count), try second.next(count))
            if let old = bands.0, let new = bands.1 { tally.add(DifferenceTally(old, new), at: y) }
            y += count
        }
        tally.noteRows(of: first.size, beyond: second.size)
        tally.noteRows(of: second.size, beyond: first.size)
        self.init(tally, first.size, second.size)
    }

    private init(_ tally: DifferenceTally, _ expected: PixelSize, _ actual: PixelSize) {
        (expectedSize, actualSize) = (expected, actual)
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
