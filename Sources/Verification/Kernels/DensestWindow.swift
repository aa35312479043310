import FramewrightDrawing

/// Where most pixels differ close to each other, in two pictures of one size.
struct DensestWindow {
    /// Pixels of the window that differ.
    private(set) var count = 0
    /// Its top left corner.
    private(set) var (x, y) = (0, 0)

    /// Windows are cut to the pictures' size; a pixel counts where a component is more than `above` away.
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
