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
        var tally = DifferenceTally()
        let height = max(expected.height, actual.height)
        for row in 0..<height { tally.add(expected.pixels(row), actual.pixels(row), row) }
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

extension Bitmap {
    fileprivate func pixels(_ row: Int) -> ArraySlice<PremultipliedPixel> { row < height ? self.row(row) : [] }
}

/// Adds up differing pixels row by row.
private struct DifferenceTally {
    var count = 0
    var largestDelta = 0
    private var columns: (first: Int, last: Int)?
    private var rows: (first: Int, last: Int)?

    var box: PixelRect? {
        guard let columns, let rows else { return nil }
        return PixelRect(
            x: columns.first, y: rows.first, width: columns.last - columns.first + 1,
            height: rows.last - rows.first + 1)
    }

    /// A pixel only one picture has differs by as much as a pixel can.
    mutating func add(
        _ expected: ArraySlice<PremultipliedPixel>, _ actual: ArraySlice<PremultipliedPixel>, _ row: Int
    ) {
        guard expected != actual else { return }
        for (column, pair) in zip(expected, actual).enumerated() where pair.0 != pair.1 {
            note(column, row, delta: pair.0.largestDelta(to: pair.1))
        }
        for column in min(expected.count, actual.count)..<max(expected.count, actual.count) {
            note(column, row, delta: 255)
        }
    }

    private mutating func note(_ column: Int, _ row: Int, delta: Int) {
        count += 1
        largestDelta = max(largestDelta, delta)
        columns = (min(columns?.first ?? column, column), max(columns?.last ?? column, column))
        rows = (rows?.first ?? row, row)
    }
}

extension PremultipliedPixel {
    fileprivate func largestDelta(to other: PremultipliedPixel) -> Int {
        max(
            abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)), abs(Int(blue) - Int(other.blue)),
            abs(Int(alpha) - Int(other.alpha)))
    }
}
