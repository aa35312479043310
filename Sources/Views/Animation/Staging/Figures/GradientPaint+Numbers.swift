import FramewrightDrawing

extension GradientPaint.Geometry {
    /// A number for each case, of those that `FigureNumbers` tells forms by.
    var kind: Int {
        switch self {
        case .linear: 20
        case .radial: 21
        case .elliptical: 22
        case .conical: 23
        case .angular: 24
        }
    }

    /// Points, radii and angles as they are said: a whole turn is a way to go, though it ends where it began.
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
