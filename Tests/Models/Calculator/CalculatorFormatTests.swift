import Foundation
import FramewrightModels
import Testing

/// Foundation's `String(format:)` is the test oracle.
struct CalculatorFormatTests {
    @Test(arguments: [
        0.1, 0.1234567895, 0.5, 1, 1.5, 9.999999995, 99.99999995, 999_999_999, 999_999_999.4, 999_999_999.5, 1e9,
        0.0001, 0.00009999999999, 0.000099999, 1e-5, 123_456_789.5, 123_456_788.5, 1.0 / 3, 2.0 / 3, 1e15, 1e22, 1e23,
        1e100, .greatestFiniteMagnitude, .leastNormalMagnitude, .leastNonzeroMagnitude, .pi, 4_503_599_627_370_496.5,
    ])
    func `edge cases are formatted like printf`(value: Double) {
        for value in [value, -value, value.nextUp, value.nextDown] {
            #expect(CalculatorFormat.text(value) == oracle(value))
        }
    }

    @Test func `random bit patterns are formatted like printf`() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<3000 {
            let value = Double(bitPattern: generator.next())
            if value.isFinite { #expect(CalculatorFormat.text(value) == oracle(value)) }
        }
    }

    /// Ten digits ending in 5 are rounded wrongly if the shortest digits are rounded once more.
    @Test func `numbers of ten digits ending in 5 are rounded from their exact value`() {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<3000 {
            let digits = Double(generator.next(in: 100_000_000...999_999_999) * 10 + 5)
            for power in [1.0, 10, 1e3, 1e9, 1e10, 1e12] {
                #expect(CalculatorFormat.text(digits / power) == oracle(digits / power))
            }
        }
    }

    @Test func `zero is 0 whatever its sign, and infinity and NaN have no text`() {
        #expect(CalculatorFormat.text(0) == "0" && CalculatorFormat.text(-0.0) == "0")
        #expect([Double.nan, .infinity, -.infinity].map(CalculatorFormat.text) == ["nan", "inf", "-inf"])
    }

    private func oracle(_ value: Double) -> String { String(format: "%.9g", value) }
}
