import Foundation
import Testing

@testable import FramewrightDrawing

struct ExponentialTests {
    @Test func `the exponential equals that of the C library to the last digits`() {
        for step in -7000...7000 {
            let exponent = Double(step) / 10 + 0.000_123
            guard abs(exponent) <= 700 else { continue }
            #expect(abs(Exponential.power(exponent) / exp(exponent) - 1) < 2e-15)
        }
        #expect(Exponential.power(0) == 1)
    }

    @Test func `extreme exponents give zero or infinity`() {
        #expect(Exponential.power(-1e6) == 0 && Exponential.power(1e6) == .infinity && Exponential.power(.nan).isNaN)
    }

    @Test func `a colour survives a round trip through its animatable data`() {
        for byte in stride(from: 0, through: 255, by: 17) {
            let color = SRGBColor(red8: UInt8(byte), green8: UInt8(255 - byte), blue8: 96, opacity: 0.5)
            var copy = SRGBColor.clear
            copy.animatableData = color.animatableData
            #expect("\(copy)" == "\(color)")
        }
    }

    @Test func `absent and infinite values are not animated`() {
        let (from, to) = (AnimatableNumbers([10, .infinity, .nan]), AnimatableNumbers([20, 5, 7]))
        #expect((from - to).numbers == [-10, 0, 0])
        #expect((to + (from - to).scaled(by: 0.5)).numbers == [15, 5, 7])
    }
}
