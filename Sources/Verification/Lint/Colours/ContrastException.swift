import FramewrightDrawing
import FramewrightTheming

/// A pair of a theme's colours that may have less contrast, for the reason the theme gives.
struct ContrastException: Sendable {
    /// Token of the text.
    let foreground: String
    /// Nil for whatever is under it.
    let background: Color?
    let minimum: Double

    /// True for that ground, to the rounding of a pixel, where the text stands out as much as the theme says.
    func covers(_ color: Color, _ ratio: Double) -> Bool {
        guard let background else { return ratio >= minimum }
        let slack = 1.5 / 255
        return abs(color.red - background.red) < slack && abs(color.green - background.green) < slack
            && abs(color.blue - background.blue) < slack && ratio >= minimum
    }
}

extension Theme {
    /// In the selected context.
    var contrastExceptions: [ContrastException] {
        contrastPairs.filter { $0.reason != nil }.map { pair in
            let ground = pair.background.flatMap { token(at: $0) }.flatMap { token -> Color? in
                if case .color(let color) = token.value { color } else { nil }
            }
            return ContrastException(foreground: pair.foreground, background: ground, minimum: pair.minimum)
        }
    }
}
