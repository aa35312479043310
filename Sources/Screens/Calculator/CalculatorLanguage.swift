import Framewright
import FramewrightModels

/// The few words and signs a calculator needs in the reader's language.
struct CalculatorLanguage: Hashable, Sendable {
    let error: String
    /// What stands between whole and fraction.
    let point: String
    /// The error drawn in strokes as thin as those of the Latin word, where its script needs that.
    let errorArtwork: Artwork?

    init(_ locale: Locale) {
        let parts = locale.identifier.split(separator: "-").map(String.init)
        let language = parts.first ?? "en"
        let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) } && !parts.contains("hans")
        error = language == "zh" ? (isTraditional ? "錯誤" : "错误") : "Error"
        errorArtwork = language == "zh" ? (isTraditional ? ErrorWord.traditional : ErrorWord.simplified) : nil
        let regions = Self.pointRegions[language] ?? []
        point = Self.commaLanguages.contains(language) && !parts.contains { regions.contains($0) } ? "," : "."
    }

    /// What the label says: the minus sign is the typographer's.
    func text(_ display: Calculator.Display) -> String {
        switch display {
        case .error: error
        case .number(let number): String(number.map { $0 == "-" ? "−" : $0 == "." ? Character(point) : $0 })
        }
    }

    /// Unicode CLDR 46, `decimal` of the Latin digits.
    private static let commaLanguages: Set<String> = [
        "af", "az", "be", "bg", "bs", "ca", "cs", "da", "de", "el", "es", "et", "eu", "fi", "fo", "fr", "gl", "hr",
        "hu",
        "hy", "id", "is", "it", "ka", "kk", "ky", "lb", "lt", "lv", "mk", "nb", "nl", "nn", "no", "pl", "pt", "ro",
        "ru",
        "sk", "sl", "sq", "sr", "sv", "tr", "uk", "uz", "vi",
    ]

    /// Regions that write a point all the same.
    private static let pointRegions: [String: Set<String>] = [
        "de": ["ch", "li"], "it": ["ch"],
        "es": ["419", "do", "gt", "hn", "mx", "ni", "pa", "pe", "pr", "sv", "us"],
    ]
}
