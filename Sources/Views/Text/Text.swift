import FramewrightDrawing
import FramewrightLayoutEngine
public import FramewrightTypography

/// What the environment says about lines of text.
struct TextStyle: Hashable, Sendable {
    var lineLimit: Int?
    var minimumScaleFactor = 1.0
    var alignment = TextAlignment.leading
}

/// One or more lines of text, never wider than the longest.
public struct Text: PrimitiveView {
    private let string: String

    /// Shows a string as it is.
    public init(verbatim string: String) { self.string = string }

    /// Shows a string. There are no localised tables; the string is shown as it is.
    public init(_ string: some StringProtocol) { self.string = String(string) }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let environment = lowering.environment
        let figure = TextFigure(
            string: string, paint: lowering.paint(environment.foregroundStyle), font: environment.font,
            style: environment.textStyle.paragraph, typesetter: lowering.typesetter)
        do {
            _ = try figure.layout(for: .unspecified)
        } catch {
            lowering.report.add(.typography(error))
        }
        return [ViewNode(ViewContent("Text", .text(figure)), layout: TextLayoutLeaf(figure: figure))]
    }
}

extension TextStyle {
    fileprivate var paragraph: ParagraphStyle {
        var style = ParagraphStyle()
        style.lineLimit = lineLimit
        style.minimumScaleFactor = minimumScaleFactor
        style.alignment = alignment
        return style
    }
}

extension View {
    /// The font of all text inside.
    public func font(_ font: Font) -> some View { changingEnvironment { $0.font = font } }

    /// The style of text and of shapes without a fill.
    public func foregroundStyle(_ style: some ShapeStyle) -> some View {
        changingEnvironment { $0.foregroundStyle = style }
    }

    /// At most this many lines of text, the last one truncated; nil for any number.
    public func lineLimit(_ number: Int?) -> some View { changingEnvironment { $0.textStyle.lineLimit = number } }

    /// Lets text shrink down to this share of its size rather than be truncated.
    public func minimumScaleFactor(_ factor: Double) -> some View {
        changingEnvironment { $0.textStyle.minimumScaleFactor = factor }
    }

    /// Where lines lie inside a text of several; the text's own place is its container's business.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        changingEnvironment { $0.textStyle.alignment = alignment }
    }
}
