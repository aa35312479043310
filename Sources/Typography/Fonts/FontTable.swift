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
    public static let families = ["system", "Helvetica Neue", "Helvetica", "Arial"]

    static let smallestDisplaySize = 20.0

    /// The face asked for and then those that help out with characters it lacks, in order.
    static func faces(for font: FontDescriptor, locale: Locale) throws(TypographyError) -> [FontDeclaration] {
        [try primary(for: font), .notoSansCJK(locale.ideographs, isBold: font.weight.value >= 600)]
    }

    private static func primary(for font: FontDescriptor) throws(TypographyError) -> FontDeclaration {
        switch font.family.lowercased() {
        case "system", "helvetica neue":
            .inter(weight: font.weight, isItalic: font.isItalic, isDisplay: font.size >= smallestDisplaySize)
        case "helvetica", "arial":
            .liberationSans(isBold: font.weight.value >= 600, isItalic: font.isItalic)
        default: throw .unknownFamily(font.family)
        }
    }
}

/// One face in one file of one Debian package.
struct FontDeclaration: Hashable {
    /// The PostScript name, which is what a `FontID` holds.
    let name: String
    let file: String
    /// Where Debian puts it below `/usr/share/fonts`.
    let folder: String
    let package: String
}

extension FontDeclaration {
    /// Inter has a face for every hundred.
    static func inter(weight: FontWeight, isItalic: Bool, isDisplay: Bool) -> FontDeclaration {
        let names = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
        let upright = names[(weight.value + 50) / 100 - 1]
        let style = isItalic ? (upright == "Regular" ? "Italic" : upright + "Italic") : upright
        let name = (isDisplay ? "InterDisplay-" : "Inter-") + style
        return FontDeclaration(name: name, file: name + ".otf", folder: "opentype/inter", package: "fonts-inter")
    }

    /// The regular face's PostScript name has no style, unlike its file.
    static func liberationSans(isBold: Bool, isItalic: Bool) -> FontDeclaration {
        let style = (isBold ? "Bold" : "") + (isItalic ? "Italic" : "")
        return FontDeclaration(
            name: style.isEmpty ? "LiberationSans" : "LiberationSans-" + style,
            file: "LiberationSans-" + (style.isEmpty ? "Regular" : style) + ".ttf",
            folder: "truetype/liberation2", package: "fonts-liberation2")
    }

    /// Debian's package has Regular and Bold only, so every weight from 600 up is Bold and every other one Regular.
    static func notoSansCJK(_ ideographs: Locale.Ideographs, isBold: Bool) -> FontDeclaration {
        let style = isBold ? "Bold" : "Regular"
        return FontDeclaration(
            name: "NotoSansCJK\(ideographs.rawValue)-\(style)", file: "NotoSansCJK-\(style).ttc",
            folder: "opentype/noto", package: "fonts-noto-cjk")
    }

    /// Every face this table can name, for looking up a `FontID`.
    static let all: [String: FontDeclaration] = {
        let weights = stride(from: 100, through: 900, by: 100).map { FontWeight($0) }
        let flags = [false, true]
        var all: [FontDeclaration] = []
        for isItalic in flags {
            for isDisplay in flags {
                all += weights.map { .inter(weight: $0, isItalic: isItalic, isDisplay: isDisplay) }
            }
            all += flags.map { .liberationSans(isBold: $0, isItalic: isItalic) }
        }
        for isBold in flags { all += Locale.Ideographs.allCases.map { .notoSansCJK($0, isBold: isBold) } }
        return Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }()
}
