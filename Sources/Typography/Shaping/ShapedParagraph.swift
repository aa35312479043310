import FramewrightDrawing

/// A paragraph (text without line breaks) shaped as one endless line: made once, broken into lines often.
///
/// Lengths are whole units, `unitsPerEm` of them to an em, where `unitsPerEm` is a common multiple of the ems of all
/// fonts used: a sum of advances is exact in whatever order it is made, at every font size.
final class ShapedParagraph: Sendable {
    let text: String
    let unitsPerEm: Int
    let clusters: [Cluster]
    let glyphs: [Glyph]
    let runs: [Run]
    /// The grapheme clusters no font has, in order, each once.
    let missing: [String]
    /// The advances of everything but spaces.
    let inkLength: Int
    let longestTail: Int
    /// The paragraph's own direction: 0 left to right, 1 right to left.
    let baseLevel: UInt8

    /// A grapheme cluster, in the order of the text.
    struct Cluster {
        /// Where it ends in the text.
        let textEnd: String.Index
        /// Advances of this and all clusters before it.
        var end = 0
        /// Of its advance, the tracking behind it, which a line's end leaves out.
        var tail = 0
        /// Empty for the later parts of a ligature, which the first part holds.
        var glyphs = 0..<0
        /// Between the cluster before and this one.
        var boundary: Boundary
        let isSpace: Bool
        /// Odd where it runs right to left.
        let level: UInt8
        /// Which of the paragraph's spans it is in.
        let span: Int
    }

    /// A glyph, from the left end of its cluster, y up.
    struct Glyph {
        let id: UInt32
        let x: Int
        let y: Int
    }

    /// Neighbouring clusters of one face, script, direction and style. A class, as it is handed on many times.
    final class Run: Sendable {
        let font: FontID
        let metrics: FontMetrics
        /// Of its style's first font: rules run straight through letters of other fonts.
        let ruleMetrics: FontMetrics
        let style: SpanStyle
        let clusters: Range<Int>
        let level: UInt8

        var isRightToLeft: Bool { level % 2 == 1 }

        init(
            font: FontID, metrics: FontMetrics, ruleMetrics: FontMetrics, style: SpanStyle, clusters: Range<Int>,
            level: UInt8
        ) {
            (self.font, self.metrics, self.ruleMetrics, self.style) = (font, metrics, ruleMetrics, style)
            (self.clusters, self.level) = (clusters, level)
        }
    }

    init(
        text: String, unitsPerEm: Int, clusters: [Cluster], glyphs: [Glyph], runs: [Run], missing: [String],
        baseLevel: UInt8
    ) {
        self.text = text
        self.unitsPerEm = unitsPerEm
        self.clusters = clusters
        self.glyphs = glyphs
        self.runs = runs
        self.missing = missing
        self.baseLevel = baseLevel
        var (inkLength, start) = (0, 0)
        for cluster in clusters {
            if !cluster.isSpace { inkLength += cluster.end - start }
            start = cluster.end
        }
        self.inkLength = inkLength
        longestTail = clusters.reduce(0) { max($0, $1.tail) }
    }

    /// Roughly the bytes it takes, for the cache.
    var weight: Int {
        256 + text.utf8.count + clusters.count * MemoryLayout<Cluster>.stride + glyphs.count
            * MemoryLayout<Glyph>.stride
    }

    /// Where the cluster starts, in units from the paragraph's start.
    func start(of cluster: Int) -> Int { cluster == 0 ? 0 : clusters[cluster - 1].end }

    /// What a line of the range leaves out behind its last letter: tracking, where that letter is the line's edge. The base level
    /// is the line's.
    func tail(of range: Range<Int>, baseLevel: UInt8) -> Int {
        guard let last = range.last, clusters[last].level % 2 == baseLevel % 2 else { return 0 }
        return clusters[last].tail
    }

    func length(of range: Range<Int>) -> Int { start(of: range.upperBound) - start(of: range.lowerBound) }

    /// The range without the spaces at its end.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].isSpace { end -= 1 }
        return range.lowerBound..<end
    }

    /// The characters of the clusters; of all of them the text itself, which costs nothing.
    func string(_ range: Range<Int>) -> String {
        range.count == clusters.count ? text : String(substring(range))
    }

    private func substring(_ range: Range<Int>) -> Substring {
        let start = range.lowerBound == 0 ? text.startIndex : clusters[range.lowerBound - 1].textEnd
        let end = range.upperBound == 0 ? text.startIndex : clusters[range.upperBound - 1].textEnd
        return text[start..<end]
    }

    /// The runs that have clusters in the range: found by halving, as a hostile text has a hundred thousand of each.
    func runs(in range: Range<Int>) -> ArraySlice<Run> {
        guard !range.isEmpty else { return [] }
        let first = firstRun { $0.clusters.upperBound > range.lowerBound }
        let end = firstRun { $0.clusters.lowerBound >= range.upperBound }
        return runs[first..<end]
    }

    /// The same with every visible character this much shorter, but none of them below nothing.
    func tightened(by units: Int) -> ShapedParagraph {
        var clusters = clusters
        var end = 0
        for index in clusters.indices {
            let length = self.length(of: index..<index + 1)
            end += clusters[index].isSpace ? length : max(0, length - units)
            clusters[index].tail = min(clusters[index].tail, end - (index == 0 ? 0 : clusters[index - 1].end))
            clusters[index].end = end
        }
        return ShapedParagraph(
            text: text, unitsPerEm: unitsPerEm, clusters: clusters, glyphs: glyphs, runs: runs, missing: missing,
            baseLevel: baseLevel)
    }

    private func firstRun(_ isBehind: (Run) -> Bool) -> Int {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(runs[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
