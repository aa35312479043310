public import Framewright

/// A connected area in which two images differ.
public struct ChangedArea: Hashable, Sendable {
    /// The bounding box of the differing pixels.
    public let box: PixelRect
    /// The number of differing pixels.
    public let count: Int
    /// The number of differing pixels in the densest cell of a grid of 16x16 pixels, at most 256.
    public let density: Int
    /// The innermost view that contains the area: its identifier, or its type and the identifier of an ancestor, as
    /// in `Rectangle in tile-1-1`. Nil if the layout is not available.
    public internal(set) var view: String?
}

extension Difference {
    /// Returns the areas in which two images of equal size differ, ordered by decreasing number of pixels.
    ///
    /// Differing pixels at most 16 pixels apart belong to the same area. Returns an empty array if the sizes differ.
    public static func areas(expected: Bitmap, actual: Bitmap) -> [ChangedArea] {
        guard expected.size == actual.size else { return [] }
        var grid = ChangedGrid(expected.size)
        unsafe expected.pixels.withUnsafeBufferPointer { first in
            unsafe actual.pixels.withUnsafeBufferPointer { second in
                unsafe forEachDifference(first, second) { grid.note($0) }
            }
        }
        return grid.areas()
    }
}

extension ChangedArea: CustomStringConvertible {
    /// The view, the number of differing pixels, the box and the density.
    public var description: String {
        let owner = view.map { "\($0): " } ?? ""
        let pixels = count == 1 ? "1 pixel" : "\(count) pixels"
        return "\(owner)\(pixels) in \(box), \(density) of 256 in the densest window"
    }
}

extension ScreenLayout {
    /// Returns the areas with the views that contain them.
    func owners(of areas: [ChangedArea]) -> [ChangedArea] {
        areas.map { area in
            var area = area
            area.view = view(around: area.box)
            return area
        }
    }

    /// Returns the name of the smallest view that contains a rectangle of pixels; of equal views the one painted
    /// last.
    private func view(around box: PixelRect) -> String? {
        let scale = viewport.scale
        let rect = Rect(
            x: Double(box.x) / scale, y: Double(box.y) / scale, width: Double(box.width) / scale,
            height: Double(box.height) / scale)
        var best: (area: Double, index: Int)?
        for (index, node) in tree.nodes.enumerated() where !node.payload.hidesContent {
            let frame = tree.seenFrame(of: index)
            guard frame.isFinite, frame.contains(rect, tolerance: 1 / scale) else { continue }
            let area = frame.width * frame.height
            if area <= best?.area ?? .infinity { best = (area, index) }
        }
        return best.map { tree.placedName(of: $0.index) }
    }
}

/// Counts of differing pixels in a grid of cells of 16x16 pixels.
private struct ChangedGrid {
    private struct Cell {
        var count = 0
        var columns = (first: Int.max, last: Int.min)
        var rows = (first: Int.max, last: Int.min)

        mutating func note(_ x: Int, _ y: Int) {
            count += 1
            columns = (min(columns.first, x), max(columns.last, x))
            rows = (min(rows.first, y), max(rows.last, y))
        }

        mutating func join(_ other: Cell) {
            count += other.count
            columns = (min(columns.first, other.columns.first), max(columns.last, other.columns.last))
            rows = (min(rows.first, other.rows.first), max(rows.last, other.rows.last))
        }
    }

    private static let side = 16
    private let width: Int
    private let columns: Int
    private let rows: Int
    private var cells: [Cell]

    init(_ size: PixelSize) {
        width = size.width
        columns = (size.width + Self.side - 1) / Self.side
        rows = (size.height + Self.side - 1) / Self.side
        cells = Array(repeating: Cell(), count: columns * rows)
    }

    mutating func note(_ pixel: Int) {
        let (y, x) = pixel.quotientAndRemainder(dividingBy: width)
        cells[y / Self.side * columns + x / Self.side].note(x, y)
    }

    /// Joins cells that touch, also at corners, into areas.
    func areas() -> [ChangedArea] {
        var isSeen = Array(repeating: false, count: cells.count)
        var areas: [ChangedArea] = []
        for start in cells.indices where cells[start].count > 0 && !isSeen[start] {
            areas.append(area(from: start, &isSeen))
        }
        return areas.sorted { ($1.count, $0.box.y, $0.box.x) < ($0.count, $1.box.y, $1.box.x) }
    }

    private func area(from start: Int, _ isSeen: inout [Bool]) -> ChangedArea {
        var area = Cell()
        var densest = 0
        var waiting = [start]
        isSeen[start] = true
        while let cell = waiting.popLast() {
            area.join(cells[cell])
            densest = max(densest, cells[cell].count)
            for next in neighbours(of: cell) where cells[next].count > 0 && !isSeen[next] {
                isSeen[next] = true
                waiting.append(next)
            }
        }
        let box = PixelRect(
            x: area.columns.first, y: area.rows.first, width: area.columns.last - area.columns.first + 1,
            height: area.rows.last - area.rows.first + 1)
        return ChangedArea(box: box, count: area.count, density: densest)
    }

    private func neighbours(of cell: Int) -> [Int] {
        let (row, column) = cell.quotientAndRemainder(dividingBy: columns)
        return (max(0, row - 1)...min(rows - 1, row + 1)).flatMap { row in
            (max(0, column - 1)...min(columns - 1, column + 1)).map { row * columns + $0 }
        }
    }
}
