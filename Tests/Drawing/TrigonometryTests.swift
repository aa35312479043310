import Foundation
import Testing

@testable import FramewrightDrawing

struct TrigonometryTests {
    @Test(arguments: [1.0, 10, 1000, 1_000_000])
    func `sine and cosine equal those of the C library to the last digits`(range: Double) {
        for step in -2000...2000 {
            let angle = Double(step) / 2000 * range * 0.999 + 0.000_123
            #expect(abs(Trigonometry.sine(angle) - sin(angle)) < 2e-15)
            #expect(abs(Trigonometry.cosine(angle) - cos(angle)) < 2e-15)
        }
    }

    @Test func `quarter turns are exact to rounding`() {
        for quarter in -8...8 {
            let angle = Double(quarter) * .pi / 2
            #expect(abs(Trigonometry.sine(angle) - [0, 1, 0, -1][quarter & 3]) < 4e-15)
            #expect(abs(Trigonometry.cosine(angle) - [1, 0, -1, 0][quarter & 3]) < 4e-15)
        }
    }

    @Test func `the arc tangent is correct in every direction`() {
        for step in 0..<3600 {
            let angle = (Double(step) - 1799.5) / 1800 * .pi
            let found = Trigonometry.arcTangent(y: 3 * sin(angle), x: 3 * cos(angle))
            #expect(abs(found - angle) < 2e-15)
        }
        #expect(Trigonometry.arcTangent(y: 0, x: 0) == 0 && Trigonometry.arcTangent(y: 0, x: -1) == .pi)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `an invalid angle gives NaN`(angle: Double) {
        #expect(Trigonometry.sine(angle).isNaN && Trigonometry.cosine(angle).isNaN)
        #expect(Trigonometry.arcTangent(y: angle, x: 1).isNaN && Trigonometry.arcTangent(y: 1, x: angle).isNaN)
    }

    @Test(arguments: [1e7, 1e300, -1e18])
    func `extreme angles stay between -1 and 1`(angle: Double) {
        #expect(abs(Trigonometry.sine(angle)) <= 1 && abs(Trigonometry.cosine(angle)) <= 1)
    }
}
