package import FramewrightDrawing

/// The colours of UIKit, with the values of Apple's Human Interface Guidelines.
package enum PlatformColor: String, CaseIterable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, lightText, darkText
    case link, tint, separator, opaqueSeparator, black, white, clear
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
    case systemIndigo, systemPurple, systemPink, systemBrown
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6

    /// Creates the colour of a name in an asset catalogue, such as `systemBlueColor`; nil if there is none.
    package init?(assetName name: String) {
        self.init(rawValue: name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
    }

    /// The colour, which follows the appearance and the contrast.
    package var color: Color {
        switch self {
        case .link: .blue
        case .tint: .accentColor
        case .black, .darkText: .black
        case .white: .white
        case .clear: .clear
        case .lightText: .white.opacity(0.6)
        default: hue ?? variants?.color ?? .clear
        }
    }

    /// Returns the value in an appearance of the current system, whose tint is blue.
    package func value(in scheme: ColorScheme, contrast: ColorSchemeContrast) -> SRGBColor {
        var environment = EnvironmentValues()
        (environment.colorScheme, environment.colorSchemeContrast) = (scheme, contrast)
        environment.systemPalette = .since2025
        environment.accentColor = .blue
        return (try? color.paint(in: environment).color) ?? .clear
    }

    private var hue: Color? {
        guard rawValue.hasPrefix("system") else { return nil }
        return SystemColor(rawValue: rawValue.dropFirst(6).lowercased()).map { Color(.system($0)) }
    }

    private var variants: Variants? { texts ?? backgrounds ?? fills ?? greys }

    private var texts: Variants? {
        switch self {
        case .label: Variants(0x0000_00FF, 0xFFFF_FFFF)
        case .secondaryLabel: Variants(0x3C3C_4399, 0xEBEB_F599)
        case .tertiaryLabel, .placeholderText: Variants(0x3C3C_434D, 0xEBEB_F54D)
        case .quaternaryLabel: Variants(0x3C3C_432E, 0xEBEB_F529)
        case .separator: Variants(0x3C3C_434A, 0x5454_5899)
        case .opaqueSeparator: Variants(0xC6C6_C8FF, 0x3838_3AFF)
        default: nil
        }
    }

    private var backgrounds: Variants? {
        switch self {
        case .systemBackground: Variants(0xFFFF_FFFF, 0x0000_00FF)
        case .secondarySystemBackground: Variants(0xF2F2_F7FF, 0x1C1C_1EFF, increased: (0xEBEB_F0FF, 0x2424_26FF))
        case .tertiarySystemBackground: Variants(0xFFFF_FFFF, 0x2C2C_2EFF, increased: (0xFFFF_FFFF, 0x3636_38FF))
        case .systemGroupedBackground: Variants(0xF2F2_F7FF, 0x0000_00FF, increased: (0xEBEB_F0FF, 0x0000_00FF))
        case .secondarySystemGroupedBackground:
            Variants(0xFFFF_FFFF, 0x1C1C_1EFF, increased: (0xFFFF_FFFF, 0x2424_26FF))
        case .tertiarySystemGroupedBackground:
            Variants(0xF2F2_F7FF, 0x2C2C_2EFF, increased: (0xEBEB_F0FF, 0x3636_38FF))
        default: nil
        }
    }

    private var fills: Variants? {
        switch self {
        case .systemFill: Variants(0x7878_8033, 0x7878_805C)
        case .secondarySystemFill: Variants(0x7878_8029, 0x7878_8052)
        case .tertiarySystemFill: Variants(0x7676_801F, 0x7676_803D)
        case .quaternarySystemFill: Variants(0x7474_8014, 0x7676_802E)
        default: nil
        }
    }

    private var greys: Variants? {
        switch self {
        case .systemGray2: Variants(0xAEAE_B2FF, 0x6363_66FF, increased: (0x8E8E_93FF, 0x7C7C_80FF))
        case .systemGray3: Variants(0xC7C7_CCFF, 0x4848_4AFF, increased: (0xAEAE_B2FF, 0x5454_56FF))
        case .systemGray4: Variants(0xD1D1_D6FF, 0x3A3A_3CFF, increased: (0xBCBC_C0FF, 0x4444_46FF))
        case .systemGray5: Variants(0xE5E5_EAFF, 0x2C2C_2EFF, increased: (0xD8D8_DCFF, 0x3636_38FF))
        case .systemGray6: Variants(0xF2F2_F7FF, 0x1C1C_1EFF, increased: (0xEBEB_F0FF, 0x2424_26FF))
        default: nil
        }
    }
}

/// The values of a colour as `0xRRGGBBAA`.
private struct Variants {
    private let light, dark: UInt32
    private let increased: (light: UInt32, dark: UInt32)?

    init(_ light: UInt32, _ dark: UInt32, increased: (light: UInt32, dark: UInt32)? = nil) {
        (self.light, self.dark, self.increased) = (light, dark, increased)
    }

    var color: Color {
        let standard = Color(light: Self.color(light), dark: Self.color(dark))
        guard let increased else { return standard }
        return Color(
            standard: standard,
            increasedContrast: Color(light: Self.color(increased.light), dark: Self.color(increased.dark)))
    }

    private static func color(_ value: UInt32) -> Color {
        Color(sRGB: SRGBColor(hex: value >> 8).opacity(Double(value & 0xFF) / 255))
    }
}
