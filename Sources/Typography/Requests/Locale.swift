/// A language tag (BCP 47, with "_" accepted for "-"), which determines the shapes of ideographs and the language for
/// shaping.
public struct Locale: Hashable, Sendable {
    /// The tag in lowercase with hyphens.
    public let identifier: String
    /// The regional forms of ideographs; simplified Chinese by default.
    let ideographs: Ideographs

    var tag: String { identifier }

    /// Creates a locale. A malformed tag is replaced by English.
    public init(identifier text: String) {
        identifier =
            Self.isWellFormed(text) ? String(decoding: text.utf8.map(Self.canonical), as: UTF8.self) : "en"
        ideographs = Self.ideographs(of: identifier)
    }

    /// Returns true if the identifiers are equal.
    public static func == (one: Locale, other: Locale) -> Bool { one.identifier == other.identifier }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    /// The regional forms of ideographs. The raw value is their spelling in Noto's PostScript names.
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

    /// Determines the forms for a Chinese tag. The script takes precedence over the region: zh-Hans-HK is simplified.
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
