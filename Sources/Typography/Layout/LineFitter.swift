/// Breaks shaped paragraphs into the lines that fit into a width, a height and a line limit.
struct LineFitter {
    let page: Page
    let metrics: LineMetrics
    let largestLineCount: Int
    let gap: Double

    /// The lines that fit, at least one.
    struct Lines {
        var lines: [Line] = []
        var height = 0.0
        /// False if text remains.
        var isComplete = true
        /// True if even a single line is too high.
        var isTooHigh = false

        var fits: Bool { isComplete && !isTooHigh }
    }

    struct Line {
        /// The pieces in reading order.
        var pieces: [Piece]
        /// The index of the line's paragraph in the page.
        let paragraph: Int
        var box: LineBox
        let top: Double
        /// True if the line ends inside a word or number.
        var breaksWord = false

        /// The distance of the baseline from the text's top, in points.
        var baseline: Double { top + box.baseline }
    }

    /// A part of a line: clusters of one shaped paragraph. An ellipsis is a paragraph of its own.
    struct Piece {
        let paragraph: ShapedParagraph
        let clusters: Range<Int>
        /// For each span the index of the attributed text's run.
        let sources: [Int]
    }

    /// False if the ink of a paragraph is longer than all lines together, which avoids breaking lines unnecessarily.
    var mayFit: Bool {
        guard let width = page.width else { return true }
        return page.paragraphs.allSatisfy { paragraph in
            let points = { metrics.points($0, unitsPerEm: paragraph.shaped.unitsPerEm) }
            let most = width + points(paragraph.shaped.longestTail) + 2 * LineMetrics.tolerance
            return points(paragraph.shaped.inkLength) <= Double(largestLineCount) * most
        }
    }

    func lines() -> Lines {
        var result = Lines()
        for (number, paragraph) in page.paragraphs.enumerated() {
            let shaped = paragraph.shaped
            let breaker = LineBreaker(
                paragraph: shaped, room: metrics.room(for: page.width, unitsPerEm: shaped.unitsPerEm))
            var start = 0
            repeat {
                let line = breaker.line(from: start)
                let piece = Piece(paragraph: shaped, clusters: line.visible, sources: paragraph.sources)
                guard add(piece, of: number, to: &result) else { return result }
                result.lines[result.lines.count - 1].breaksWord = line.breaksWord
                start = line.next
            } while start < shaped.clusters.count
        }
        return result
    }

    /// Adds a line. Returns false without adding it if it does not fit.
    private func add(_ piece: Piece, of paragraph: Int, to result: inout Lines) -> Bool {
        let box = box(of: CollectionOfOne(piece), in: page.paragraphs[paragraph])
        let top = result.lines.last.map { $0.top + $0.box.pitch + gap } ?? 0
        let isTooHigh = isTooHigh(top + box.height)
        guard result.lines.isEmpty || (!isTooHigh && result.lines.count < largestLineCount) else {
            result.isComplete = false
            return false
        }
        result.lines.append(Line(pieces: [piece], paragraph: paragraph, box: box, top: top))
        result.height = top + box.height
        result.isTooHigh = isTooHigh
        return true
    }

    /// True if a total height exceeds the proposal.
    func isTooHigh(_ height: Double) -> Bool { page.height.map { height > $0 + LineMetrics.tolerance } ?? false }

    /// Returns the height of a number of lines in the first font.
    func height(ofLines count: Int) -> Double {
        let first = page.paragraphs[0]
        let box = metrics.box(of: CollectionOfOne((first.metrics, first.style)))
        return box.height + Double(count - 1) * (box.pitch + gap)
    }

    func length(of piece: Piece) -> Double {
        metrics.points(piece.paragraph.length(of: piece.clusters), unitsPerEm: piece.paragraph.unitsPerEm)
    }

    /// Returns the visible length of a line, without trailing tracking.
    func length(of line: Line) -> Double { line.pieces.map(length).reduce(0, +) - tail(of: line) }

    /// Returns the tracking after the line's last character, in points.
    func tail(of line: Line) -> Double {
        guard let last = line.pieces.last else { return 0 }
        let base = page.paragraphs[line.paragraph].shaped.baseLevel
        let tail = last.paragraph.tail(of: last.clusters, baseLevel: base)
        return metrics.points(tail, unitsPerEm: last.paragraph.unitsPerEm)
    }

    func box(of pieces: some Collection<Piece>, in paragraph: PageParagraph) -> LineBox {
        let runs = pieces.lazy.flatMap { $0.paragraph.runs(in: $0.clusters) }
        return runs.isEmpty
            ? metrics.box(of: CollectionOfOne((paragraph.metrics, paragraph.style)))
            : metrics.box(of: runs.map { ($0.metrics, $0.style) })
    }
}
