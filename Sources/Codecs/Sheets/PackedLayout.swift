import FramewrightDrawing

/// Packs rectangles on a sheet without overlaps: in order of descending height, each at the highest position on the
/// skyline of those before it (Jylänki 2010, "bottom left"). Tries several sheet widths and takes the smallest area
/// among sheets with similar sides, because graphics processors reject very long textures.
struct PackedLayout {
    let size: PixelSize
    /// The origins, in the order of the sizes.
    let origins: [(x: Int, y: Int)]

    /// Fails if no sheet with sides up to `limit` was found.
    init?(_ sizes: [PixelSize], _ limit: Int, padding: Int) {
        let order = sizes.indices.sorted {
            (-sizes[$0].height, -sizes[$0].width, $0) < (-sizes[$1].height, -sizes[$1].width, $1)
        }
        var best: (size: PixelSize, origins: [(x: Int, y: Int)])?
        for width in Self.widths(sizes, limit, padding: padding) {
            guard let (size, origins) = Self.pack(sizes, order, width: width, limit: limit, padding: padding) else {
                continue
            }
            if best.map({ size.isLeaner(than: $0.size) }) ?? true { best = (size, origins) }
        }
        guard let best else { return nil }
        (size, origins) = (best.size, best.origins)
    }

    /// Returns widths from the widest rectangle up to all side by side, in steps of an eighth of a square's side.
    private static func widths(_ sizes: [PixelSize], _ limit: Int, padding: Int) -> [Int] {
        let widest = sizes.map(\.width).max() ?? 1
        let area = sizes.reduce(0) { $0 + ($1.width + padding) * ($1.height + padding) }
        let side = max(widest, Int(Double(area).squareRoot()))
        let tried = (0...10).map { side * (8 + $0) / 8 } + [widest, limit]
        return Set(tried.filter { $0 >= widest && $0 <= limit }).sorted()
    }

    private static func pack(
        _ sizes: [PixelSize], _ order: [Int], width: Int, limit: Int, padding: Int
    ) -> (PixelSize, [(x: Int, y: Int)])? {
        // Each rectangle includes its padding at the right and bottom; the edge of the sheet needs none.
        var skyline = Skyline(width: width + padding)
        var origins = [(x: Int, y: Int)](repeating: (0, 0), count: sizes.count)
        var (right, bottom) = (0, 0)
        for index in order {
            let (x, y) = skyline.place(width: sizes[index].width + padding, height: sizes[index].height + padding)
            origins[index] = (x, y)
            (right, bottom) = (max(right, x + sizes[index].width), max(bottom, y + sizes[index].height))
            if bottom > limit { return nil }
        }
        return PixelSize(width: right, height: bottom).map { ($0, origins) }
    }
}

extension PixelSize {
    private var isLong: Bool { max(width, height) > 2 * min(width, height) }

    /// Whether this sheet is better: smaller or squarer, and not long unless the other is longer.
    fileprivate func isLeaner(than other: PixelSize) -> Bool {
        let (side, otherSide) = (max(width, height), max(other.width, other.height))
        if isLong || other.isLong { return side < otherSide }
        return (area, side) < (other.area, otherSide)
    }
}

/// The occupied height of each column, as steps from left to right.
private struct Skyline {
    private var steps: [(x: Int, y: Int)] = [(0, 0)]
    private let width: Int

    init(width: Int) { self.width = width }

    /// Occupies and returns the highest position for a rectangle no wider than the sheet; of equally high ones, the
    /// leftmost.
    mutating func place(width: Int, height: Int) -> (x: Int, y: Int) {
        var best = (step: 0, y: Int.max)
        for index in steps.indices where steps[index].x + width <= self.width {
            let y = steps[index...].prefix { $0.x < steps[index].x + width }.map(\.y).max() ?? 0
            if y < best.y { best = (index, y) }
        }
        let x = steps[best.step].x
        let covered = steps[best.step...].prefix { $0.x < x + width }
        let after = covered.last.map { (x: x + width, y: $0.y) }
        let next = best.step + covered.count
        let isWithin = x + width < (next < steps.count ? steps[next].x : self.width)
        steps.replaceSubrange(
            best.step..<next, with: [(x, best.y + height)] + (isWithin ? [after].compactMap(\.self) : []))
        return (x, best.y)
    }
}
