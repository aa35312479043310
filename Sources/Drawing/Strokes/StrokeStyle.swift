/// The shape at the ends of a line.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
    /// Ends at the last point.
    case butt
    /// Ends with a half circle around the last point.
    case round
    /// Extends half a line width beyond the last point.
    case square
}

/// The shape where two lines join.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
    /// A pointed corner, cut to a bevel if it exceeds the miter limit.
    case miter
    case round
    /// A corner that is cut off.
    case bevel
}

/// The style of a stroked path. Lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
    /// The width of the line.
    public var lineWidth: Double
    /// The shape at the ends.
    public var lineCap: LineCap
    /// The shape at the joins.
    public var lineJoin: LineJoin
    /// The maximum length of a mitred corner, in line widths.
    public var miterLimit: Double
    /// The lengths of dashes and gaps, alternating. Empty for a solid line; also treated as empty if a length is
    /// negative or not finite or all are zero.
    public var dash: [Double]
    /// The offset into the pattern at which the line starts.
    public var dashPhase: Double

    /// Creates a style.
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
    /// The width and all non-default properties.
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

/// The tolerances of strokes.
package enum StrokeTolerance {
    /// The maximum deviation of a stroke's outline in points: 3/64 pixel at three pixels per point.
    package static let points = 1.0 / 64
    /// A path with more dashes is stroked without gaps, which are invisible then, so that memory stays bounded.
    package static let maximumDashes = 100_000.0
    /// The approximate number of points beyond which an outline becomes coarser than the tolerance.
    package static let maximumPoints = 1 << 20
}
