import FramewrightDrawing

/// Coverage the slow, obvious way: cut the polygon to each pixel, measure what is left, fold it by the rule.
struct ExactArea {
    /// Closed rings of points, in pixels.
    var rings: [[Point]]

    /// 0 to 1 for every pixel of row `y`, from column 0.
    func coverage(ofRow y: Int, width: Int, _ rule: FillRule) -> [Double] {
        let rings = rings.map { Self.cut($0, from: Double(y), \.y) }
        return (0..<width).map { x in
            Self.fold(rings.map { Self.signedArea(Self.cut($0, from: Double(x), \.x)) }.reduce(0, +), rule)
        }
    }

    private static func fold(_ area: Double, _ rule: FillRule) -> Double {
        guard rule == .evenOdd else { return min(abs(area), 1) }
        let rest = abs(area).truncatingRemainder(dividingBy: 2)
        return rest > 1 ? 2 - rest : rest
    }

    /// What lies in the unit strip that starts at `start` along an axis.
    private static func cut(_ ring: [Point], from start: Double, _ axis: KeyPath<Point, Double>) -> [Point] {
        half(half(ring) { $0[keyPath: axis] - start }) { start + 1 - $0[keyPath: axis] }
    }

    /// Sutherland and Hodgman: what lies where `side` is positive.
    private static func half(_ ring: [Point], _ side: (Point) -> Double) -> [Point] {
        var result: [Point] = []
        for (from, to) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
            let (a, b) = (side(from), side(to))
            if a >= 0 { result.append(from) }
            if (a >= 0) != (b >= 0) {
                let share = a / (a - b)
                result.append(Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
            }
        }
        return result
    }

    private static func signedArea(_ ring: [Point]) -> Double {
        zip(ring, ring.dropFirst() + ring.prefix(1)).map { ($0.x * $1.y - $1.x * $0.y) / 2 }.reduce(0, +)
    }
}

extension ExactArea {
    /// A cubic from `start`, as 512 lines.
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

    /// How far a painted picture's alpha is from this, at worst, as a share of 1.
    func largestError(of bitmap: Bitmap, _ rule: FillRule) -> Double {
        (0..<bitmap.height).map { y in
            let exact = coverage(ofRow: y, width: bitmap.width, rule)
            return zip(bitmap.row(y), exact).map { abs(Double($0.alpha) / 255 - $1) }.max() ?? 0
        }.max() ?? 0
    }
}
