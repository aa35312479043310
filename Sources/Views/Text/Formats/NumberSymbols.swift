/// The separators of numbers in a language: those of the Unicode locale data for the most used languages.
struct NumberSymbols: Equatable {
    var decimal = "."
    var grouping = ","
    /// The number of digits before the first separator below which there is none.
    var smallestGroup = 1
    /// Whether groups above the thousands have two digits.
    var isIndian = false

    /// Creates the symbols for a language tag in lowercase, such as `de-ch`. Unknown languages have those of English.
    init(languageTag tag: String) {
        let parts = tag.split(separator: "-").map(String.init)
        let language = parts.first ?? "en"
        let region = parts.dropFirst().first { $0.count == 2 }
        switch language {
        case "de": german(region)
        case "fr": french(region)
        case "es": spanish(region)
        case "pt": region == "pt" ? set(",", "\u{A0}", from: 2) : set(",", ".")
        case "it": region == "ch" ? set(".", "’") : set(",", ".")
        case "da", "nl", "id", "tr", "el", "ro", "sl", "hr", "sr", "vi", "is", "ca", "gl", "eu", "mk", "bs":
            set(",", ".")
        case "pl": set(",", "\u{A0}", from: 2)
        case "ru", "uk", "cs", "sk", "sv", "nb", "nn", "no", "fi", "hu", "bg", "lt", "lv", "et", "sq", "kk", "hy":
            set(",", "\u{A0}", from: ["bg", "et", "lv"].contains(language) ? 2 : 1)
        case "hi", "bn", "gu", "ta", "te", "mr", "pa", "ml", "kn": isIndian = true
        case "en" where region == "in": isIndian = true
        case "en" where region == "za": set(".", "\u{A0}")
        case "en" where region == "ch": set(".", "’")
        case "en" where ["at", "de", "dk", "nl", "be", "si"].contains(region): set(",", ".")
        default: break
        }
    }

    private mutating func german(_ region: String?) {
        switch region {
        case "ch", "li": set(".", "’")
        case "at": set(",", "\u{A0}")
        default: set(",", ".")
        }
    }

    private mutating func french(_ region: String?) {
        set(",", region == "ca" ? "\u{A0}" : "\u{202F}")
    }

    private mutating func spanish(_ region: String?) {
        guard let region else { return set(",", ".", from: 2) }
        if ["mx", "us", "gt", "hn", "ni", "pa", "pe", "pr", "sv", "do"].contains(region) { return }
        set(",", ".", from: region == "es" ? 2 : 1)
    }

    private mutating func set(_ decimal: String, _ grouping: String, from smallest: Int = 1) {
        (self.decimal, self.grouping, smallestGroup) = (decimal, grouping, smallest)
    }

    /// Returns digits with separators.
    func grouped(_ digits: String) -> String {
        guard digits.count >= 3 + smallestGroup else { return digits }
        var rest = digits[...]
        var groups = [rest.suffix(3)]
        rest = rest.dropLast(3)
        while !rest.isEmpty {
            let size = isIndian ? 2 : 3
            groups.append(rest.suffix(size))
            rest = rest.dropLast(size)
        }
        return groups.reversed().joined(separator: grouping)
    }
}
