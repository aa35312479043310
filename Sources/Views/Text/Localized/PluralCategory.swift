/// The grammatical number of a quantity in a language, by the Unicode plural rules for cardinal numbers.
package enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other

    /// Creates the category of a number in the language of a tag. Unknown languages follow English.
    package init(of number: Double, language tag: String) {
        let language = tag.split(separator: "-").first.map(String.init) ?? "en"
        let magnitude = number.magnitude
        guard magnitude < 1e15, magnitude.rounded() == magnitude else {
            self = Self.fraction(magnitude, language)
            return
        }
        self = Self.whole(Int(magnitude), language)
    }

    private static func fraction(_ number: Double, _ language: String) -> PluralCategory {
        switch language {
        case "fr", "pt", "hi", "bn", "fa", "gu", "kn", "zu", "am", "hy": number < 2 ? .one : .other
        case "cs", "sk", "lt": .many
        default: .other
        }
    }

    private static func whole(_ number: Int, _ language: String) -> PluralCategory {
        switch language {
        case "ja", "ko", "zh", "th", "vi", "id", "ms", "lo", "my", "km": .other
        case "fr", "pt": number < 2 ? .one : number > 0 && number % 1_000_000 == 0 ? .many : .other
        case "es", "it", "ca": number == 1 ? .one : number > 0 && number % 1_000_000 == 0 ? .many : .other
        case "hi", "bn", "fa", "gu", "kn", "zu", "am", "hy", "pa": number < 2 ? .one : .other
        case "ru", "uk", "be": eastSlavic(number)
        case "sr", "hr", "bs": number % 10 == 1 && number % 100 != 11 ? .one : isFew(number) ? .few : .other
        case "pl": number == 1 ? .one : isFew(number) ? .few : .many
        case "cs", "sk": number == 1 ? .one : (2...4).contains(number) ? .few : .other
        case "ar": arabic(number)
        case "he": number == 1 ? .one : number == 2 ? .two : .other
        case "lt": lithuanian(number)
        case "lv": latvian(number)
        case "ro": number == 1 ? .one : number == 0 || (1...19).contains(number % 100) ? .few : .other
        case "sl": slovenian(number)
        case "is", "mk": number % 10 == 1 && number % 100 != 11 ? .one : .other
        case "cy": welsh(number)
        case "ga": irish(number)
        default: number == 1 ? .one : .other
        }
    }

    private static func isFew(_ number: Int) -> Bool {
        (2...4).contains(number % 10) && !(12...14).contains(number % 100)
    }

    private static func eastSlavic(_ number: Int) -> PluralCategory {
        number % 10 == 1 && number % 100 != 11 ? .one : isFew(number) ? .few : .many
    }

    private static func arabic(_ number: Int) -> PluralCategory {
        switch number {
        case 0: .zero
        case 1: .one
        case 2: .two
        default: (3...10).contains(number % 100) ? .few : (11...99).contains(number % 100) ? .many : .other
        }
    }

    private static func lithuanian(_ number: Int) -> PluralCategory {
        guard !(11...19).contains(number % 100) else { return .other }
        return number % 10 == 1 ? .one : number % 10 == 0 ? .other : .few
    }

    private static func latvian(_ number: Int) -> PluralCategory {
        number % 10 == 0 || (11...19).contains(number % 100) ? .zero : number % 10 == 1 ? .one : .other
    }

    private static func slovenian(_ number: Int) -> PluralCategory {
        switch number % 100 {
        case 1: .one
        case 2: .two
        case 3, 4: .few
        default: .other
        }
    }

    private static func welsh(_ number: Int) -> PluralCategory {
        switch number {
        case 0: .zero
        case 1: .one
        case 2: .two
        case 3: .few
        case 6: .many
        default: .other
        }
    }

    private static func irish(_ number: Int) -> PluralCategory {
        switch number {
        case 1: .one
        case 2: .two
        case 3...6: .few
        case 7...10: .many
        default: .other
        }
    }
}
