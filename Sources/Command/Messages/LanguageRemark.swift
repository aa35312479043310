import Framewright

/// A warning for well-formed tags of unknown languages, such as `chinese`: text is set as without a language.
enum LanguageRemark {
    /// Returns the warning. Returns nil for a known language.
    static func text(of tag: String) -> String? {
        guard !Locale(identifier: tag).isKnownLanguage else { return nil }
        return "typefaces know no language '\(tag)'; tags are such as en, ja or zh-Hant"
    }

    static func report(_ tags: [String]) {
        for text in tags.compactMap(text) { Console.note("warning: \(text)") }
    }
}
