import FramewrightDrawing

/// Counts the differing pixels of two images and finds their bounding box. Chosen by measurement, see Performance.
struct DifferenceTally {
    private(set) var count = 0
    private(set) var largestDelta = 0
    private var columns = (first: Int.max, last: Int.min)
    private var rows = (first: Int.max, last: Int.min)

    /// The bounding box of the differing pixels, or nil if there are none.
    var box: PixelRect? {
        guard count > 0 else { return nil }
        return PixelRect(
            x: columns.first, y: rows.first, width: columns.last - columns.first + 1,
            height: rows.last - rows.first + 1)
    }

    /// Compares two images. A pixel that only one of them has counts as a difference of 255.
    init(_ expected: Bitmap, _ actual: Bitmap) {
        unsafe expected.pixels.withUnsafeBufferPointer { first in
            unsafe actual.pixels.withUnsafeBufferPointer { second in
                if expected.size == actual.size, unsafe isEqual(first, second, first.indices) { return }
                let shared = min(expected.width, actual.width)
                for y in 0..<min(expected.height, actual.height) {
                    let old = unsafe UnsafeBufferPointer(
                        rebasing: first[y * expected.width..<y * expected.width + shared])
                    let new = unsafe UnsafeBufferPointer(rebasing: second[y * actual.width..<y * actual.width + shared])
                    unsafe forEachDifference(old, new) { x in
                        unsafe note(x..<x + 1, y..<y + 1, delta: old[x].largestDelta(to: new[x]))
                    }
                }
            }
        }
        noteRest(of: expected.size, beyond: actual.size)
        noteRest(of: actual.size, beyond: expected.size)
    }

    /// Creates an empty tally.
    init() {}

    /// Adds the tally of a band of rows that begins at row `y`.
    mutating func add(_ band: DifferenceTally, at y: Int) {
        guard let box = band.box else { return }
        count += band.count
        note(box.x..<box.x + box.width, box.y + y..<box.y + y + box.height, delta: band.largestDelta, pixels: 0)
    }

    /// Counts the pixels of one image to the right of and below the other.
    private mutating func noteRest(of size: PixelSize, beyond other: PixelSize) {
        let shared = min(size.height, other.height)
        if size.width > other.width { note(other.width..<size.width, 0..<shared, delta: 255) }
        noteRows(of: size, beyond: other)
    }

    /// Counts the rows of one image below the other.
    mutating func noteRows(of size: PixelSize, beyond other: PixelSize) {
        if size.height > other.height { note(0..<size.width, other.height..<size.height, delta: 255) }
    }

    private mutating func note(_ columns: Range<Int>, _ rows: Range<Int>, delta: Int, pixels: Int? = nil) {
        count += pixels ?? columns.count * rows.count
        largestDelta = max(largestDelta, delta)
        self.columns = (min(self.columns.first, columns.lowerBound), max(self.columns.last, columns.upperBound - 1))
        self.rows = (min(self.rows.first, rows.lowerBound), max(self.rows.last, rows.upperBound - 1))
    }
}

extension PremultipliedPixel {
    /// Returns the largest difference of a component, 0 to 255.
    func largestDelta(to other: PremultipliedPixel) -> Int {
        max(
            abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)), abs(Int(blue) - Int(other.blue)),
            abs(Int(alpha) - Int(other.alpha)))
    }
}
