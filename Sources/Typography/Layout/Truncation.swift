/// Replaces the smallest possible part of the last line by an ellipsis.
struct Truncation {
    let fitting: LineFitter
    let mode: ParagraphStyle.Truncation
    let ellipsis: (SpanStyle) throws(TypographyError) -> ShapedParagraph

    /// Truncates the remainder of the last line's paragraph. If that fits and only later paragraphs do not, the
    /// ellipsis follows it. If larger text makes the line too high, the preceding line is truncated instead.
    func apply(to lines: inout LineFitter.Lines) throws(TypographyError) {
        while var line = lines.lines.popLast() {
            try cut(&line)
            lines.height = line.top + line.box.height
            lines.isTooHigh = fitting.isTooHigh(lines.height)
            guard lines.lines.isEmpty || !lines.isTooHigh else { continue }
            return lines.lines.append(line)
        }
    }

    private func cut(_ line: inout LineFitter.Line) throws(TypographyError) {
        let text = line.pieces[0]
        let rest = text.clusters.lowerBound..<text.paragraph.clusters.count
        let dots = try ellipsis(beside: text, of: fitting.page.paragraphs[line.paragraph])
        let room = fitting.page.width.map { max(0, $0 - fitting.length(of: dots)) }
        let cut = LineCut(
            paragraph: text.paragraph,
            room: fitting.metrics.room(for: room, unitsPerEm: text.paragraph.unitsPerEm))
        let (head, tail) = cut.parts(of: rest, mode)
        line.pieces =
            [piece(head, of: text)].filter { !$0.clusters.isEmpty } + [dots]
            + [piece(tail, of: text)].filter { !$0.clusters.isEmpty }
        line.box = fitting.box(of: line.pieces, in: fitting.page.paragraphs[line.paragraph])
        line.breaksWord = false
    }

    private func piece(_ clusters: Range<Int>, of text: LineFitter.Piece) -> LineFitter.Piece {
        LineFitter.Piece(paragraph: text.paragraph, clusters: clusters, sources: text.sources)
    }

    /// Returns an ellipsis in the style of the last character on the line, or of the first one if the head is
    /// truncated.
    private func ellipsis(
        beside text: LineFitter.Piece, of paragraph: PageParagraph
    ) throws(TypographyError) -> LineFitter.Piece {
        let neighbour = mode == .head ? text.clusters.first : text.clusters.last
        let span = neighbour.map { text.paragraph.clusters[$0].span } ?? 0
        let run = neighbour.flatMap { text.paragraph.runs(in: $0..<$0 + 1).first }
        let dots = try ellipsis(run?.style ?? paragraph.style)
        return LineFitter.Piece(
            paragraph: dots, clusters: 0..<dots.clusters.count, sources: [text.sources[span]])
    }
}

/// The selection of the clusters that stay when text is truncated.
struct LineCut {
    let paragraph: ShapedParagraph
    /// The available length in the paragraph's units, without the ellipsis.
    let room: Int

    func parts(of rest: Range<Int>, _ mode: ParagraphStyle.Truncation) -> (head: Range<Int>, tail: Range<Int>) {
        let nothing = rest.upperBound..<rest.upperBound
        let fitting = head(of: rest, room)
        if mode == .tail || fitting.upperBound == paragraph.trimmed(rest).upperBound { return (fitting, nothing) }
        if mode == .head { return (rest.lowerBound..<rest.lowerBound, tail(of: rest, room)) }
        let head = head(of: rest, room / 2)
        let left = room - paragraph.length(of: head)
        return (head, tail(of: head.upperBound..<rest.upperBound, left))
    }

    /// Returns the longest prefix that fits, without trailing white space; possibly empty. Ligatures are not split,
    /// because the whole length belongs to the first cluster.
    private func head(of rest: Range<Int>, _ room: Int) -> Range<Int> {
        let base = paragraph.start(of: rest.lowerBound)
        let end = paragraph.clusters[rest].firstIndex { $0.end - base > room } ?? rest.upperBound
        return paragraph.trimmed(rest.lowerBound..<end)
    }

    /// Returns the longest suffix that fits, without leading white space; possibly empty.
    private func tail(of rest: Range<Int>, _ room: Int) -> Range<Int> {
        var start = rest.upperBound
        for index in rest.reversed() {
            guard paragraph.length(of: index..<rest.upperBound) <= room else { break }
            if paragraph.clusters[index].boundary != .joined, !paragraph.clusters[index].isSpace { start = index }
        }
        return start..<rest.upperBound
    }
}
