import FramewrightLayoutEngine
import Testing

@testable import FramewrightViews

struct CurveTests {
    @Test(arguments: [UnitCurve.easeIn, .easeOut, .easeInOut, .bezier(0.9, -0.6, 0.1, 1.7), .bezier(0, 1, 1, 0)])
    func `a curve passes through every point of its cubic`(curve: UnitCurve) {
        let (first, second) = (curve.startControlPoint, curve.endControlPoint)
        for step in 1..<1000 {
            let place = Double(step) / 1000
            let x = cubic(place, first.x, second.x)
            // On a steep curve an error in x causes a larger error in y.
            let slope = max(1, abs(curve.velocity(at: x)))
            #expect(abs(curve.value(at: x) - cubic(place, first.y, second.y)) < 1e-12 * slope)
        }
    }

    @Test(arguments: [
        (UnitCurve.easeIn, [0.017026610, 0.093464651, 0.315356813, 0.621861869, 0.839427846]),
        (.easeOut, [0.160572154, 0.378138131, 0.684643187, 0.906535349, 0.982973390]),
        (.easeInOut, [0.019722454, 0.129161931, 0.500000000, 0.870838069, 0.980277546]),
    ])
    func `the ease family has the values of browsers`(curve: UnitCurve, values: [Double]) {
        for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
            #expect(abs(curve.value(at: time) - value) < 1e-8)
        }
    }

    @Test func `the velocity is the derivative of the value`() {
        for step in 1..<100 {
            let time = Double(step) / 100
            let change = UnitCurve.easeInOut.value(at: time + 1e-6) - UnitCurve.easeInOut.value(at: time - 1e-6)
            #expect(abs(UnitCurve.easeInOut.velocity(at: time) - change / 2e-6) < 1e-4)
        }
    }

    @Test func `control points are clamped to times between 0 and 1`() {
        let curve = UnitCurve.bezier(-1, 0, 2, 1)
        #expect(curve.startControlPoint.x == 0 && curve.endControlPoint.x == 1)
        #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
    }

    @Test func `circular curves follow quarters of a circle`() {
        for step in 0...100 {
            let x = Double(step) / 100
            let (rise, fall) = (UnitCurve.circularEaseIn.value(at: x), UnitCurve.circularEaseOut.value(at: x))
            #expect(abs(x * x + (1 - rise) * (1 - rise) - 1) < 1e-12)
            #expect(abs((1 - x) * (1 - x) + fall * fall - 1) < 1e-12)
            let both = [x / 2, (1 + x) / 2].map { UnitCurve.circularEaseInOut.value(at: $0) }
            #expect(abs(both[0] - rise / 2) < 1e-12 && abs(both[1] - (1 + fall) / 2) < 1e-12)
        }
    }

    @Test(arguments: [
        UnitCurve.linear, .easeIn, .easeInOut, .bezier(0.2, 0.9, 0.1, 1), .circularEaseIn, .circularEaseOut,
        .circularEaseInOut,
    ])
    func `an inverse maps a value back to its time`(curve: UnitCurve) {
        for step in 1..<100 {
            let time = Double(step) / 100
            let slope = max(1, 1 / curve.velocity(at: time))
            #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-9 * slope)
        }
        #expect(curve.inverse.inverse == curve)
    }

    @Test(arguments: [UnitCurve.circularEaseIn, .circularEaseOut, .circularEaseInOut])
    func `the velocity of a circular curve is the derivative of its value`(curve: UnitCurve) {
        for time in [0.1, 0.25, 0.45, 0.7, 0.9] {
            let change = curve.value(at: time + 1e-6) - curve.value(at: time - 1e-6)
            #expect(abs(curve.velocity(at: time) - change / 2e-6) < 1e-4)
        }
    }

    private func cubic(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let (a, b, c) = (1 - 3 * second + 3 * first, 3 * second - 6 * first, 3 * first)
        return ((a * t + b) * t + c) * t
    }
}

extension UnitCurve {
    fileprivate static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        bezier(startControlPoint: .init(x: x1, y: y1), endControlPoint: .init(x: x2, y: y2))
    }
}
