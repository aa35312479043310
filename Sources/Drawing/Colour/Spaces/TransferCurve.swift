/// A transfer curve between encoded components and linear light. Negative values are mirrored, as in CSS Color 4.
enum TransferCurve {
    case linear
    /// The curve of sRGB and Display P3 (IEC 61966-2-1).
    case sRGB
    /// A power function: exponent 563/256 for A98, and 2.4 for Rec. 2020 as displayed (BT.1886), which CSS Color 4 uses
    /// since 2025.
    case power(Double)
    /// The curve of ROMM RGB: exponent 1.8 with a linear part near black.
    case proPhoto

    func decoded(_ value: Double) -> Double { value < 0 ? -decodedMagnitude(-value) : decodedMagnitude(value) }

    func encoded(_ light: Double) -> Double { light < 0 ? -encodedMagnitude(-light) : encodedMagnitude(light) }

    private func decodedMagnitude(_ value: Double) -> Double {
        switch self {
        case .linear: value
        case .sRGB: value > 0.04045 ? Exponential.power((value + 0.055) / 1.055, 2.4) : value / 12.92
        case .power(let exponent): Exponential.power(value, exponent)
        case .proPhoto: value > 16 / 512 ? Exponential.power(value, 1.8) : value / 16
        }
    }

    private func encodedMagnitude(_ light: Double) -> Double {
        switch self {
        case .linear: light
        case .sRGB: light > 0.0031308 ? 1.055 * Exponential.power(light, 1 / 2.4) - 0.055 : light * 12.92
        case .power(let exponent): Exponential.power(light, 1 / exponent)
        case .proPhoto: light >= 1 / 512 ? Exponential.power(light, 1 / 1.8) : light * 16
        }
    }
}
