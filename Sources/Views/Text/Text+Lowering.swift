import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

extension Text: PrimitiveView {
    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let environment = lowering.environment
        var style = environment.paragraphStyle
        style.layoutDirection = environment.layoutDirection
        style.locale = environment.textLocale
        var runs = TextRuns(lowering)
        runs.add(self)
        var figure = TextFigure(
            spans: runs.spans, style: style, typeSize: environment.dynamicTypeSize, measurer: lowering.measurer)
        figure.replaceMissingFonts { lowering.report.add(.typography($0)) }
        var content = ViewContent("Text", .text(figure))
        let transition = environment.contentTransition
        if transition != .interpolate { content.motion = ViewMotion(contentTransition: transition) }
        return [ViewNode(content, layout: TextLayoutLeaf(figure: figure))]
    }

    /// Returns the plain text in an environment.
    @MainActor
    package func string(in environment: EnvironmentValues) -> String {
        parts.map { part in
            switch part.content {
            case .string(let string): string
            case .localized(let text): text.string(in: environment)
            case .deferred(let text): text.make(environment).string(in: environment)
            case .inline: ""
            }
        }
        .joined()
    }
}

/// The spans of a text in an environment.
@MainActor
private struct TextRuns {
    private static let deepestNesting = 64

    private let lowering: Lowering
    private(set) var spans: [TextFigure.Span] = []

    init(_ lowering: Lowering) { self.lowering = lowering }

    /// Adds the parts of a text, whose attributes are completed by outer ones.
    mutating func add(_ text: Text, within outer: TextOverrides? = nil, depth: Int = 0) {
        guard depth < Self.deepestNesting else { return }
        for part in text.parts {
            let overrides = outer.map { part.overrides.completed(by: $0) } ?? part.overrides
            switch part.content {
            case .string(let string): add(string, overrides)
            case .localized(let text): add(text, overrides, depth: depth)
            case .deferred(let text): add(text.make(lowering.environment), within: overrides, depth: depth + 1)
            case .inline(let view): add(view, overrides)
            }
        }
    }

    private mutating func add(_ text: LocalizedText, _ overrides: TextOverrides, depth: Int) {
        for run in text.runs(in: lowering.environment) {
            var inner = TextOverrides()
            inner.apply(run.style, isLink: run.isLink)
            inner = inner.completed(by: overrides)
            switch run.content {
            case .string(let string): add(string, inner)
            case .text(let text): add(text, within: inner, depth: depth + 1)
            }
        }
    }

    private mutating func add(_ string: String, _ overrides: TextOverrides) {
        let environment = lowering.environment
        let overrides = overrides.completed(by: environment.textOverrides)
        let shown =
            switch environment.textCase {
            case .uppercase: string.uppercased()
            case .lowercase: string.inLowercase
            case nil: string
            }
        spans.append(span(shown, overrides))
    }

    /// Adds an image in the size and colour of the text around it.
    private mutating func add(_ view: InlineView, _ overrides: TextOverrides) {
        let overrides = overrides.completed(by: lowering.environment.textOverrides)
        let inner = lowering.with { environment in
            environment.textOverrides = overrides
            if let foreground = overrides.foreground { environment.foregroundStyle = foreground }
        }
        guard let node = view.nodes(inner).first, let image = InlineImage(node) else { return }
        var span = span("", overrides)
        span.image = image
        spans.append(span)
    }

    private func span(_ string: String, _ overrides: TextOverrides) -> TextFigure.Span {
        var format = overrides.format(in: lowering)
        format.background = overrides.background.map { lowering.paint($0) }
        return TextFigure.Span(
            string: string, font: overrides.resolvedFont,
            paint: lowering.paint(overrides.foreground ?? lowering.environment.foregroundStyle), format: format)
    }
}

extension TextOverrides {
    /// Applies the attributes of Markdown.
    mutating func apply(_ style: MarkdownStyle, isLink: Bool) {
        if style.contains(.strong) { isBold = true }
        if style.contains(.emphasis) { isItalic = true }
        if style.contains(.code) { setMonospaced(true) }
        if style.contains(.strikethrough) { strikethrough = .drawn(.solid, nil) }
        if isLink { foreground = LinkStyle() }
    }
}

/// The tint of links.
struct LinkStyle: ShapeStyle, Equatable {
    func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try environment.accentInk.paint(in: environment)
    }
}
