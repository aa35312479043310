/// A language tag (BCP 47, "_" taken for "-"): chooses the shapes of ideographs and the language glyphs are shaped for.
public struct Locale: Hashable, Sendable {
    /// In small letters, with hyphens.
    public let identifier: String
    /// Simplified Chinese unless the tag says otherwise.
    let ideographs: Ideographs

    var tag: String { identifier }

    /// What is not formed as a tag is counts as English.
    public init(identifier text: String) {
        identifier =
            Self.isWellFormed(text) ? String(decoding: text.utf8.map(Self.canonical), as: UTF8.self) : "en"
        ideographs = Self.ideographs(of: identifier)
    }

    public static func == (one: Locale, other: Locale) -> Bool { one.identifier == other.identifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    /// The regional tradition ideographs are drawn in; the raw value is how Noto's PostScript names spell it.
    enum Ideographs: String, CaseIterable {
        case japanese = "jp"
        case korean = "kr"
        case simplifiedChinese = "sc"
        case traditionalChinese = "tc"
        case hongKong = "hk"
    }

    private static func ideographs(of tag: String) -> Ideographs {
        let parts = tag.split(separator: "-")
        switch parts.first {
        case "ja": return .japanese
        case "ko": return .korean
        case "zh", "yue": return chinese(parts)
        default: return .simplifiedChinese
        }
    }

    /// The script in the tag counts more than the region: zh-Hans-HK is simplified.
    private static func chinese(_ parts: [Substring]) -> Ideographs {
        if parts.contains("hans") { return .simplifiedChinese }
        if parts.contains("hk") || parts.contains("mo") { return .hongKong }
        if parts.contains("hant") || parts.contains("tw") { return .traditionalChinese }
        return parts.first == "yue" ? .hongKong : .simplifiedChinese
    }

    private static func canonical(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "_"): UInt8(ascii: "-")
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
        default: byte
        }
    }
}
