/// The mapping of requested fonts to files. It is a fixed table, so that layouts do not depend on installed fonts.
///
/// System text is Inter below 20 points and Inter Display from 20 points. Inter is spaced for small sizes and looks
/// loose in titles ("131072" in bold is 3.53 em wide, 3.13 em in Display); Display has tighter spacing and finer
/// details for large type. Apple's system font changes from Text to Display at the same size, so titles and tile
/// numbers keep about the widths that designers expect. The choice depends on the requested size, not on the size
/// after `minimumScaleFactor`, so that a number does not change its shapes while it shrinks.
///
/// Helvetica Neue is also mapped to Inter, because Inter has nine weights and Liberation Sans two.
public enum FontTable {
    /// The valid values of `FontDescriptor.family`.
    public static let families = [
        "system", "Helvetica Neue", "Helvetica", "Arial", "Times New Roman", "Courier New",
    ]

    static let smallestDisplaySize = 20.0

    static func primary(for font: FontDescriptor) throws(TypographyError) -> FontDeclaration {
        switch font.family.lowercased() {
        case "system": try system(font)
        case "helvetica neue": inter(font)
        case "helvetica", "arial": liberation("Sans", font)
        case "times new roman": liberation("Serif", font)
        case "courier new": liberation("Mono", font)
        default: throw .unknownFamily(font.family, known: families)
        }
    }

    /// Returns the fallback face for characters that the primary face lacks: fractions, currency signs, thin spaces,
    /// rare Latin and Cyrillic letters.
    static func helper(for font: FontDescriptor) -> FontDeclaration {
        let isSerif = font.design == .serif || font.family.lowercased() == "times new roman"
        return .noto(isSerif ? "Serif" : "Sans", isBold: font.weight >= .semibold, isItalic: font.isItalic)
    }

    private static func system(_ font: FontDescriptor) throws(TypographyError) -> FontDeclaration {
        switch font.design {
        case .default: inter(font)
        case .monospaced: liberation("Mono", font)
        case .serif: liberation("Serif", font)
        case .rounded: throw .designMissing(font.design)
        }
    }

    private static func inter(_ font: FontDescriptor) -> FontDeclaration {
        .inter(weight: font.weight, isItalic: font.isItalic, isDisplay: font.size >= smallestDisplaySize)
    }

    private static func liberation(_ name: String, _ font: FontDescriptor) -> FontDeclaration {
        .liberation(name, isBold: font.weight.value >= 600, isItalic: font.isItalic)
    }
}
