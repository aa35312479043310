import Framewright

/// A warning of tags that are well formed and of no language, such as `chinese`: text is set as if no language were given.
enum LanguageRemark {
    /// Nil where there is nothing to say.
    static func text(of tag: String) -> String? {
        guard !Locale(identifier: tag).isKnownLanguage else { return nil }
        return "typefaces know no language '\(tag)'; tags are such as en, ja or zh-Hant"
    }

    static func report(_ tags: [String]) {
        for text in tags.compactMap(text) { Console.note("warning: \(text)") }
    }
}
