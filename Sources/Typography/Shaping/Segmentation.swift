/// A paragraph split into grapheme clusters with line break opportunities and directions. Independent of fonts.
struct Segmentation {
    let scalars: [Unicode.Scalar]
    /// The clusters, without glyphs.
    private(set) var clusters: [ShapedParagraph.Cluster] = []
    /// For each cluster the end of its scalars.
    private(set) var scalarEnds: [Int] = []
    let baseLevel: UInt8

    init(_ paragraph: ParagraphText) {
        scalars = Array(paragraph.text.unicodeScalars)
        let isPlain = scalars.allSatisfy(\.isPlain)
        let bidi =
            isPlain && paragraph.direction == .leftToRight
            ? .leftToRight(count: scalars.count) : Self.bidi(scalars, paragraph.direction)
        baseLevel = bidi.baseLevel
        let mayBreak = LineBreaks(tailored: scalars).isAllowed
        let text = paragraph.text
        clusters.reserveCapacity(scalars.count)
        scalarEnds.reserveCapacity(scalars.count)
        var (index, start, offset, span) = (text.startIndex, 0, 0, 0)
        while index < text.endIndex {
            while span + 1 < paragraph.spans.count, offset >= paragraph.spans[span].end { span += 1 }
            let next = isPlain ? text.unicodeScalars.index(after: index) : text.index(after: index)
            let end = isPlain ? start + 1 : start + text.unicodeScalars.distance(from: index, to: next)
            for scalar in scalars[start..<end] { offset += UTF8.width(scalar) }
            clusters.append(
                ShapedParagraph.Cluster(
                    textEnd: next, boundary: start == 0 ? .joined : mayBreak[start] ? .word : .cluster,
                    isSpace: Self.isSpace(scalars[start]), level: bidi.levels[start], span: span))
            scalarEnds.append(end)
            (index, start) = (next, end)
        }
    }

    func scalars(of cluster: Int) -> ArraySlice<Unicode.Scalar> { scalars[scalarRange(of: cluster)] }

    /// Returns the range of a cluster's scalars, which is not empty.
    func scalarRange(of cluster: Int) -> Range<Int> {
        (cluster == 0 ? 0 : scalarEnds[cluster - 1])..<scalarEnds[cluster]
    }

    /// Resolves the directions. Most text has no right-to-left characters, which is checked first.
    private static func bidi(_ scalars: [Unicode.Scalar], _ direction: WritingDirection) -> BidiParagraph {
        let mayReorder = scalars.contains { $0.value >= 0x590 && BidiClass($0).mayReorder }
        if !mayReorder, direction == .leftToRight { return .leftToRight(count: scalars.count) }
        let brackets = scalars.map { BidiBracket($0) }
        return BidiParagraph(
            scalars.map { BidiClass($0) }, brackets: brackets.contains { $0 != .none } ? brackets : [],
            defaultLevel: direction == .rightToLeft ? 1 : 0)
    }

    /// True for white space that is not measured at the end of a line: the space, and all others after which a line
    /// may break.
    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x80 { return scalar == " " || scalar == "\t" }
        return !scalar.isIdeograph && scalar.properties.isWhitespace && LineBreakClass(scalar) == .breakAfter
    }
}

/// The kind of boundary between a grapheme cluster and the preceding one.
enum Boundary: UInt8 {
    /// No boundary: one glyph shows both clusters, or the paragraph starts here. Lines never break here.
    case joined
    /// A line may break here if a single word is longer than the line.
    case cluster
    /// A line may break here.
    case word
}

extension Unicode.Scalar {
    /// True for printable ASCII and ideographs, each of which is a grapheme cluster and never right to left.
    fileprivate var isPlain: Bool { (0x20..<0x7F).contains(value) || isIdeograph }
}
