extension XMLElement {
    /// False for what is meant for other readers (SVG 2, 5.9): in languages other than English, or with extensions.
    var isWanted: Bool {
        guard attribute("requiredExtensions") == nil else { return false }
        guard let languages = attribute("systemLanguage") else { return true }
        return languages.value.split(separator: ",").contains { language in
            let language = language.trimmed.lowercased()
            return language == "en" || language.hasPrefix("en-")
        }
    }
}
