import FramewrightDrawing

extension GradientPaint.Geometry {
    /// A number for each case, distinct from the other kinds in `FigureNumbers`.
    var kind: Int {
        switch self {
        case .linear: 20
        case .radial: 21
        case .elliptical: 22
        case .conical: 23
        case .angular: 24
        }
    }

    /// Points, radii and angles. Angles are not normalized: a full turn is animated, although it ends where it
    /// starts.
    var numbers: [Double] {
        switch self {
        case .linear(let start, let end): [start.x, start.y, end.x, end.y]
        case .radial(let center, let startRadius, let endRadius): [center.x, center.y, startRadius, endRadius]
        case .elliptical(let center, let startRadius, let endRadius, let axes):
            [center.x, center.y, startRadius, endRadius, axes.width, axes.height]
        case .conical(let start, let startRadius, let end, let endRadius):
            [start.x, start.y, startRadius, end.x, end.y, endRadius]
        case .angular(let center, let startAngle, let endAngle):
            [center.x, center.y, startAngle.radians, endAngle.radians]
        }
    }
}
