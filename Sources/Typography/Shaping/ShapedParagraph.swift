import FramewrightDrawing

/// A paragraph (text without line breaks) shaped as one line of unlimited length. It is created once and broken into
/// lines many times.
///
/// Lengths are integers with `unitsPerEm` units per em, a common multiple of the ems of all fonts used, so that sums
/// of advances are exact in any order and at every font size.
final class ShapedParagraph: Sendable {
    let text: String
    let unitsPerEm: Int
    let clusters: [Cluster]
    let glyphs: [Glyph]
    let runs: [Run]
    /// The grapheme clusters that no font has, in order and without duplicates.
    let missing: [String]
    /// The total advance of all clusters except white space.
    let inkLength: Int
    let longestTail: Int
    /// The paragraph's direction: 0 for left to right, 1 for right to left.
    let baseLevel: UInt8

    /// A grapheme cluster, in text order.
    struct Cluster {
        /// The end of the cluster in the text.
        let textEnd: String.Index
        /// The total advance of this and all preceding clusters.
        var end = 0
        /// The tracking included in the advance, which is omitted at the end of a line.
        var tail = 0
        /// The range of its glyphs; empty for the later parts of a ligature, whose glyphs belong to the first part.
        var glyphs = 0..<0
        /// The boundary between the preceding cluster and this one.
        var boundary: Boundary
        let isSpace: Bool
        /// The embedding level; odd for right to left.
        let level: UInt8
        /// The index of the paragraph's span.
        let span: Int
    }

    /// A glyph, positioned relative to the left end of its cluster, y up.
    struct Glyph {
        let id: UInt32
        let x: Int
        let y: Int
    }

    /// Adjacent clusters of one face, script, direction and style. A class, because it is passed around often.
    final class Run: Sendable {
        let font: FontID
        let metrics: FontMetrics
        /// The metrics of the style's first font, so that underlines stay straight across fallback fonts.
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

    /// The approximate memory use in bytes, for the cache.
    var weight: Int {
        256 + text.utf8.count + clusters.count * MemoryLayout<Cluster>.stride + glyphs.count
            * MemoryLayout<Glyph>.stride
    }

    /// Returns the start of a cluster in units from the paragraph's start.
    func start(of cluster: Int) -> Int { cluster == 0 ? 0 : clusters[cluster - 1].end }

    /// Returns the tracking that a line with the range omits at its end, if the last character is at the line's edge.
    /// `baseLevel` is that of the line.
    func tail(of range: Range<Int>, baseLevel: UInt8) -> Int {
        guard let last = range.last, clusters[last].level % 2 == baseLevel % 2 else { return 0 }
        return clusters[last].tail
    }

    func length(of range: Range<Int>) -> Int { start(of: range.upperBound) - start(of: range.lowerBound) }

    /// Returns the range without trailing white space.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].isSpace { end -= 1 }
        return range.lowerBound..<end
    }

    /// Returns the text of the clusters, without a copy if the range is the whole paragraph.
    func string(_ range: Range<Int>) -> String {
        range.count == clusters.count ? text : String(substring(range))
    }

    private func substring(_ range: Range<Int>) -> Substring {
        let start = range.lowerBound == 0 ? text.startIndex : clusters[range.lowerBound - 1].textEnd
        let end = range.upperBound == 0 ? text.startIndex : clusters[range.upperBound - 1].textEnd
        return text[start..<end]
    }

    /// Returns the runs that overlap a range, by binary search, because a malicious text may have a hundred thousand
    /// runs.
    func runs(in range: Range<Int>) -> ArraySlice<Run> {
        guard !range.isEmpty else { return [] }
        let first = firstRun { $0.clusters.upperBound > range.lowerBound }
        let end = firstRun { $0.clusters.lowerBound >= range.upperBound }
        return runs[first..<end]
    }

    /// Returns the paragraph with every visible cluster shortened by the given number of units, but not below zero.
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
