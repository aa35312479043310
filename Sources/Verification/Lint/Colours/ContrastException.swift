import FramewrightDrawing
import FramewrightTheming

/// A pair of theme colours that may have less contrast, for a reason stated in the theme.
struct ContrastException: Sendable {
    /// The token of the text colour.
    let foreground: String
    /// The background colour, or nil for any background.
    let background: SRGBColor?
    let minimum: Double

    /// True if a background equals the pair's up to rounding to 8 bits and the contrast ratio reaches the pair's
    /// minimum.
    func covers(_ color: SRGBColor, _ ratio: Double) -> Bool {
        guard let background else { return ratio >= minimum }
        let slack = 1.5 / 255
        return abs(color.red - background.red) < slack && abs(color.green - background.green) < slack
            && abs(color.blue - background.blue) < slack && ratio >= minimum
    }
}

extension Theme {
    /// The contrast pairs with a reason, in the selected context.
    var contrastExceptions: [ContrastException] {
        contrastPairs.filter { $0.reason != nil }.map { pair in
            let background = pair.background.flatMap { token(at: $0) }.flatMap { token -> SRGBColor? in
                if case .color(let color) = token.value { color } else { nil }
            }
            return ContrastException(foreground: pair.foreground, background: background, minimum: pair.minimum)
        }
    }
}
