package import FramewrightDrawing

/// The colours of UIKit by the names that asset catalogues refer to, with the values of Apple's Human Interface
/// Guidelines.
package enum PlatformColor {
    /// The values as `0xRRGGBBAA`.
    private struct Variants {
        let light, dark, lightIncreased, darkIncreased: UInt32

        init(_ light: UInt32, _ dark: UInt32, increased: (light: UInt32, dark: UInt32)? = nil) {
            (self.light, self.dark) = (light, dark)
            (lightIncreased, darkIncreased) = increased ?? (light, dark)
        }
    }

    /// Returns the colour with a name such as `systemBlueColor` in an appearance; nil if there is none.
    package static func color(
        named name: String, in scheme: ColorScheme, contrast: ColorSchemeContrast
    ) -> SRGBColor? {
        var stem = Substring(name)
        if stem.hasSuffix("Color") { stem.removeLast(5) }
        if let hue = hue(stem) {
            var environment = EnvironmentValues()
            (environment.colorScheme, environment.colorSchemeContrast) = (scheme, contrast)
            environment.systemPalette = .since2025
            return hue.value(in: environment)
        }
        guard let variants = variants(stem) else { return nil }
        let isIncreased = contrast == .increased
        let value =
            switch scheme {
            case .light: isIncreased ? variants.lightIncreased : variants.light
            case .dark: isIncreased ? variants.darkIncreased : variants.dark
            }
        return SRGBColor(hex: value >> 8).opacity(Double(value & 0xFF) / 255)
    }

    private static func hue(_ stem: Substring) -> SystemColor? {
        switch stem {
        case "link", "tint": .blue
        default: stem.hasPrefix("system") ? SystemColor(rawValue: stem.dropFirst(6).lowercased()) : nil
        }
    }

    private static func variants(_ stem: Substring) -> Variants? {
        switch stem {
        case "label": Variants(0x0000_00FF, 0xFFFF_FFFF)
        case "secondaryLabel": Variants(0x3C3C_4399, 0xEBEB_F599)
        case "tertiaryLabel", "placeholderText": Variants(0x3C3C_434D, 0xEBEB_F54D)
        case "quaternaryLabel": Variants(0x3C3C_432E, 0xEBEB_F529)
        case "separator": Variants(0x3C3C_434A, 0x5454_5899)
        case "opaqueSeparator": Variants(0xC6C6_C8FF, 0x3838_3AFF)
        case "lightText": Variants(0xFFFF_FF99, 0xFFFF_FF99)
        case "darkText", "black": Variants(0x0000_00FF, 0x0000_00FF)
        case "white": Variants(0xFFFF_FFFF, 0xFFFF_FFFF)
        case "clear": Variants(0, 0)
        default: background(stem) ?? fill(stem) ?? grey(stem)
        }
    }

    private static func background(_ stem: Substring) -> Variants? {
        switch stem {
        case "systemBackground": Variants(0xFFFF_FFFF, 0x0000_00FF)
        case "secondarySystemBackground": Variants(0xF2F2_F7FF, 0x1C1C_1EFF, increased: (0xEBEB_F0FF, 0x2424_26FF))
        case "tertiarySystemBackground": Variants(0xFFFF_FFFF, 0x2C2C_2EFF, increased: (0xFFFF_FFFF, 0x3636_38FF))
        case "systemGroupedBackground": Variants(0xF2F2_F7FF, 0x0000_00FF, increased: (0xEBEB_F0FF, 0x0000_00FF))
        case "secondarySystemGroupedBackground":
            Variants(0xFFFF_FFFF, 0x1C1C_1EFF, increased: (0xFFFF_FFFF, 0x2424_26FF))
        case "tertiarySystemGroupedBackground":
            Variants(0xF2F2_F7FF, 0x2C2C_2EFF, increased: (0xEBEB_F0FF, 0x3636_38FF))
        default: nil
        }
    }

    private static func fill(_ stem: Substring) -> Variants? {
        switch stem {
        case "systemFill": Variants(0x7878_8033, 0x7878_805C)
        case "secondarySystemFill": Variants(0x7878_8029, 0x7878_8052)
        case "tertiarySystemFill": Variants(0x7676_801F, 0x7676_803D)
        case "quaternarySystemFill": Variants(0x7474_8014, 0x7676_802E)
        default: nil
        }
    }

    private static func grey(_ stem: Substring) -> Variants? {
        switch stem {
        case "systemGray2": Variants(0xAEAE_B2FF, 0x6363_66FF, increased: (0x8E8E_93FF, 0x7C7C_80FF))
        case "systemGray3": Variants(0xC7C7_CCFF, 0x4848_4AFF, increased: (0xAEAE_B2FF, 0x5454_56FF))
        case "systemGray4": Variants(0xD1D1_D6FF, 0x3A3A_3CFF, increased: (0xBCBC_C0FF, 0x4444_46FF))
        case "systemGray5": Variants(0xE5E5_EAFF, 0x2C2C_2EFF, increased: (0xD8D8_DCFF, 0x3636_38FF))
        case "systemGray6": Variants(0xF2F2_F7FF, 0x1C1C_1EFF, increased: (0xEBEB_F0FF, 0x2424_26FF))
        default: nil
        }
    }
}
