/// How a line ends.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
    /// At its last point.
    case butt
    /// With half a circle around it.
    case round
    /// Half a line width behind it.
    case square
}

/// How two lines meet.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
    /// In a point, cut to a bevel where it would be longer than the miter limit allows.
    case miter
    case round
    /// With the corner cut off.
    case bevel
}

/// How a path is traced. Lengths in points.
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: Double
    public var lineCap: LineCap
    public var lineJoin: LineJoin
    /// The longest a mitred corner may be, in line widths.
    public var miterLimit: Double
    /// Lengths of dashes and gaps in turn; empty for a solid line, and taken for empty where a length is negative or not
    /// finite or all are zero.
    public var dash: [Double]
    /// How far into the pattern the line starts.
    public var dashPhase: Double

    public init(
        lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 10,
        dash: [Double] = [], dashPhase: Double = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

extension StrokeStyle: CustomStringConvertible {
    /// The width and whatever differs from the usual.
    public var description: String {
        let usual = StrokeStyle()
        var words = [shortest(lineWidth)]
        if lineCap != usual.lineCap { words.append("\(lineCap.rawValue) cap") }
        if lineJoin != usual.lineJoin { words.append("\(lineJoin.rawValue) join") }
        if miterLimit != usual.miterLimit { words.append("limit \(shortest(miterLimit))") }
        if !dash.isEmpty {
            words.append("dash \(dash.map(shortest).joined(separator: ",")) from \(shortest(dashPhase))")
        }
        return words.joined(separator: " ")
    }
}

/// How exact a stroke is.
package enum StrokeTolerance {
    /// A stroke's outline strays at most this far from the true one: 3/64 pixel at three pixels a point.
    package static let points = 1.0 / 64
    /// A path with more dashes than this is traced without gaps: nobody sees them, and memory stays bounded.
    package static let maximumDashes = 100_000.0
    /// About as many points as an outline may have before it becomes coarser than the tolerance.
    package static let maximumPoints = 1 << 20
}
