public import FramewrightLayoutEngine

/// A curve from (0, 0) to (1, 1): how far a change has come after a share of its time.
///
/// The cubic with two handles that CSS and UIKit know, or quarters of a circle. Values are exact to 1e-12 of the time at
/// which they are asked for.
public struct UnitCurve: Hashable, Sendable {
    /// The first handle; of a circular curve, its beginning.
    public let startControlPoint: UnitPoint
    /// The second handle; of a circular curve, its end.
    public let endControlPoint: UnitPoint
    /// Nil for a cubic.
    private let arcs: CircularArcs?

    private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        startControlPoint = UnitPoint(x: min(max(x1, 0), 1), y: y1)
        endControlPoint = UnitPoint(x: min(max(x2, 0), 1), y: y2)
        arcs = nil
    }

    private init(_ arcs: CircularArcs) {
        (startControlPoint, endControlPoint) = (.topLeading, .bottomTrailing)
        self.arcs = arcs
    }

    /// Handles are held between 0 and 1 along the time, so that it never runs back.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
    }

    public static let linear = UnitCurve(0, 0, 1, 1)
    public static let easeIn = UnitCurve(0.42, 0, 1, 1)
    public static let easeOut = UnitCurve(0, 0, 0.58, 1)
    public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
    /// The bottom right quarter of a circle: slow at first, and without bounds at the end.
    public static let circularEaseIn = UnitCurve(.easeIn)
    /// The top left quarter of a circle.
    public static let circularEaseOut = UnitCurve(.easeOut)
    /// Half as large, one after the other.
    public static let circularEaseInOut = UnitCurve(.easeInOut)

    /// The curve with time and value swapped: from how far a change has come to the share of its time. Values of the handles
    /// become times and are held between 0 and 1 like those.
    public var inverse: UnitCurve {
        if let arcs { return UnitCurve(arcs.inverse) }
        return UnitCurve(startControlPoint.y, startControlPoint.x, endControlPoint.y, endControlPoint.x)
    }

    /// How far it has come; before the beginning 0, after the end 1.
    public func value(at progress: Double) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        if let arcs { return arcs.value(at: progress) }
        if self == .linear { return progress }
        let place = place(at: progress)
        return Self.cubic(place, startControlPoint.y, endControlPoint.y)
    }

    /// How fast it goes there: 1 is the mean. Outside it stands still.
    public func velocity(at progress: Double) -> Double {
        guard progress >= 0, progress <= 1 else { return 0 }
        if let arcs { return arcs.velocity(at: progress) }
        if self == .linear { return 1 }
        let place = place(at: progress)
        let run = Self.slope(place, startControlPoint.x, endControlPoint.x)
        let rise = Self.slope(place, startControlPoint.y, endControlPoint.y)
        return run > 1e-9 ? rise / run : rise / 1e-9
    }

    /// The cubic's own parameter where it has come to `progress` along the time: Newton's method, kept inside an interval
    /// that is halved whenever it would leave it.
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
