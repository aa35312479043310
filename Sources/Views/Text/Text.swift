import FramewrightDrawing
import FramewrightLayoutEngine
public import FramewrightTypography

/// One or more lines of text, never wider than the longest.
///
/// What changes its looks returns `Text` again, so that parts of different looks can be joined with `+`.
public struct Text: PrimitiveView {
    public typealias TruncationMode = ParagraphStyle.Truncation

    /// A line drawn with text.
    public typealias LineStyle = TextLineStyle

    /// Letters shown in one case.
    public enum Case: Hashable, Sendable, CaseIterable {
        case uppercase
        case lowercase
    }

    /// A part with looks of its own.
    private struct Part {
        let string: String
        var overrides = TextOverrides()
    }

    private var parts: [Part]

    /// Shows a string as it is.
    public init(verbatim string: String) { parts = [Part(string: string)] }

    /// Shows a string. There are no localised tables; the string is shown as it is.
    public init(_ string: some StringProtocol) { parts = [Part(string: String(string))] }

    /// One text after the other in one paragraph, each with its own looks.
    public static func + (left: Text, right: Text) -> Text {
        var text = left
        text.parts += right.parts
        return text
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let figure = TextFigure(spans: parts.map { span($0, lowering) }, lowering: lowering)
        do {
            _ = try figure.layout(for: .unspecified)
        } catch {
            lowering.report.add(.typography(error))
        }
        var content = ViewContent("Text", .text(figure))
        let transition = lowering.environment.contentTransition
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
            paint: lowering.paint(overrides.foreground ?? environment.foregroundStyle), overrides: overrides)
    }

    /// Fills in what no part says yet.
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
