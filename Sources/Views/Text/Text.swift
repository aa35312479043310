import FramewrightDrawing
import FramewrightLayoutEngine
public import FramewrightTypography

/// One or more lines of text, as wide as the longest one.
///
/// Its own modifiers return `Text`, so that parts with different attributes can be joined by `+`.
public struct Text: PrimitiveView {
    /// The position of the ellipsis in truncated text.
    public typealias TruncationMode = ParagraphStyle.Truncation

    /// A line drawn along text.
    public typealias LineStyle = TextLineStyle

    /// The case of letters.
    public enum Case: Hashable, Sendable, CaseIterable {
        case uppercase
        case lowercase
    }

    /// A part with its own attributes.
    private struct Part {
        let string: String
        var overrides = TextOverrides()
    }

    private var parts: [Part]

    /// Creates a text from a string.
    public init(verbatim string: String) { parts = [Part(string: string)] }

    /// Creates a text from a string. There are no localized tables; the string is shown unchanged.
    public init(_ string: some StringProtocol) { parts = [Part(string: String(string))] }

    /// Joins two texts into one paragraph. Each keeps its attributes.
    public static func + (left: Text, right: Text) -> Text {
        var text = left
        text.parts += right.parts
        return text
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let environment = lowering.environment
        var style = environment.paragraphStyle
        style.layoutDirection = environment.layoutDirection
        style.locale = environment.locale
        let figure = TextFigure(
            spans: parts.map { span($0, lowering) }, style: style, typeSize: environment.dynamicTypeSize,
            measurer: lowering.measurer)
        do {
            _ = try figure.layout(for: .unspecified)
        } catch {
            lowering.report.add(.typography(error))
        }
        var content = ViewContent("Text", .text(figure))
        let transition = environment.contentTransition
        if transition != .interpolate { content.motion = ViewMotion(contentTransition: transition) }
        return [ViewNode(content, layout: TextLayoutLeaf(figure: figure))]
    }

    private func span(_ part: Part, _ lowering: Lowering) -> TextFigure.Span {
        let environment = lowering.environment
        let overrides = part.overrides.completed(by: environment.textOverrides)
        let string: String =
            switch environment.textCase {
            case .uppercase: part.string.uppercased()
            case .lowercase: part.string.inLowercase
            case nil: part.string
            }
        return TextFigure.Span(
            string: string, font: overrides.resolvedFont,
            paint: lowering.paint(overrides.foreground ?? environment.foregroundStyle),
            format: overrides.format(in: lowering))
    }

    /// Sets attributes that the parts do not specify yet.
    func overriding(_ change: (inout TextOverrides) -> Void) -> Text {
        var outer = TextOverrides()
        change(&outer)
        var text = self
        for index in text.parts.indices {
            text.parts[index].overrides = text.parts[index].overrides.completed(by: outer)
        }
        return text
    }
}
