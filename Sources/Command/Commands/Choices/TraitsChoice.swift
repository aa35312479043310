import ArgumentParser
import Framewright

/// The options that stand for what a person has set on their device.
struct TraitsChoice: ParsableArguments {
    enum Direction: String, ExpressibleByArgument, CaseIterable {
        case leftToRight = "left-to-right"
        case rightToLeft = "right-to-left"
    }

    @Option(
        help: """
            Language of the text (BCP 47), which decides between Chinese, Japanese and Korean faces and on which side \
            reading starts. (default: en)
            """)
    var locale: String?

    @Option(help: "How large text is, from xSmall over large to accessibility5. (default: large)")
    var textSize: TextSize?

    @Option(help: "On which side reading starts, where it is not the language's.")
    var direction: Direction?

    @Flag(help: "Colours are to stand apart more than usual, where a screen knows how.")
    var increasedContrast = false

    /// A tag the fonts would take for English is a mistake, not a wish.
    func validate() throws {
        if let locale, !Locale.isWellFormed(locale) {
            throw ValidationError("'\(locale)' is no language tag, such as en, ja or zh-Hant")
        }
    }

    var chosen: Traits { chosen(over: Traits()) }

    /// Options win over what a script says.
    func chosen(over script: Traits) -> Traits {
        var traits = script
        if let locale { traits.locale = locale }
        if let textSize { traits.dynamicTypeSize = textSize.size }
        if let direction { traits.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight }
        if increasedContrast { traits.colorSchemeContrast = .increased }
        return traits
    }
}

/// A dynamic type size by its name.
struct TextSize: ExpressibleByArgument {
    let size: DynamicTypeSize

    init?(argument: String) {
        guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == argument }) else { return nil }
        self.size = size
    }

    static var allValueStrings: [String] { DynamicTypeSize.allCases.map { "\($0)" } }
}
