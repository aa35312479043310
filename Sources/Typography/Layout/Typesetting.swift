import FramewrightDrawing

/// Lays out a text: shapes, fits, truncates and positions it.
struct Typesetting {
    private let request: TextRequest
    private let shaper: any ParagraphShaper
    private let text: AttributedText
    /// The largest font size, to which all lengths are relative.
    private let size: Double

    /// Creates a layout process. A text without runs is laid out as an empty one of 17 points.
    init(request: TextRequest, shaper: any ParagraphShaper) {
        (self.request, self.shaper) = (request, shaper)
        text = request.text.runs.isEmpty ? AttributedText("", font: FontDescriptor(size: 17)) : request.text
        size = text.runs.map(\.attributes.font.size).max() ?? 0
    }

    func layout() throws(TypographyError) -> TextLayout {
        try check()
        let page = try page()
        var fitted = fit(page)
        if !fitted.lines.isComplete { try truncate(&fitted) }
        return place(fitted)
    }

    private func check() throws(TypographyError) {
        for run in text.runs {
            let size = run.attributes.font.size
            guard size >= 0, size <= FontDescriptor.largestSize else { throw .unusableFontSize(size) }
        }
        let bytes = text.runs.reduce(0) { $0 + $1.text.utf8.count }
        guard bytes <= TypographyError.longestText else { throw .textTooLong(bytes: bytes) }
    }

    private func page() throws(TypographyError) -> Page {
        let key = PageKey(text: text, direction: request.style.layoutDirection, locale: request.locale)
        let paragraphs = try shaper.paragraphs(key, paragraphs)
        return Page(paragraphs: paragraphs, width: request.width, height: request.height)
    }

    private func paragraphs() throws(TypographyError) -> [PageParagraph] {
        var styles: [SpanStyle] = []
        for run in text.runs {
            let fonts = try shaper.stack(for: run.attributes.font, locale: request.locale)
            styles.append(SpanStyle(run.attributes, fonts: fonts, largestSize: size))
        }
        let maker = PageMaker(
            text: text, styles: styles, direction: request.style.layoutDirection, locale: request.locale,
            shaper: shaper)
        return try maker.paragraphs()
    }

    /// Returns the first variant that fits: unchanged, increasingly tightened, then increasingly shrunk. If none
    /// fits, returns the smallest one without tightening, to be truncated. All scale factors are tried in order
    /// instead of by bisection, because with fallback fonts of other line heights, a smaller font may need more
    /// height.
    private func fit(_ page: Page) -> Fitted {
        let plain = fitted(page, scale: 1)
        if plain.lines.fits { return plain }
        var page = page
        if request.style.allowsTightening {
            for share in Self.tighter {
                let tightened = page.tightened(to: share)
                if let fitted = fits(tightened, scale: 1) { return fitted }
                if share == Self.tighter.last { page = tightened }
            }
        }
        for scale in request.style.smallerScales {
            if let fitted = fits(page, scale: scale) { return fitted }
        }
        return request.style.smallerScales.last.map { fitted(plain.fitting.page, scale: $0) } ?? plain
    }

    /// The tightening steps. AppKit documents 1.05 as the maximum ratio of a text's length to the line's for
    /// tightening.
    private static let tighter = (1...8).map { 1 / (1 + 0.05 * Double($0) / 8) }

    private func fits(_ page: Page, scale: Double) -> Fitted? {
        guard fitting(page, scale: scale).mayFit else { return nil }
        let fitted = fitted(page, scale: scale)
        return fitted.lines.fits ? fitted : nil
    }

    private func fitted(_ page: Page, scale: Double) -> Fitted {
        let fitting = fitting(page, scale: scale)
        return Fitted(fitting: fitting, lines: fitting.lines())
    }

    private func fitting(_ page: Page, scale: Double) -> LineFitter {
        LineFitter(
            page: page, metrics: LineMetrics(size: size * scale, scale: scale, pixelScale: request.pixelScale),
            largestLineCount: request.style.largestLineCount, gap: request.style.gap)
    }

    private func truncate(_ fitted: inout Fitted) throws(TypographyError) {
        let truncation = Truncation(fitting: fitted.fitting, mode: request.style.truncation) {
            style throws(TypographyError) in
            // A zero-width space needs no room.
            try shaper.shape(
                ParagraphText(
                    request.style.hasEllipsis ? "\u{2026}" : "\u{200B}", style,
                    direction: request.style.layoutDirection, locale: request.locale))
        }
        try truncation.apply(to: &fitted.lines)
    }

    private func place(_ fitted: Fitted) -> TextLayout {
        let (lines, page) = (fitted.lines.lines, fitted.fitting.page)
        let lengths = lines.map(fitted.fitting.length)
        let longest = lengths.reduce(0, max)
        let width = min(longest, page.width ?? longest)
        var placement = Placement(fitting: fitted.fitting, text: text, width: width, style: request.style)
        for (line, length) in zip(lines, lengths) { placement.add(line, length: length) }
        let reserved = fitted.fitting.height(ofLines: request.style.smallestLineCount)
        var layout = TextLayout(
            size: Size(width: width, height: max(fitted.lines.height, reserved)), lines: placement.lines,
            runs: placement.runs, decorations: placement.decorations, isTruncated: !fitted.lines.isComplete,
            isClipped: fitted.lines.isTooHigh || longest > width + LineMetrics.tolerance,
            scale: fitted.fitting.metrics.scale, missing: page.paragraphs.flatMap(\.shaped.missing),
            fonts: unique(placement.runs.map(\.glyphs.font)))
        layout.backgrounds = placement.backgrounds
        return layout
    }
}

/// The lines at the chosen scale.
private struct Fitted {
    let fitting: LineFitter
    var lines: LineFitter.Lines
}

/// Returns the fonts in order and without duplicates. A linear search suffices, because there are few.
private func unique(_ fonts: [FontID]) -> [FontID] {
    fonts.reduce(into: []) { known, font in
        if !known.contains(font) { known.append(font) }
    }
}
