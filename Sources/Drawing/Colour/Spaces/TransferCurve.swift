/// From encoded components to linear light and back; below 0 the curve is mirrored, as CSS Color 4 has it.
enum TransferCurve {
    case linear
    /// IEC 61966-2-1: sRGB's and Display P3's.
    case sRGB
    /// A power alone: A98's 563/256, and 2.4 for Rec. 2020 as it is displayed (BT.1886), which CSS Color 4 uses since 2025.
    case power(Double)
    /// ROMM's: 1.8 with a straight piece at the dark end.
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
