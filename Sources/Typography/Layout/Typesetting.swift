import FramewrightDrawing

/// Answers one request: shape, fit, truncate, place.
struct Typesetting {
    let request: TextRequest
    let fonts: FontLibrary

    func layout() throws(TypographyError) -> TextLayout {
        try check()
        let declarations = try FontTable.faces(for: request.font, locale: request.locale)
        let shaper = Shaper(library: fonts, fonts: declarations, locale: request.locale)
        let page = Page(
            paragraphs: try paragraphs(shaper), primary: try fonts.face(declarations[0]), width: request.width,
            height: request.height)
        var fitted = fit(page)
        if !fitted.lines.isComplete { fitted.fitting.truncate(&fitted.lines, ellipsis: try shaper.shape("\u{2026}")) }
        return place(fitted)
    }

    private func check() throws(TypographyError) {
        let size = request.font.size
        let bytes = request.text.utf8.count
        guard size >= 0, size <= FontDescriptor.largestSize else { throw .unusableFontSize(size) }
        guard bytes <= Typesetter.longestText else { throw .textTooLong(bytes: bytes) }
    }

    /// The text cut at its line breaks and shaped: at least one paragraph, which may be empty.
    private func paragraphs(_ shaper: Shaper) throws(TypographyError) -> [ShapedParagraph] {
        var paragraphs: [ShapedParagraph] = []
        for line in request.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            paragraphs.append(try shaper.shape(String(line)))
        }
        return paragraphs
    }

    /// The largest font that fits, or else the smallest allowed. Every factor is tried in turn: with fallback fonts of
    /// other line heights, a smaller font does not always need less height, so halving could miss the largest.
    private func fit(_ page: Page) -> Fitted {
        var fitted = fitted(page, scale: 1)
        let scales = request.style.smallerScales
        for (index, scale) in scales.enumerated() where !fitted.lines.fits {
            let fitting = fitting(page, scale: scale)
            if index + 1 == scales.count || fitting.mayFit { fitted = self.fitted(page, scale: scale) }
        }
        return fitted
    }

    private func fitted(_ page: Page, scale: Double) -> Fitted {
        let fitting = fitting(page, scale: scale)
        return Fitted(fitting: fitting, lines: fitting.lines(), scale: scale)
    }

    private func fitting(_ page: Page, scale: Double) -> Fitting {
        Fitting(
            page: page, metrics: LineMetrics(size: request.font.size * scale, pixelScale: request.pixelScale),
            largestLineCount: request.style.largestLineCount, gap: request.style.gap)
    }

    private func place(_ fitted: Fitted) -> TextLayout {
        let lines = fitted.lines.lines
        let page = fitted.fitting.page
        let lengths = lines.map(fitted.fitting.length)
        let longest = lengths.reduce(0, max)
        let width = min(longest, page.width ?? longest)
        var placement = Placement(metrics: fitted.fitting.metrics, width: width, alignment: request.style.alignment)
        for (line, length) in zip(lines, lengths) { placement.add(line, length: length) }
        return TextLayout(
            size: Size(width: width, height: fitted.lines.height), firstBaseline: lines.first?.baseline ?? 0,
            lastBaseline: lines.last?.baseline ?? 0, runs: placement.runs, lineCount: lines.count,
            isTruncated: !fitted.lines.isComplete,
            isClipped: fitted.lines.isTooHigh || longest > width + LineMetrics.tolerance, scale: fitted.scale,
            missing: page.paragraphs.flatMap(\.missing), fonts: unique(placement.runs.map(\.font)))
    }
}

/// Lines at the scale that was settled on.
private struct Fitted {
    let fitting: Fitting
    var lines: Fitting.Lines
    let scale: Double
}

/// Each value once, in order. There are as many fonts as a declared list has, so looking them all over is quick.
private func unique(_ fonts: [FontID]) -> [FontID] {
    fonts.reduce(into: []) { known, font in
        if !known.contains(font) { known.append(font) }
    }
}
