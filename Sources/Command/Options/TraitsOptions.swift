import ArgumentParser
import Framewright
import FramewrightVerification

/// The options for the user's settings.
struct TraitsOptions: ParsableArguments {
    enum Direction: String, ExpressibleByArgument, CaseIterable {
        case leftToRight = "left-to-right"
        case rightToLeft = "right-to-left"

        /// Parses the name, or the short forms `rtl` and `ltr`, ignoring case, hyphens and underscores.
        init?(argument: String) {
            switch argument.lowercased().filter({ $0 != "-" && $0 != "_" }) {
            case "ltr", "lefttoright": self = .leftToRight
            case "rtl", "righttoleft": self = .rightToLeft
            default: return nil
            }
        }
    }

    @Option(
        help: """
            Language of the text (BCP 47), which decides between Chinese, Japanese and Korean faces and on which side \
            reading starts. (default: en)
            """)
    var locale: String?

    @Option(
        help:
            "How large text is, from xSmall over large to accessibility5; XXL or AX3 are short names. (default: large)")
    var textSize: TextSize?

    @Option(help: "On which side reading starts, where it is not the language's; rtl and ltr are short names.")
    var direction: Direction?

    @Flag(help: "Colours are to stand apart more than usual, where a screen knows how.")
    var increasedContrast = false

    /// Rejects malformed language tags, which fonts would treat as English.
    func validate() throws {
        if let locale, !Locale.isWellFormed(locale) {
            throw ValidationError("'\(locale)' is no language tag, such as en, ja or zh-Hant")
        }
    }

    var chosen: Traits { chosen(over: Traits()) }

    /// Returns the settings of a script with the options applied.
    func chosen(over script: Traits) -> Traits {
        var traits = script
        if let locale { traits.locale = locale }
        if let textSize { traits.dynamicTypeSize = textSize.size }
        if let direction { traits.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight }
        if increasedContrast { traits.colorSchemeContrast = .increased }
        return traits
    }
}

/// A dynamic type size by its name, or in a common form: `XXL`, `extra-large`, `AX3`, `accessibilityLarge`.
struct TextSize: ExpressibleByArgument {
    let size: DynamicTypeSize

    init?(argument: String) {
        guard let size = Self.sizes[Self.key(argument)] else { return nil }
        self.size = size
    }

    /// The sizes of which a spelling is like the word, in which a star stands for any signs. Nil if there are none.
    static func sizes(like word: String) -> [DynamicTypeSize]? {
        let pattern = key(word)
        let found = Set(sizes.filter { MatrixFilter.matches($0.key[...], pattern[...]) }.values)
        return found.isEmpty ? nil : DynamicTypeSize.allCases.filter(found.contains)
    }

    static var allValueStrings: [String] { DynamicTypeSize.allCases.map { "\($0)" } }
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

    /// All spellings, normalised by `key`.
    private static let sizes: [String: DynamicTypeSize] = {
        var sizes: [String: DynamicTypeSize] = [:]
        for size in DynamicTypeSize.allCases { sizes["\(size)".lowercased()] = size }
        let short: [(String, DynamicTypeSize)] = [
            ("xs", .xSmall), ("s", .small), ("m", .medium), ("l", .large), ("xl", .xLarge), ("xxl", .xxLarge),
            ("xxxl", .xxxLarge), ("ax1", .accessibility1), ("ax2", .accessibility2), ("ax3", .accessibility3),
            ("ax4", .accessibility4), ("ax5", .accessibility5),
        ]
        for (name, size) in short { sizes[name] = size }
        // UIKit's content size categories.
        let categories = ["medium", "large", "xlarge", "xxlarge", "xxxlarge"]
        for (name, size) in zip(categories, DynamicTypeSize.allCases.suffix(5)) { sizes["accessibility\(name)"] = size }
        for (name, size) in zip(["m", "l", "xl", "xxl", "xxxl"], DynamicTypeSize.allCases.suffix(5)) {
            sizes["accessibility\(name)"] = size
        }
        return sizes
    }()

    /// Returns the text without case, separators and UIKit's prefix, with `extra` replaced by `x` and `2xl` by `xxl`.
    private static func key(_ text: String) -> String {
        var key = text.lowercased().filter { !"-_. ".contains($0) }
        if key.hasPrefix("uictcontentsizecategory") { key.removeFirst("uictcontentsizecategory".count) }
        key = key.replacing("extra", with: "x").replacing("a11y", with: "accessibility")
        for (digit, letters) in [("2x", "xx"), ("3x", "xxx")] where key.hasPrefix(digit) {
            key = letters + key.dropFirst(2)
        }
        return key
    }
}
