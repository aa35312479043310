import FramewrightDrawing

/// The reference implementation of coverage: splits a row at all line ends and all crossings of lines with each other
/// or with columns, and adds up the trapezoids inside by the winding number.
struct ExactArea {
    /// Closed rings of points, in pixels.
    var rings: [[Point]]

    /// Returns the coverage of every pixel of row `y` from column 0, from 0 to 1.
    func coverage(ofRow y: Int, width: Int, _ rule: FillRule) -> [Double] {
        let lines = lines(inRow: Double(y))
        let stops = Self.stops(of: lines, row: Double(y), width: width)
        var coverage = Array(repeating: 0.0, count: width)
        for (top, bottom) in zip(stops, stops.dropFirst()) where top < bottom {
            let middle = (top + bottom) / 2
            for (from, to) in Self.spans(of: lines, at: middle, rule) {
                for x in 0..<width where from < Double(x + 1) && to > Double(x) {
                    coverage[x] += max(0, min(to, Double(x + 1)) - max(from, Double(x))) * (bottom - top)
                }
            }
        }
        return coverage
    }

    private struct Line {
        let top: Point
        let bottom: Point
        let winding: Int

        func x(at y: Double) -> Double { top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y)) }
    }

    private func lines(inRow y: Double) -> [Line] {
        rings.flatMap { ring in
            zip(ring, ring.dropFirst() + ring.prefix(1)).compactMap { from, to in
                guard from.y != to.y, min(from.y, to.y) < y + 1, max(from.y, to.y) > y else { return nil }
                return from.y < to.y
                    ? Line(top: from, bottom: to, winding: 1) : Line(top: to, bottom: from, winding: -1)
            }
        }
    }

    /// Returns the heights between which lines neither cross each other nor a column.
    private static func stops(of lines: [Line], row: Double, width: Int) -> [Double] {
        var stops = [row, row + 1]
        for (index, line) in lines.enumerated() {
            stops += [line.top.y, line.bottom.y]
            for other in lines[..<index] {
                let (above, below) = (line.x(at: row) - other.x(at: row), line.x(at: row + 1) - other.x(at: row + 1))
                if (above < 0) != (below < 0) { stops.append(row + above / (above - below)) }
            }
            let (start, end) = (line.x(at: row), line.x(at: row + 1))
            for column in 0...width where (start < Double(column)) != (end < Double(column)) {
                stops.append(row + (Double(column) - start) / (end - start))
            }
        }
        return stops.filter { $0 >= row && $0 <= row + 1 }.sorted()
    }

    /// Returns the spans of a horizontal line that lie inside.
    private static func spans(of lines: [Line], at y: Double, _ rule: FillRule) -> [(Double, Double)] {
        var winding = 0
        var spans: [(Double, Double)] = []
        let crossings = lines.filter { $0.top.y < y && $0.bottom.y > y }.map { ($0.x(at: y), $0.winding) }
        for (x, change) in crossings.sorted(by: { $0.0 < $1.0 }) {
            if rule == .nonzero ? winding != 0 : winding % 2 != 0 { spans[spans.count - 1].1 = x }
            winding += change
            if rule == .nonzero ? winding != 0 : winding % 2 != 0 { spans.append((x, x)) }
        }
        return spans
    }
}

extension ExactArea {
    /// Returns a cubic curve from `start` as 512 lines.
    static func cubic(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) -> [Point] {
        (0...512).map { step in
            let t = Double(step) / 512
            let s = 1 - t
            let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            return Point(
                x: a * start.x + b * control1.x + c * control2.x + d * end.x,
                y: a * start.y + b * control1.y + c * control2.y + d * end.y)
        }
    }

    /// Returns the largest error of a bitmap's alpha, as a share of 1.
    func largestError(of bitmap: Bitmap, _ rule: FillRule) -> Double {
        (0..<bitmap.height).map { y in
            let exact = coverage(ofRow: y, width: bitmap.width, rule)
            return zip(bitmap.row(y), exact).map { abs(Double($0.alpha) / 255 - $1) }.max() ?? 0
        }.max() ?? 0
    }
}
