/// A validated dash pattern: lengths are finite and not negative, and not all zero.
struct DashPattern {
    private let lengths: [Double]
    private let phase: Double
    /// The sum of the lengths.
    private let period: Double

    /// Returns nil for a style without a valid pattern.
    init?(_ style: StrokeStyle) {
        // With an odd number of lengths, dashes and gaps swap in every repetition.
        lengths = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
        period = lengths.reduce(0, +)
        guard lengths.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite, style.dashPhase.isFinite else { return nil }
        let turns = (style.dashPhase / period).rounded(.down)
        let rest = style.dashPhase - turns * period
        phase = rest >= 0 && rest < period ? rest : 0
    }

    /// Returns the number of dashes and gaps along a line of the given length.
    func count(along length: Double) -> Double { length / period * Double(lengths.count) }

    /// Returns the dashes of a line, each as an open line. Every subpath restarts the pattern. If a closed line begins
    /// and ends in a dash, both become one dash with a join; a single dash around the whole line stays closed.
    func dashes(of line: Polyline) -> [Polyline] {
        var walk = DashWalk(lengths: lengths, phase: phase, slack: period * 1e-9, startDirection: line.startDirection)
        let stops = line.stops
        for index in 1..<max(1, stops.count) {
            let isSmooth = index < line.points.count && line.isSmooth[index]
            walk.advance(from: stops[index - 1], to: stops[index], isSmooth: isSmooth)
        }
        walk.endDirection = line.endDirection
        guard line.isClosed, walk.startsInDash else { return walk.dashes + walk.lastDash }
        guard let last = walk.lastDash.first else { return walk.dashes }
        guard let first = walk.dashes.first else { return [line] }
        return walk.dashes.dropFirst() + [last.continued(by: first)]
    }
}

/// Cuts a line into dashes.
private struct DashWalk {
    private let lengths: [Double]
    /// The tolerance for sums of lengths, so that a dash that ends at a corner does not continue around it.
    private let slack: Double
    private var index = 0
    /// The remaining length of the current dash or gap.
    private var rest: Double
    private var dash: Polyline?
    /// The directions of the whole line at its ends.
    private let startDirection: Point?
    var endDirection: Point?
    let startsInDash: Bool
    /// The finished dashes.
    private(set) var dashes: [Polyline] = []

    init(lengths: [Double], phase: Double, slack: Double, startDirection: Point?) {
        (self.lengths, self.slack, self.startDirection) = (lengths, slack, startDirection)
        rest = lengths[0]
        var phase = phase
        while phase >= rest, phase > 0 {
            phase -= rest
            index = (index + 1) % lengths.count
            rest = lengths[index]
        }
        rest -= phase
        startsInDash = index % 2 == 0
    }

    /// The dash at the end of the line, if any.
    var lastDash: [Polyline] {
        guard var dash else { return [] }
        dash.endDirection = endDirection
        return [dash]
    }

    private var isDash: Bool { index % 2 == 0 }

    mutating func advance(from start: Point, to end: Point, isSmooth: Bool) {
        let length = (end - start).length
        guard length > 0 else { return }
        let direction = Point(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
        if isDash, dash == nil {
            dash = Polyline(from: start, direction: direction)
            dash?.startDirection = startDirection
        }
        var done = 0.0
        while length - done > rest + slack {
            done += rest
            step(at: start.towards(end, done / length), direction)
        }
        rest -= length - done
        if rest < slack { rest = 0 }
        dash?.append(end, isSmooth: isSmooth)
    }

    /// Ends a dash or begins one.
    private mutating func step(at point: Point, _ direction: Point) {
        if isDash {
            dash?.append(point, isSmooth: false)
            if let dash { dashes.append(dash) }
            dash = nil
        } else {
            dash = Polyline(from: point, direction: direction)
        }
        index = (index + 1) % lengths.count
        rest = lengths[index]
    }
}
