/// A paragraph cut into grapheme clusters: where lines may break and which way each runs. Knows nothing of fonts.
struct Segmentation {
    let scalars: [Unicode.Scalar]
    /// Without glyphs yet.
    private(set) var clusters: [ShapedParagraph.Cluster] = []
    /// Where each cluster's scalars end.
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

    /// Where its scalars are; at least one.
    func scalarRange(of cluster: Int) -> Range<Int> {
        (cluster == 0 ? 0 : scalarEnds[cluster - 1])..<scalarEnds[cluster]
    }

    /// Most text has nothing that runs right to left; a look at its characters tells.
    private static func bidi(_ scalars: [Unicode.Scalar], _ direction: WritingDirection) -> BidiParagraph {
        let mayReorder = scalars.contains { $0.value >= 0x590 && BidiClass($0).mayReorder }
        if !mayReorder, direction == .leftToRight { return .leftToRight(count: scalars.count) }
        let brackets = scalars.map { BidiBracket($0) }
        return BidiParagraph(
            scalars.map { BidiClass($0) }, brackets: brackets.contains { $0 != .none } ? brackets : [],
            defaultLevel: direction == .rightToLeft ? 1 : 0)
    }

    /// Spaces that hang at the end of a line: the space, and all others a line may break after.
    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x80 { return scalar == " " || scalar == "\t" }
        return !scalar.isIdeograph && scalar.properties.isWhitespace && LineBreakClass(scalar) == .breakAfter
    }
}

/// What may happen between a grapheme cluster and the one before it.
enum Boundary: UInt8 {
    /// One glyph shows both, or the paragraph starts here: no line ever does.
    case joined
    /// A line may break here when a word alone is too long for it.
    case cluster
    /// A line may break here.
    case word
}

extension Unicode.Scalar {
    /// True for printable ASCII and ideographs: each is a character by itself, and none runs right to left.
    fileprivate var isPlain: Bool { (0x20..<0x7F).contains(value) || isIdeograph }
}
