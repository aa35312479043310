import Framewright
import FramewrightModels

/// The localized words and signs of the calculator.
struct CalculatorLanguage: Hashable, Sendable {
    let error: String
    /// The decimal separator.
    let point: String
    /// The error word drawn in strokes as thin as those of the Latin word, for scripts without a thin font.
    let errorArtwork: Artwork?

    init(tag: String) {
        let parts = tag.split(separator: "-").map(String.init)
        let language = parts.first ?? "en"
        let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) } && !parts.contains("hans")
        error = language == "zh" ? (isTraditional ? "錯誤" : "错误") : "Error"
        errorArtwork = language == "zh" ? (isTraditional ? ErrorWord.traditional : ErrorWord.simplified) : nil
        let regions = Self.pointRegions[language] ?? []
        point = Self.commaLanguages.contains(language) && !parts.contains { regions.contains($0) } ? "," : "."
    }

    /// Returns the label's text, with a typographic minus sign (U+2212).
    func text(_ display: Calculator.Display) -> String {
        switch display {
        case .error: error
        case .number(let number): String(number.map { $0 == "-" ? "−" : $0 == "." ? Character(point) : $0 })
        }
    }

    /// Languages with a decimal comma: Unicode CLDR 46, `decimal` of the Latin digits.
    private static let commaLanguages: Set<String> = [
        "af", "az", "be", "bg", "bs", "ca", "cs", "da", "de", "el", "es", "et", "eu", "fi", "fo", "fr", "gl", "hr",
        "hu",
        "hy", "id", "is", "it", "ka", "kk", "ky", "lb", "lt", "lv", "mk", "nb", "nl", "nn", "no", "pl", "pt", "ro",
        "ru",
        "sk", "sl", "sq", "sr", "sv", "tr", "uk", "uz", "vi",
    ]

    /// Regions of these languages that use a decimal point instead.
    private static let pointRegions: [String: Set<String>] = [
        "de": ["ch", "li"], "it": ["ch"],
        "es": ["419", "do", "gt", "hn", "mx", "ni", "pa", "pe", "pr", "sv", "us"],
    ]
}
