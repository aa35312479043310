import FramewrightDrawing

/// Values at the points of a grid, interpolated between them.
struct MeshGrid {
    let width: Int
    let height: Int
    let values: [SIMD4<Double>]
    /// Whether curves through the points have no kinks.
    let isSmooth: Bool

    /// Returns the value in a cell, at shares of its width and height.
    func value(_ column: Int, _ row: Int, _ x: Double, _ y: Double) -> SIMD4<Double> {
        guard isSmooth else {
            let top = mix(at(column, row), at(column + 1, row), x)
            return mix(top, mix(at(column, row + 1), at(column + 1, row + 1), x), y)
        }
        let rows = (-1...2).map { offset in
            Self.curve((-1...2).map { at(column + $0, row + offset) }, x)
        }
        return Self.curve(rows, y)
    }

    /// Returns the value at a point; beyond the edge, continued in a line.
    private func at(_ column: Int, _ row: Int) -> SIMD4<Double> {
        if column < 0 { return 2 * at(0, row) - at(1, row) }
        if column >= width { return 2 * at(width - 1, row) - at(width - 2, row) }
        if row < 0 { return 2 * at(column, 0) - at(column, 1) }
        if row >= height { return 2 * at(column, height - 1) - at(column, height - 2) }
        return values[row * width + column]
    }

    /// Returns the point of a Catmull-Rom curve between the second and the third of four values.
    private static func curve(_ values: [SIMD4<Double>], _ share: Double) -> SIMD4<Double> {
        let (before, start, end, after) = (values[0], values[1], values[2], values[3])
        let (square, cube) = (share * share, share * share * share)
        let first = 2 * start + (end - before) * share
        let second = (2 * before - 5 * start + 4 * end - after) * square
        return 0.5 * (first + second + (3 * start - before - 3 * end + after) * cube)
    }
}

private func mix(_ start: SIMD4<Double>, _ end: SIMD4<Double>, _ share: Double) -> SIMD4<Double> {
    start + (end - start) * share
}

/// A square of pixels on which the cells of a mesh are painted.
struct MeshRaster {
    private static let side = 192
    private static let steps = 24
    private var pixels: [SIMD4<Double>]

    init(background: SIMD4<Double>) {
        pixels = Array(repeating: background, count: Self.side * Self.side)
    }

    /// Paints a cell as small triangles.
    mutating func fill(_ column: Int, _ row: Int, _ points: MeshGrid, _ colors: MeshGrid) {
        let count = Self.steps
        let corners = (0...count).flatMap { y in
            (0...count).map { x -> Corner in
                let (along, down) = (Double(x) / Double(count), Double(y) / Double(count))
                return Corner(
                    place: points.value(column, row, along, down) * Double(Self.side),
                    color: colors.value(column, row, along, down))
            }
        }
        for y in 0..<count {
            for x in 0..<count {
                let first = y * (count + 1) + x
                fill(corners[first], corners[first + 1], corners[first + count + 1])
                fill(corners[first + 1], corners[first + count + 2], corners[first + count + 1])
            }
        }
    }

    private struct Corner {
        let place: SIMD4<Double>
        let color: SIMD4<Double>
    }

    /// Paints the pixels whose centres are in a triangle, or nearly so, so that no gaps remain.
    private mutating func fill(_ a: Corner, _ b: Corner, _ c: Corner) {
        let area = Self.area(a.place, b.place, c.place)
        guard abs(area) > 1e-9 else { return }
        let limit = Double(Self.side) - 1
        func range(_ values: [Double]) -> ClosedRange<Int>? {
            guard let low = values.min(), let high = values.max(), low.isFinite, high.isFinite else { return nil }
            let (first, last) = (max(0, low - 1).rounded(.down), min(limit, high + 1).rounded(.up))
            return first <= last ? Int(first)...Int(last) : nil
        }
        guard let rows = range([a.place.y, b.place.y, c.place.y]),
            let columns = range([a.place.x, b.place.x, c.place.x])
        else { return }
        for y in rows {
            for x in columns {
                let center = SIMD4(Double(x) + 0.5, Double(y) + 0.5, 0, 0)
                let first = Self.area(center, b.place, c.place) / area
                let second = Self.area(a.place, center, c.place) / area
                let third = 1 - first - second
                guard min(first, second, third) >= -0.01 else { continue }
                pixels[y * Self.side + x] = a.color * first + b.color * second + c.color * third
            }
        }
    }

    private static func area(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>) -> Double {
        (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    }

    /// The pixels.
    var bitmap: Bitmap? {
        PixelSize(width: Self.side, height: Self.side).map { size in
            Bitmap(
                size: size,
                pixels: pixels.map { value in
                    func share(_ level: Double) -> Double { min(max(level, 0), 1) }
                    guard value.w > 0 else { return .clear }
                    return PremultipliedPixel(
                        SRGBColor(
                            red: share(value.x / value.w), green: share(value.y / value.w),
                            blue: share(value.z / value.w), opacity: share(value.w)))
                })
        }
    }
}
