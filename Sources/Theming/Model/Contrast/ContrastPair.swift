public import FramewrightDrawing

/// A pair of colour tokens that are drawn on each other, with their minimum contrast.
public struct ContrastPair: Hashable, Sendable {
    /// The path of the text's or symbol's colour.
    public let foreground: String
    /// The path of the opaque background colour, or nil for any background, which requires a reason.
    public let background: String?
    /// The minimum WCAG 2 contrast ratio, 1 to 21: usually 4.5 for text, 3 for large text and symbols, 7 for enhanced
    /// contrast.
    public let minimum: Double
    /// The reason for a lower minimum than usual, or nil.
    public let reason: String?
}

/// The contrast of a pair in one context.
public struct ContrastResult: Hashable, Sendable {
    /// The measured pair.
    public let pair: ContrastPair
    /// The context, or nil for the plain values.
    public let context: String?
    /// The foreground colour in the context.
    public let foreground: SRGBColor
    /// The background colour in the context.
    public let background: SRGBColor
    /// The WCAG 2 contrast ratio, 1 to 21.
    public let ratio: Double

    /// True if the ratio reaches the pair's minimum.
    public var passes: Bool { ratio >= pair.minimum }
}

extension ContrastResult: CustomStringConvertible {
    /// The result on one line: `ok 8.72 of 4.5 color.ink on color.cell`. The ratio is rounded down, never up.
    public var description: String {
        let cut = shortest((ratio * 100).rounded(.down) / 100)
        let ground = pair.background ?? "anything"
        return "\(passes ? "ok" : "low") \(cut) of \(shortest(pair.minimum)) \(pair.foreground) on \(ground)"
    }
}

extension Theme {
    /// Returns the contrast of all declared pairs of two colours in the selected context, in the order of the file.
    public func contrastReport() -> [ContrastResult] {
        contrastPairs.compactMap { pair in
            guard case .color(let foreground)? = token(at: pair.foreground)?.value,
                case .color(let background)? = pair.background.flatMap({ token(at: $0) })?.value
            else { return nil }
            return ContrastResult(
                pair: pair, context: selectedContext, foreground: foreground, background: background,
                ratio: contrastRatio(foreground, on: background))
        }
    }
}
