public import FramewrightDrawing
public import FramewrightLayoutEngine
public import FramewrightTypography
import Synchronization

/// A lowered text, which can be measured for any proposal and drawn.
public struct TextFigure: Sendable {
    /// A run of text with uniform attributes.
    struct Span: Sendable {
        let string: String
        let font: Font
        private(set) var paint: Paint
        /// The lines and the spacing.
        let format: Format
        /// The image in place of text.
        var image: InlineImage?
        /// The lengths while they are animated; nil for those of the font and the overrides.
        var lengths: Lengths?

        func painted(_ paint: Paint) -> Span {
            var span = self
            span.paint = paint
            return span
        }

        func saying(_ string: String) -> Span {
            Span(string: string, font: font, paint: paint, format: format, image: image, lengths: lengths)
        }

        func inFont(_ font: Font) -> Span {
            Span(string: string, font: font, paint: paint, format: format, image: image, lengths: lengths)
        }
    }

    /// The attributes of a span besides its font and paint.
    struct Format: Sendable {
        var kerning = 0.0
        var tracking = 0.0
        var baselineOffset = 0.0
        var underline: TextLineStyle?
        var strikethrough: TextLineStyle?
        /// The paint behind the text.
        var background: Paint?
    }

    /// The animatable lengths of a span, in points. Infinity stands for a missing value.
    struct Lengths: Sendable {
        /// The font size; infinity for a font whose size depends on the proposal.
        var size: Double
        var leading: Double
        var kerning: Double
        var tracking: Double
        var baselineOffset: Double
    }

    private(set) var spans: [Span]
    private let style: ParagraphStyle
    private let measurer: any TextMeasurer
    private let typeSize: DynamicTypeSize
    /// The text, if its size does not depend on the proposal.
    private var fixedText: AttributedText?
    private var recent = RecentLayouts()
    /// Deviations from the intended drawing, in words.
    public private(set) var remarks: [String] = []

    init(spans: [Span], style: ParagraphStyle, typeSize: DynamicTypeSize, measurer: any TextMeasurer) {
        self.spans = spans
        self.style = style
        self.typeSize = typeSize
        self.measurer = measurer
        let isFixed = !spans.contains(where: \.font.isRelative)
        fixedText = isFixed ? Self.text(spans, height: nil, at: typeSize) : nil
    }

    /// The whole string.
    public var string: String { spans.map(\.string).joined() }

    /// The paint of the first span.
    public var paint: Paint { spans.first?.paint ?? Paint(.clear) }

    /// The paint of each span.
    var paints: [Paint] { spans.map(\.paint) }

    /// Returns the text with other paints, one per span.
    func painted(_ paints: [Paint]) -> TextFigure { respanned(zip(spans, paints).map { $0.painted($1) }) }

    /// Returns the text with only some of its characters visible, selected by index. The others still take up space.
    func showing(_ isShown: (Int) -> Bool) -> TextFigure {
        var place = 0
        return respanned(
            spans.flatMap { span in
                span.image != nil
                    ? [span]
                    : span.string.map { character in
                        defer { place += 1 }
                        return span.saying(String(character)).painted(isShown(place) ? span.paint : Paint(.clear))
                    }
            })
    }

    /// The lengths of all spans.
    var lengths: AnimatableNumbers {
        get {
            let runs = (fixedText ?? Self.text(spans, height: nil, at: typeSize)).runs
            return AnimatableNumbers(
                zip(spans, runs).flatMap { Lengths($1.attributes, isRelative: $0.font.isRelative).numbers })
        }
        set {
            var spans = spans
            for (index, start) in zip(spans.indices, stride(from: 0, to: newValue.numbers.count, by: Lengths.count)) {
                spans[index].lengths = Lengths(newValue.numbers[start...])
            }
            self = respanned(spans)
        }
    }

    private func respanned(_ spans: [Span]) -> TextFigure {
        var figure = self
        figure.spans = spans
        if fixedText != nil { figure.fixedText = Self.text(spans, height: nil, at: typeSize) }
        figure.recent = RecentLayouts()
        return figure
    }

    /// Returns the layout for a proposal. The last few are cached here, and the measurer caches shaping.
    public func layout(for proposal: ProposedViewSize) throws(TypographyError) -> TextLayout {
        if let known = recent.layout(for: proposal) { return known }
        let layout = try measurer.layout(
            fixedText ?? Self.text(spans, height: proposal.height, at: typeSize), style: style,
            proposedWidth: proposal.width, proposedHeight: proposal.height)
        recent.keep(layout, for: proposal)
        return layout
    }

    /// Replaces fonts that are not available by the system font, and notes a remark for each. Other errors are
    /// passed to `report`.
    mutating func replaceMissingFonts(_ report: (TypographyError) -> Void) {
        for _ in 0...spans.count {
            do {
                _ = try layout(for: .unspecified)
                return
            } catch {
                guard let remark = error.standIn else { return report(error) }
                if !remarks.contains(remark) { remarks.append(remark) }
                self = respanned(spans.map { $0.inFont($0.font.replacing(error)) })
            }
        }
    }

    private static func text(_ spans: [Span], height: Double?, at typeSize: DynamicTypeSize) -> AttributedText {
        AttributedText(
            runs: spans.map { span in
                var attributes = TextAttributes(
                    font: span.font.descriptor(height: height, at: typeSize), paint: span.paint,
                    kerning: span.format.kerning, tracking: span.format.tracking,
                    baselineOffset: span.format.baselineOffset, underline: span.format.underline,
                    strikethrough: span.format.strikethrough)
                attributes.background = span.format.background
                attributes.box = span.image?.box
                span.lengths?.apply(to: &attributes)
                return .init(span.image == nil ? span.string : InlineImage.placeholder, attributes)
            })
    }
}

extension TextFigure.Lengths {
    static var count: Int { 5 }

    init(_ attributes: TextAttributes, isRelative: Bool) {
        size = isRelative ? .infinity : attributes.font.size
        leading = attributes.font.leading ?? .infinity
        (kerning, tracking, baselineOffset) = (attributes.kerning, attributes.tracking, attributes.baselineOffset)
    }

    /// Creates lengths from `count` numbers.
    init(_ numbers: ArraySlice<Double>) {
        let first = numbers.startIndex
        (size, leading, kerning) = (numbers[first], numbers[first + 1], numbers[first + 2])
        (tracking, baselineOffset) = (numbers[first + 3], numbers[first + 4])
    }

    var numbers: [Double] { [size, leading, kerning, tracking, baselineOffset] }

    /// Applies the lengths. The size is clamped, because a spring may overshoot to negative values.
    func apply(to attributes: inout TextAttributes) {
        if size.isFinite { attributes.font.size = min(max(0, size), FontDescriptor.largestSize) }
        if leading.isFinite { attributes.font.leading = leading }
        (attributes.kerning, attributes.tracking, attributes.baselineOffset) = (kerning, tracking, baselineOffset)
    }
}

/// A cache of the last layouts of a text. Layout proposes about ten sizes (minimum, maximum and final length on each
/// axis), and drawing uses the last one again. A lookup here avoids hashing the whole text.
private final class RecentLayouts: Sendable {
    private typealias Entry = (proposal: ProposedViewSize, layout: TextLayout)
    private static let limit = 16
    private let entries = Mutex<[Entry]>([])

    func layout(for proposal: ProposedViewSize) -> TextLayout? {
        entries.withLock { entries in entries.last { $0.proposal == proposal }?.layout }
    }

    func keep(_ layout: TextLayout, for proposal: ProposedViewSize) {
        entries.withLock { entries in
            if entries.count == Self.limit { entries.removeFirst() }
            entries.append((proposal, layout))
        }
    }
}

extension TextFigure: CustomStringConvertible {
    /// The spans with their paints, on one line.
    public var description: String {
        spans.map {
            "\"\($0.string.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n"))\" \($0.paint)"
        }
        .joined(separator: " + ")
    }
}

extension TextFigure {
    /// Returns the drawing commands for a frame, which is also the extent of gradients.
    func commands(in frame: Rect, proposal: ProposedViewSize) -> [DisplayList.Item.Command] {
        guard let layout = try? layout(for: proposal) else { return [] }
        guard spans.contains(where: { $0.image != nil }) else { return layout.commands(in: frame) }
        let images = layout.runs.flatMap { run -> [DisplayList.Item.Command] in
            guard spans.indices.contains(run.source), let image = spans[run.source].image else { return [] }
            let origin = run.glyphs.origin + frame.origin
            return image.commands(at: origin, scale: layout.scale, paint: run.paint.placed(in: frame))
        }
        var text = layout
        text.runs.removeAll { spans.indices.contains($0.source) && spans[$0.source].image != nil }
        return text.commands(in: frame) + images
    }
}

extension TextLayout {
    fileprivate func commands(in frame: Rect) -> [DisplayList.Item.Command] {
        backgrounds.map { area in
            .fillRect(
                RoundedRect(Rect(origin: area.rect.origin + frame.origin, size: area.rect.size)),
                area.paint.placed(in: frame))
        }
            + runs.map { .glyphs($0.glyphs.offset(by: frame.origin), $0.paint.placed(in: frame)) }
            + decorations.flatMap { rule in
                rule.dashes.map { dash in
                    let rect = Rect(origin: dash.origin + frame.origin, size: dash.size)
                    return .fillRect(RoundedRect(rect), rule.paint.placed(in: frame))
                }
            }
    }
}

/// The layout of a text. A text that cannot be shaped, which lowering reports, has no size.
struct TextLayoutLeaf: LeafLayout {
    private(set) var figure: TextFigure

    init(figure: TextFigure) { self.figure = figure }

    static var layoutProperties: LayoutProperties { .text }

    var animatableData: AnimatableNumbers {
        get { figure.lengths }
        set { figure.lengths = newValue }
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size { lines(for: proposal)?.size ?? .zero }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> Double? {
        guide == .firstTextLeading ? bounds.minX : nil
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> Double? {
        switch guide {
        case .firstTextBaseline: lines(for: proposal).map { bounds.minY + $0.firstBaseline }
        case .lastTextBaseline: lines(for: proposal).map { bounds.minY + $0.lastBaseline }
        default: nil
        }
    }

    /// Returns the spacing preferred by the fonts: at the top that of the first line, at the bottom that of the last.
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        guard let lines = lines(for: .unspecified)?.lines, let first = lines.first, let last = lines.last else {
            return ViewSpacing()
        }
        var spacing = ViewSpacing()
        spacing.formUnion(ViewSpacing(text: TextSpacing(first.metrics)), edges: [.top, .leading, .trailing])
        spacing.formUnion(ViewSpacing(text: TextSpacing(last.metrics)), edges: .bottom)
        return spacing
    }

    private func lines(for proposal: ProposedViewSize) -> TextLayout? { try? figure.layout(for: proposal) }
}

extension TextSpacing {
    /// Creates spacing from metrics. Leading is the space between lines in addition to their height.
    init(_ metrics: TextMetrics) {
        self.init(
            lineHeight: metrics.lineHeight, ascent: metrics.ascent, descent: metrics.descent,
            capHeight: metrics.capHeight, leading: max(0, metrics.leading - metrics.lineHeight))
    }
}
