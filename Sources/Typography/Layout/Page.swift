/// The input of fitting: shaped paragraphs and the proposal.
struct Page {
    var paragraphs: [PageParagraph]
    let width: Double?
    let height: Double?

    /// Returns the page with the characters of each paragraph moved together to the given share of its length.
    func tightened(to share: Double) -> Page {
        var page = self
        for index in paragraphs.indices {
            let shaped = paragraphs[index].shaped
            let letters = shaped.clusters.count { !$0.isSpace }
            guard letters > 0 else { continue }
            let saving = Double(shaped.inkLength) * (1 - share) / Double(letters)
            page.paragraphs[index].shaped = shaped.tightened(by: Int(saving))
        }
        return page
    }
}

/// Splits attributed text at its line breaks and shapes the paragraphs.
struct PageMaker {
    let text: AttributedText
    let styles: [SpanStyle]
    let direction: WritingDirection
    let locale: Locale
    let shaper: any ParagraphShaper

    /// Returns the paragraphs, at least one, which may be empty. Each explicit line, also at U+2028, is a paragraph
    /// with its own direction.
    func paragraphs() throws(TypographyError) -> [PageParagraph] {
        var paragraphs: [PageParagraph] = []
        var start = 0
        let string = text.string
        guard string.mayHaveNewline else { return [try paragraph(string, at: 0, &start)] }
        for line in string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let offset = string.utf8.distance(from: string.startIndex, to: line.startIndex)
            paragraphs.append(try paragraph(String(line), at: offset, &start))
        }
        return paragraphs
    }

    /// Shapes a paragraph.
    ///
    /// - Parameter first: The index of the first run that ends after the paragraph's start. It only grows.
    private func paragraph(
        _ line: String, at offset: Int, _ first: inout Int
    ) throws(TypographyError) -> PageParagraph {
        let length = line.utf8.count
        while first + 1 < ends.count, ends[first] <= offset { first += 1 }
        var spans: [ParagraphText.Span] = []
        var sources: [Int] = []
        var run = first
        repeat {
            spans.append(.init(end: min(max(ends[run] - offset, 0), length), style: styles[run]))
            sources.append(run)
            run += 1
        } while run < ends.count && ends[run - 1] - offset < length
        let shaped = try shaper.shape(
            ParagraphText(text: line, spans: spans, direction: direction, locale: locale))
        return PageParagraph(
            shaped: shaped, sources: sources, style: styles[first], metrics: try shaper.metrics(of: styles[first]))
    }

    /// The ends of the runs as UTF-8 offsets.
    private let ends: [Int]

    init(
        text: AttributedText, styles: [SpanStyle], direction: WritingDirection, locale: Locale,
        shaper: any ParagraphShaper
    ) {
        (self.text, self.styles, self.direction, self.locale) = (text, styles, direction, locale)
        self.shaper = shaper
        var end = 0
        ends = text.runs.map { run in
            end += run.text.utf8.count
            return end
        }
    }
}

extension String {
    /// False if no byte can be part of a line break, so that the characters need not be examined.
    fileprivate var mayHaveNewline: Bool {
        utf8.contains { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
    }
}
