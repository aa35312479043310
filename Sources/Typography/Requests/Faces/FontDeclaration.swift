/// A face in a font file of a Debian package or the user.
struct FontDeclaration: Hashable {
    /// The PostScript name, which `FontID` contains.
    let name: String
    let file: String
    /// The folder below `/usr/share/fonts` in which Debian installs the file.
    let folder: String
    /// The Debian package, or nil for a file of the user.
    let package: String?
    /// The index of the face in its file, or nil to find it by name.
    var index: UInt32?

    /// Compares only the names, which are unique, because hashing all strings for every paragraph is measurable.
    static func == (one: FontDeclaration, other: FontDeclaration) -> Bool { one.name == other.name }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension FontDeclaration {
    /// Returns a face of Inter, which has one for every multiple of 100.
    static func inter(weight: FontWeight, isItalic: Bool, isDisplay: Bool) -> FontDeclaration {
        let names = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
        let upright = names[(weight.value + 50) / 100 - 1]
        let style = isItalic ? (upright == "Regular" ? "Italic" : upright + "Italic") : upright
        let name = (isDisplay ? "InterDisplay-" : "Inter-") + style
        return FontDeclaration(name: name, file: name + ".otf", folder: "opentype/inter", package: "fonts-inter")
    }

    /// Returns a face of Liberation Sans, Serif or Mono. The PostScript name of the regular face has no style, unlike
    /// its file.
    static func liberation(_ kind: String, isBold: Bool, isItalic: Bool) -> FontDeclaration {
        let style = (isBold ? "Bold" : "") + (isItalic ? "Italic" : "")
        return FontDeclaration(
            name: "Liberation\(kind)" + (style.isEmpty ? "" : "-" + style),
            file: "Liberation\(kind)-" + (style.isEmpty ? "Regular" : style) + ".ttf",
            folder: "truetype/liberation2", package: "fonts-liberation2")
    }

    /// Returns a face of Noto Sans CJK. Debian's package has only Regular and Bold; Bold is used from weight 600.
    static func notoSansCJK(_ ideographs: Locale.Ideographs, isBold: Bool) -> FontDeclaration {
        let style = isBold ? "Bold" : "Regular"
        return FontDeclaration(
            name: "NotoSansCJK\(ideographs.rawValue)-\(style)", file: "NotoSansCJK-\(style).ttc",
            folder: "opentype/noto", package: "fonts-noto-cjk")
    }

    /// Returns a face of a Noto family in one of Debian's two weights. Only Sans and Serif have italics.
    static func noto(_ family: String, isBold: Bool, isItalic: Bool = false) -> FontDeclaration {
        let style = (isBold ? "Bold" : "") + (isItalic ? "Italic" : "")
        let name = "Noto\(family)-" + (style.isEmpty ? "Regular" : style)
        return FontDeclaration(name: name, file: name + ".ttf", folder: "truetype/noto", package: "fonts-noto-core")
    }

    /// The emoji font, which has bitmaps of 136 by 128 pixels instead of outlines.
    static let emoji = FontDeclaration(
        name: "NotoColorEmoji", file: "NotoColorEmoji.ttf", folder: "truetype/noto",
        package: "fonts-noto-color-emoji")

    /// The faces that the table can return, by name.
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
