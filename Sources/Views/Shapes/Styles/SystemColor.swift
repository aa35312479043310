import FramewrightDrawing

/// The values of the system's colours, which change with the years.
package enum SystemPalette: Hashable, Sendable {
    /// The palette up to iOS 18. The default.
    case until2024
    /// The palette of iOS 26, which is current in 2026.
    case since2025
}

/// A colour that the system defines for each appearance, with the values of Apple's Human Interface Guidelines.
enum SystemColor: String, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

    /// The values as `0xRRGGBB`.
    private struct Variants {
        let light: UInt32
        let dark: UInt32
        let lightIncreased: UInt32
        let darkIncreased: UInt32

        init(_ light: UInt32, dark: UInt32, increased: (light: UInt32, dark: UInt32)) {
            (self.light, self.dark) = (light, dark)
            (lightIncreased, darkIncreased) = (increased.light, increased.dark)
        }
    }

    /// Returns the value in an environment's appearance.
    func value(in environment: EnvironmentValues) -> SRGBColor {
        let variants = environment.systemPalette == .since2025 ? valuesSince2025 : valuesUntil2024
        let isIncreased = environment.colorSchemeContrast == .increased
        return switch environment.colorScheme {
        case .light: SRGBColor(hex: isIncreased ? variants.lightIncreased : variants.light)
        case .dark: SRGBColor(hex: isIncreased ? variants.darkIncreased : variants.dark)
        }
    }

    private var valuesUntil2024: Variants {
        switch self {
        case .red: Variants(0xFF3B30, dark: 0xFF453A, increased: (0xD70015, 0xFF6961))
        case .orange: Variants(0xFF9500, dark: 0xFF9F0A, increased: (0xC93400, 0xFFB340))
        case .yellow: Variants(0xFFCC00, dark: 0xFFD60A, increased: (0xB25000, 0xFFD426))
        case .green: Variants(0x34C759, dark: 0x30D158, increased: (0x248A3D, 0x30DB5B))
        case .mint: Variants(0x00C7BE, dark: 0x63E6E2, increased: (0x0C817B, 0x66D4CF))
        case .teal: Variants(0x30B0C7, dark: 0x40C8E0, increased: (0x008299, 0x5DE6FF))
        case .cyan: Variants(0x32ADE6, dark: 0x64D2FF, increased: (0x0071A4, 0x70D7FF))
        case .blue: Variants(0x007AFF, dark: 0x0A84FF, increased: (0x0040DD, 0x409CFF))
        case .indigo: Variants(0x5856D6, dark: 0x5E5CE6, increased: (0x3634A3, 0x7D7AFF))
        case .purple: Variants(0xAF52DE, dark: 0xBF5AF2, increased: (0x8944AB, 0xDA8FFF))
        case .pink: Variants(0xFF2D55, dark: 0xFF375F, increased: (0xD30F45, 0xFF6482))
        case .brown: Variants(0xA2845E, dark: 0xAC8E68, increased: (0x7F6545, 0xB59469))
        case .gray: Variants(0x8E8E93, dark: 0x8E8E93, increased: (0x6C6C70, 0xAEAEB2))
        }
    }

    private var valuesSince2025: Variants {
        switch self {
        case .red: Variants(0xFF383C, dark: 0xFF4245, increased: (0xE9152D, 0xFF6165))
        case .orange: Variants(0xFF8D28, dark: 0xFF9230, increased: (0xC55300, 0xFFA056))
        case .yellow: Variants(0xFFCC00, dark: 0xFFD600, increased: (0xA16A00, 0xFEDF43))
        case .green: Variants(0x34C759, dark: 0x30D158, increased: (0x008932, 0x4AD968))
        case .mint: Variants(0x00C8B3, dark: 0x00DAC3, increased: (0x008575, 0x54DFCB))
        case .teal: Variants(0x00C3D0, dark: 0x00D2E0, increased: (0x008198, 0x3BDDEC))
        case .cyan: Variants(0x00C0E8, dark: 0x3CD3FE, increased: (0x007EAE, 0x6DD9FF))
        case .blue: Variants(0x0088FF, dark: 0x0091FF, increased: (0x1E6EF4, 0x5CB8FF))
        case .indigo: Variants(0x6155F5, dark: 0x6D7CFF, increased: (0x564ADE, 0xA7AAFF))
        case .purple: Variants(0xCB30E0, dark: 0xDB34F2, increased: (0xB02FC2, 0xEA8DFF))
        case .pink: Variants(0xFF2D55, dark: 0xFF375F, increased: (0xE7124D, 0xFF8AC4))
        case .brown: Variants(0xAC7F5E, dark: 0xB78A66, increased: (0x956D51, 0xDBA679))
        case .gray: Variants(0x8E8E93, dark: 0x8E8E93, increased: (0x6C6C70, 0xAEAEB2))
        }
    }
}

extension SRGBColor {
    /// Creates an opaque colour from `0xRRGGBB`.
    init(hex: UInt32) {
        self.init(
            red8: UInt8(truncatingIfNeeded: hex >> 16), green8: UInt8(truncatingIfNeeded: hex >> 8),
            blue8: UInt8(truncatingIfNeeded: hex))
    }
}
