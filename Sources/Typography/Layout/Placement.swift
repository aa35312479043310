import FramewrightDrawing

/// Converts fitted lines to glyph runs at their final positions.
struct Placement {
    let fitting: LineFitter
    let text: AttributedText
    /// The width of the text, inside which lines are aligned.
    let width: Double
    let style: ParagraphStyle
    private(set) var lines: [TextLayout.Line] = []
    private(set) var runs: [TextLayout.Run] = []
    private(set) var decorations: [TextLayout.Decoration] = []
    private(set) var backgrounds: [TextLayout.Background] = []

    init(fitting: LineFitter, text: AttributedText, width: Double, style: ParagraphStyle) {
        (self.fitting, self.text, self.width, self.style) = (fitting, text, width, style)
    }

    private var metrics: LineMetrics { fitting.metrics }

    /// Adds a line.
    ///
    /// - Parameter length: The length of the line in points, for alignment.
    mutating func add(_ line: LineFitter.Line, length: Double) {
        let left = indent(length)
        lines.append(
            TextLayout.Line(
                text: line.text,
                frame: Rect(x: left, y: line.top, width: length, height: line.box.height), baseline: line.baseline,
                metrics: line.box.metrics, breaksWord: line.breaksWord))
        let isMirrored = fitting.page.paragraphs[line.paragraph].shaped.baseLevel % 2 == 1
        let start = isMirrored ? left - fitting.tail(of: line) : left
        var offsets = PieceOffsets(line.pieces, metrics)
        for segment in segments(of: line) {
            let x = start + offsets.points
            offsets.advance(over: segment)
            // Underlines end at the line's end.
            let ruled = (from: max(x, left), to: min(start + offsets.points, left + length))
            place(segment, at: Point(x: x, y: line.baseline), ruled)
            if let paint = text.runs[segment.source].attributes.background {
                let width = max(0, ruled.to - ruled.from)
                let rect = Rect(x: ruled.from, y: line.top, width: width, height: line.box.height)
                backgrounds.append(TextLayout.Background(rect: rect, paint: paint))
            }
        }
    }

    /// Returns the segments from left to right (UAX #9, L2). An ellipsis has its paragraph's direction.
    private func segments(of line: LineFitter.Line) -> [Segment] {
        let base = fitting.page.paragraphs[line.paragraph].shaped.baseLevel
        var segments: [Segment] = []
        for (number, piece) in line.pieces.enumerated() {
            let isEllipsis = piece.paragraph !== fitting.page.paragraphs[line.paragraph].shaped
            for run in piece.paragraph.runs(in: piece.clusters) {
                add(run, in: piece, number, level: isEllipsis ? base : run.level, to: &segments)
            }
        }
        guard segments.contains(where: { $0.level != 0 }) else { return segments }
        return BidiParagraph.visualOrder(segments.map(\.level)).map { segments[$0] }
    }

    /// Adds a run, split at the boundaries of the attributed text's runs.
    private func add(
        _ run: ShapedParagraph.Run, in piece: LineFitter.Piece, _ number: Int, level: UInt8,
        to segments: inout [Segment]
    ) {
        var rest = run.clusters.clamped(to: piece.clusters)
        let clusters = piece.paragraph.clusters
        while let first = rest.first {
            let span = clusters[first].span
            var end = first + 1
            if piece.sources.count == 1 { end = rest.upperBound }
            while end < rest.upperBound, clusters[end].span == span || clusters[end].boundary == .joined { end += 1 }
            segments.append(
                Segment(
                    paragraph: piece.paragraph, piece: number, run: run, clusters: first..<end, level: level,
                    source: piece.sources[min(span, piece.sources.count - 1)]))
            rest = end..<rest.upperBound
        }
    }

    /// Returns the distance of a line from the left. A line that does not fit starts at the leading edge with any
    /// alignment.
    private func indent(_ length: Double) -> Double {
        let space = width - length
        let isMirrored = style.layoutDirection == .rightToLeft
        if space < 0 { return isMirrored ? space : 0 }
        switch style.alignment {
        case .leading: return isMirrored ? space : 0
        case .center: return space / 2
        case .trailing: return isMirrored ? 0 : space
        }
    }

    private mutating func place(_ segment: Segment, at origin: Point, _ ruled: (from: Double, to: Double)) {
        let paint = text.runs[segment.source].attributes.paint
        let raised = Point(x: origin.x, y: origin.y - segment.run.style.rise * metrics.scale)
        runs.append(
            TextLayout.Run(glyphs: segment.glyphs(at: raised, metrics), paint: paint, source: segment.source))
        let font = segment.run.ruleMetrics
        if let line = text.runs[segment.source].attributes.underline {
            rule(
                line, paint: paint, ruled: ruled, baseline: raised.y, run: segment.run, height: -font.underlineDepth,
                thickness: font.underlineThickness)
        }
        if let line = text.runs[segment.source].attributes.strikethrough {
            rule(
                line, paint: paint, ruled: ruled, baseline: raised.y, run: segment.run,
                height: font.strikethroughHeight, thickness: font.strikethroughThickness)
        }
    }

    /// Adds an underline or strikethrough that is at least a pixel thick and whose dashes begin on whole pixels.
    /// Extends the preceding one if it continues it.
    private mutating func rule(
        _ style: TextLineStyle, paint: Paint, ruled: (from: Double, to: Double), baseline: Double,
        run: ShapedParagraph.Run, height: Int, thickness: Int
    ) {
        let y = metrics.snapped(baseline - metrics.points(height, of: run.ruleMetrics, run.style))
        let thick = max(
            1 / metrics.pixelScale, metrics.snapped(metrics.points(thickness, of: run.ruleMetrics, run.style)))
        let rect = Rect(x: ruled.from, y: y, width: ruled.to - ruled.from, height: thick)
        var rule = TextLayout.Decoration(rect: rect, paint: style.paint ?? paint, pattern: style.pattern)
        let near = decorations.suffix(2).lastIndex { $0.isContinued(by: rule) }
        if let near {
            decorations[near].rect.size.width = rect.maxX - decorations[near].rect.minX
        } else {
            if style.pattern != .solid { rule.rect.origin.x = metrics.snapped(rect.minX) }
            decorations.append(rule)
        }
    }
}

extension LineFitter.Line {
    /// The visible text.
    fileprivate var text: String {
        guard pieces.count == 1 else { return pieces.map { $0.paragraph.string($0.clusters) }.joined() }
        return pieces[0].paragraph.string(pieces[0].clusters)
    }
}

extension TextLayout.Decoration {
    fileprivate func isContinued(by next: TextLayout.Decoration) -> Bool {
        paint == next.paint && pattern == next.pattern && rect.minY == next.rect.minY
            && rect.height == next.rect.height
            && abs(rect.maxX - next.rect.minX) < (pattern == .solid ? LineMetrics.tolerance : 1)
    }
}
