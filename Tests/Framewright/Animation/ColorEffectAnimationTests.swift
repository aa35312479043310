import Framewright
import Testing

@MainActor
struct ColorEffectAnimationTests {
    /// Returns true if an animated effect equals the effect of `value` at a time.
    private func shows(
        _ kind: String, of value: Double, at time: Double, from: Double, to: Double,
        _ effect: @escaping (Double) -> some View
    ) throws -> Bool {
        let moving = try Moving { effect($0.isOn ? to : from) }
        try moving.set { $0.isOn = true }
        return try moving.figures(kind, at: time) == Moving { _ in effect(value) }.figures(kind)
    }

    private func turned(_ degrees: Double) -> some View { Color.red.hueRotation(.degrees(degrees)) }

    @Test(arguments: [(0.0, 0.0), (0.25, 90), (0.5, 180), (0.75, 270), (1, 360)])
    func `a full turn of hues passes all of them`(time: Double, degrees: Double) throws {
        #expect(try shows("HueRotation", of: degrees, at: time, from: 0, to: 360) { turned($0) })
    }

    @Test func `halfway to the opposite hue is a rotation by 90 degrees`() throws {
        #expect(try shows("HueRotation", of: 90, at: 0.5, from: 0, to: 180) { turned($0) })
        #expect(try shows("HueRotation", of: -45, at: 0.5, from: 0, to: -90) { turned($0) })
    }

    @Test func `amounts of effects are interpolated`() throws {
        let red = Color.red
        #expect(try shows("Saturation", of: 0.75, at: 0.25, from: 1, to: 0) { red.saturation($0) })
        #expect(try shows("Contrast", of: 2, at: 0.5, from: 1, to: 3) { red.contrast($0) })
        #expect(try shows("Brightness", of: 0.25, at: 0.5, from: 0, to: 0.5) { red.brightness($0) })
        #expect(try shows("Grayscale", of: 0.5, at: 0.5, from: 0, to: 1) { red.grayscale($0) })
    }

    @Test func `a multiplied colour is interpolated perceptually`() throws {
        let moving = try Moving { scenery in
            Color.white.colorMultiply(scenery.isOn ? Color.white : .black)
        }
        try moving.set { $0.isOn = true }
        // The perceptual middle of black and white is #636363.
        let half = try #require(try moving.figures("ColorMultiply", at: 0.5).first)
        #expect(half.contains("0.389,0,0,0,0 / 0,0.389,0,0,0 / 0,0,0.389,0,0"), "\(half)")
    }
}
