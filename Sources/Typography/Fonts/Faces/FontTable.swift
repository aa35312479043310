/// Which file each wish means: a table, so that no answer depends on what a machine has installed besides.
///
/// System text is Inter below 20 points and Inter Display from there up. Inter is spaced for small sizes and looks loose
/// in a title ("131072" in bold is 3.53 em wide, 3.13 em in Display); Display has tighter spacing and finer details for
/// large type. Apple's system font changes from Text to Display at the same 20 points, so titles and tile numbers keep
/// about the width designers know. The face follows the size asked for, not the size `minimumScaleFactor` shrinks it
/// to: a number must not change its shapes while it shrinks.
///
/// Helvetica Neue is Inter as well, because it exists in nine weights and Liberation Sans in two.
public enum FontTable {
    /// The names `FontDescriptor.family` may have.
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

    /// The face for letters and signs that the primary lacks: fractions, currencies, thin spaces, rare Latin and Cyrillic letters.
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
