public import FramewrightDrawing

/// Two colour tokens that are drawn one on the other, and the least contrast they must have.
public struct ContrastPair: Hashable, Sendable {
    /// Path of the text's or symbol's colour.
    public let foreground: String
    /// Path of the colour under it, opaque; nil for whatever is there, which only a pair with a reason may say.
    public let background: String?
    /// WCAG 2 ratio, 1 to 21; 4.5 for text, 3 for large text and symbols, 7 for enhanced contrast.
    public let minimum: Double
    /// Why less than is usually asked for will do; nil for a pair that needs no excuse.
    public let reason: String?
}

/// How a pair does in one context.
public struct ContrastResult: Hashable, Sendable {
    /// The pair measured.
    public let pair: ContrastPair
    /// The context it was measured in; nil for the plain values.
    public let context: String?
    /// The foreground's colour there.
    public let foreground: Color
    /// The background's colour there.
    public let background: Color
    /// WCAG 2 ratio, 1 to 21.
    public let ratio: Double

    /// Whether the pair is as legible as the file demands.
    public var passes: Bool { ratio >= pair.minimum }
}

extension ContrastResult: CustomStringConvertible {
    /// `ok 8.72 of 4.5 color.ink on color.cell`; cut, never rounded up.
    public var description: String {
        let cut = shortest((ratio * 100).rounded(.down) / 100)
        let ground = pair.background ?? "anything"
        return "\(passes ? "ok" : "low") \(cut) of \(shortest(pair.minimum)) \(pair.foreground) on \(ground)"
    }
}

extension Theme {
    /// Every declared pair of two colours, in the order of the file, measured in the selected context.
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
