import Foundation
import Testing

@testable import FramewrightDrawing

struct LogarithmTests {
    @Test func `logarithms and powers equal those of the C library to the last digits`() {
        for step in 1...4000 {
            let number = Double(step) / 1000 * Double(step % 7 + 1)
            #expect(abs(Exponential.logarithm(number) - log(number)) < 2e-15 * max(1, abs(log(number))))
            for exponent in [1.0 / 3, 0.45, 1.8, 2.4, 563.0 / 256] {
                let expected = pow(number, exponent)
                #expect(abs(Exponential.power(number, exponent) - expected) < 2e-14 * max(1, expected))
            }
        }
    }

    @Test func `very small and very large numbers have logarithms too`() {
        for number in [Double.leastNonzeroMagnitude, 1e-300, 1e300, Double.greatestFiniteMagnitude] {
            #expect(abs(Exponential.logarithm(number) / log(number) - 1) < 4e-16)
        }
        #expect(Exponential.logarithm(1) == 0 && Exponential.logarithm(0) == -.infinity)
        #expect(Exponential.logarithm(-1).isNaN && Exponential.logarithm(.nan).isNaN)
        #expect(Exponential.power(0, 2) == 0 && Exponential.power(0, 0) == 1 && Exponential.power(-1, 2).isNaN)
    }
}
