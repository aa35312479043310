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
            reading starts.
            """)
    var locale = "en"

    @Option(help: "How large text is, from xSmall over large to accessibility5.")
    var textSize = TextSize.large

    @Option(help: "On which side reading starts, where it is not the language's.")
    var direction: Direction?

    @Flag(help: "Colours are to stand apart more than usual, where a screen knows how.")
    var increasedContrast = false

    /// A tag the fonts would take for English is a mistake, not a wish.
    func validate() throws {
        guard Locale.isWellFormed(locale) else {
            throw ValidationError("'\(locale)' is no language tag, such as en, ja or zh-Hant")
        }
    }

    var chosen: Traits {
        Traits(
            locale: locale, dynamicTypeSize: textSize.size,
            layoutDirection: direction.map { $0 == .rightToLeft ? .rightToLeft : .leftToRight },
            colorSchemeContrast: increasedContrast ? .increased : .standard)
    }
}

/// A dynamic type size by its name.
struct TextSize: ExpressibleByArgument {
    let size: DynamicTypeSize

    static let large = TextSize(size: .large)

    init(size: DynamicTypeSize) { self.size = size }

    init?(argument: String) {
        guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == argument }) else { return nil }
        self.init(size: size)
    }

    var defaultValueDescription: String { "\(size)" }

    static var allValueStrings: [String] { DynamicTypeSize.allCases.map { "\($0)" } }
}
