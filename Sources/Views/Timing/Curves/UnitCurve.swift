public import FramewrightLayoutEngine

/// A timing curve from (0, 0) to (1, 1): the progress of a change by the elapsed share of its time.
///
/// A cubic Bézier curve with two control points, as in CSS and UIKit, or quarter circles. The error in time is below
/// 1e-12.
public struct UnitCurve: Hashable, Sendable {
    /// The first control point; for a circular curve, its start.
    public let startControlPoint: UnitPoint
    /// The second control point; for a circular curve, its end.
    public let endControlPoint: UnitPoint
    /// The circular arcs; nil for a cubic curve.
    private let arcs: CircularArcs?

    private init(x1: Double, y1: Double, x2: Double, y2: Double) {
        startControlPoint = UnitPoint(x: min(max(x1, 0), 1), y: y1)
        endControlPoint = UnitPoint(x: min(max(x2, 0), 1), y: y2)
        arcs = nil
    }

    private init(_ arcs: CircularArcs) {
        (startControlPoint, endControlPoint) = (.topLeading, .bottomTrailing)
        self.arcs = arcs
    }

    /// Creates a cubic Bézier curve. The control points' x coordinates are clamped to 0 through 1, so that time never
    /// runs backwards.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x, y2: endControlPoint.y)
    }

    /// A constant speed.
    public static let linear = UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1)
    /// A slow start.
    public static let easeIn = UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    /// A slow end.
    public static let easeOut = UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    /// A slow start and a slow end.
    public static let easeInOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    /// The bottom right quarter of a circle: a slow start, vertical at the end.
    public static let circularEaseIn = UnitCurve(.easeIn)
    /// The top left quarter of a circle: vertical at the start, a slow end.
    public static let circularEaseOut = UnitCurve(.easeOut)
    /// The two quarter circles at half size, one after the other.
    public static let circularEaseInOut = UnitCurve(.easeInOut)

    /// The curve with time and value swapped, from progress to time. The control points' y coordinates become x
    /// coordinates and are clamped to 0 through 1.
    public var inverse: UnitCurve {
        if let arcs { return UnitCurve(arcs.inverse) }
        return UnitCurve(x1: startControlPoint.y, y1: startControlPoint.x, x2: endControlPoint.y, y2: endControlPoint.x)
    }

    /// Returns the progress at a share of the time; 0 before the start, 1 after the end.
    public func value(at progress: Double) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        if let arcs { return arcs.value(at: progress) }
        if self == .linear { return progress }
        let place = place(at: progress)
        return Self.cubic(place, startControlPoint.y, endControlPoint.y)
    }

    /// Returns the slope at a share of the time: 1 is the mean speed, 0 outside of 0 through 1.
    public func velocity(at progress: Double) -> Double {
        guard progress >= 0, progress <= 1 else { return 0 }
        if let arcs { return arcs.velocity(at: progress) }
        if self == .linear { return 1 }
        let place = place(at: progress)
        let run = Self.slope(place, startControlPoint.x, endControlPoint.x)
        let rise = Self.slope(place, startControlPoint.y, endControlPoint.y)
        return run > 1e-9 ? rise / run : rise / 1e-9
    }

    /// Returns the Bézier parameter at which x equals `progress`. Newton's method with bisection as a fallback when a
    /// step leaves the bracketing interval.
    private func place(at progress: Double) -> Double {
        var (low, high, place) = (0.0, 1.0, progress)
        for _ in 0..<64 {
            let error = Self.cubic(place, startControlPoint.x, endControlPoint.x) - progress
            if abs(error) < 1e-13 { break }
            if error > 0 { high = place } else { low = place }
            let slope = Self.slope(place, startControlPoint.x, endControlPoint.x)
            let next = slope > 1e-9 ? place - error / slope : low - 1
            place = next > low && next < high ? next : (low + high) / 2
        }
        return place
    }

    private static func cubic(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    private static func slope(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
    }
}
