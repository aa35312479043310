/// One face in one file, of a Debian package or of the user's own.
struct FontDeclaration: Hashable {
    /// The PostScript name, which is what a `FontID` holds.
    let name: String
    let file: String
    /// Where Debian puts it below `/usr/share/fonts`.
    let folder: String
    /// Nil for a file the user brought.
    let package: String?
    /// Of the face in its file; nil to look for its name.
    var index: UInt32?

    /// Two declarations of one name are the same; hashing four strings a paragraph would be seen.
    static func == (one: FontDeclaration, other: FontDeclaration) -> Bool { one.name == other.name }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }
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

    /// Sans, Serif or Mono. The regular face's PostScript name has no style, unlike its file.
    static func liberation(_ kind: String, isBold: Bool, isItalic: Bool) -> FontDeclaration {
        let style = (isBold ? "Bold" : "") + (isItalic ? "Italic" : "")
        return FontDeclaration(
            name: "Liberation\(kind)" + (style.isEmpty ? "" : "-" + style),
            file: "Liberation\(kind)-" + (style.isEmpty ? "Regular" : style) + ".ttf",
            folder: "truetype/liberation2", package: "fonts-liberation2")
    }

    /// Debian's package has Regular and Bold only, so every weight from 600 up is Bold and every other one Regular.
    static func notoSansCJK(_ ideographs: Locale.Ideographs, isBold: Bool) -> FontDeclaration {
        let style = isBold ? "Bold" : "Regular"
        return FontDeclaration(
            name: "NotoSansCJK\(ideographs.rawValue)-\(style)", file: "NotoSansCJK-\(style).ttc",
            folder: "opentype/noto", package: "fonts-noto-cjk")
    }

    /// One of the many Noto families, in the two weights Debian has of it; only Sans and Serif have italics.
    static func noto(_ family: String, isBold: Bool, isItalic: Bool = false) -> FontDeclaration {
        let style = (isBold ? "Bold" : "") + (isItalic ? "Italic" : "")
        let name = "Noto\(family)-" + (style.isEmpty ? "Regular" : style)
        return FontDeclaration(name: name, file: name + ".ttf", folder: "truetype/noto", package: "fonts-noto-core")
    }

    /// Pictures of 136 by 128 pixels instead of outlines.
    static let emoji = FontDeclaration(
        name: "NotoColorEmoji", file: "NotoColorEmoji.ttf", folder: "truetype/noto",
        package: "fonts-noto-color-emoji")

    /// Every face the table can name, for looking up a `FontID`.
    static let all: [String: FontDeclaration] = {
        let weights = stride(from: 100, through: 900, by: 100).map { FontWeight($0) }
        let flags = [false, true]
        var all: [FontDeclaration] = []
        for isItalic in flags {
            for isDisplay in flags {
                all += weights.map { .inter(weight: $0, isItalic: isItalic, isDisplay: isDisplay) }
            }
            for kind in ["Sans", "Serif", "Mono"] {
                all += flags.map { .liberation(kind, isBold: $0, isItalic: isItalic) }
            }
            for kind in ["Sans", "Serif"] { all += flags.map { .noto(kind, isBold: $0, isItalic: isItalic) } }
        }
        for isBold in flags {
            for ideographs in Locale.Ideographs.allCases {
                let stack = FontStack(primary: FontInstance(.emoji), isBold: isBold, ideographs: ideographs)
                all += stack.faces.map(\.declaration)
            }
        }
        return Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }()
}
