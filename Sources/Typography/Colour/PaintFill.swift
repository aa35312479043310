import FramewrightDrawing

/// A fill of a paint graph: the text's own paint, or a paint of the graph.
enum PaintFill {
    case foreground(opacity: Double)
    case paint(Paint)

    func step(_ path: Path) -> GlyphLayers.Step {
        switch self {
        case .foreground(let opacity): .foreground(path, opacity: opacity)
        case .paint(let paint): .command(.fillPath(path, .nonzero, paint))
        }
    }

    func applying(_ transform: AffineTransform) -> PaintFill {
        guard case .paint(let paint) = self else { return self }
        return .paint(paint.applying(ProjectionTransform(transform)))
    }
}

extension ColorTable {
    /// Returns the fill of a paint, or nil for other paints and for gradients without stops.
    func fill(_ paint: Int) -> PaintFill? {
        guard let format = colr.u8(paint) else { return nil }
        if format == 2 || format == 3 {
            guard let entry = colr.u16(paint + 1), let opacity = colr.fraction(paint + 3) else { return nil }
            return fill(entry, opacity: opacity)
        }
        guard (4...9).contains(format), let offset = colr.u24(paint + 1),
            let line = ColorLine(self, at: paint + offset, varies: format % 2 == 1)
        else { return nil }
        switch format {
        case 4, 5: return linear(paint + 4, line)
        case 6, 7: return radial(paint + 4, line)
        default: return sweep(paint + 4, line)
        }
    }

    /// Reads a linear gradient. Its colours are constant along the direction from p0 to p2, so p1 is projected onto
    /// the perpendicular of that direction through p0.
    private func linear(_ place: Int, _ line: ColorLine) -> PaintFill? {
        guard let p0 = colr.point(place), let p1 = colr.point(place + 4), let p2 = colr.point(place + 8) else {
            return nil
        }
        let across = Point(x: p0.y - p2.y, y: p2.x - p0.x)
        let square = across.x * across.x + across.y * across.y
        let share = square > 0 ? ((p1.x - p0.x) * across.x + (p1.y - p0.y) * across.y) / square : 0
        let end = square > 0 ? Point(x: p0.x + across.x * share, y: p0.y + across.y * share) : p1
        return line.fill(.linear(start: line.first(p0, end), end: line.last(p0, end)))
    }

    private func radial(_ place: Int, _ line: ColorLine) -> PaintFill? {
        guard let c0 = colr.point(place), let r0 = colr.u16(place + 4), let c1 = colr.point(place + 6),
            let r1 = colr.u16(place + 10)
        else { return nil }
        let (from, to) = (Double(r0), Double(r1))
        return line.fill(
            .conical(
                start: line.first(c0, c1), startRadius: max(0, line.first(from, to)), end: line.last(c0, c1),
                endRadius: max(0, line.last(from, to))))
    }

    /// Reads a sweep gradient, whose angles are stored minus half a turn.
    private func sweep(_ place: Int, _ line: ColorLine) -> PaintFill? {
        guard let center = colr.point(place), let start = colr.fraction(place + 4), let end = colr.fraction(place + 6)
        else { return nil }
        return line.fill(
            .angular(
                center: center, startAngle: halfTurns(line.first(start + 1, end + 1)),
                endAngle: halfTurns(line.last(start + 1, end + 1))))
    }
}

/// The stops of a gradient, normalized to 0...1, with their original range.
struct ColorLine {
    private let stops: [GradientPaint.Stop]
    private let spread: GradientPaint.Spread
    private let lowest: Double
    private let highest: Double

    /// Reads the stops. Returns nil if there are none.
    init?(_ table: ColorTable, at place: Int, varies: Bool) {
        let colr = table.colr
        guard let extend = colr.u8(place), let count = colr.u16(place + 1) else { return nil }
        let length = varies ? 10 : 6
        let read = (0..<min(count, PaintGraph.maximumVisits)).compactMap { number -> (at: Double, color: SRGBColor)? in
            let stop = place + 3 + number * length
            guard let at = colr.fraction(stop), let entry = colr.u16(stop + 2), let opacity = colr.fraction(stop + 4)
            else { return nil }
            return (at, table.color(entry).opacity(opacity))
        }
        guard let lowest = read.map(\.at).min(), let highest = read.map(\.at).max() else { return nil }
        (self.lowest, self.highest) = (lowest, highest)
        let range = highest - lowest
        stops = read.map { .init($0.color, location: range > 0 ? ($0.at - lowest) / range : 0) }
        spread = extend == 1 ? .repeat : extend == 2 ? .reflect : .pad
    }

    func fill(_ geometry: GradientPaint.Geometry) -> PaintFill {
        .paint(Paint(GradientPaint(geometry, stops: stops, spread: spread)))
    }

    func first(_ from: Double, _ to: Double) -> Double { from + (to - from) * lowest }

    func last(_ from: Double, _ to: Double) -> Double { from + (to - from) * highest }

    func first(_ from: Point, _ to: Point) -> Point { Point(x: first(from.x, to.x), y: first(from.y, to.y)) }

    func last(_ from: Point, _ to: Point) -> Point { Point(x: last(from.x, to.x), y: last(from.y, to.y)) }
}
