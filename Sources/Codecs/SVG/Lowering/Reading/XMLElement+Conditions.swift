import FramewrightDocuments

extension XMLElement {
    /// False for elements with unmet conditions (SVG 2, 5.9): languages other than English, or extensions.
    var isWanted: Bool {
        guard attribute("requiredExtensions") == nil else { return false }
        guard let languages = attribute("systemLanguage") else { return true }
        return languages.value.split(separator: ",").contains { language in
            let language = language.trimmed.lowercased()
            return language == "en" || language.hasPrefix("en-")
        }
    }
}
