import FramewrightDrawing

/// The window with the most differing pixels of two images of equal size.
struct DensestWindow {
    /// The number of differing pixels in the window.
    private(set) var count = 0
    /// The top left corner of the window.
    private(set) var (x, y) = (0, 0)

    /// Windows are clamped to the image size. A pixel counts if a component differs by more than `above`.
    init(_ expected: Bitmap, _ actual: Bitmap, side: Int, above: Int) {
        guard let box = Difference(expected: expected, actual: actual).box else { return }
        var isFar = [UInt8](repeating: 0, count: expected.size.area)
        forEachDifference(expected, actual) { x, y, old, new in
            isFar[y * expected.width + x] = old.largestDelta(to: new) > above ? 1 : 0
        }
        let area = box.grown(by: side, in: expected.size)
        forEachWindow(
            width: min(side, area.width), height: min(side, area.height), of: area,
            value: { Int(isFar[$1 * expected.width + $0]) },
            { column, row, sum in if sum > count { (count, x, y) = (sum, column, row) } })
    }
}
