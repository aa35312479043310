/// A shaped paragraph of a text.
struct PageParagraph {
    var shaped: ShapedParagraph
    /// For each span the index of the attributed text's run.
    let sources: [Int]
    /// The style and metrics of a line of the paragraph without text.
    let style: SpanStyle
    let metrics: FontMetrics
}

/// The cache key of a text's paragraphs: everything they depend on except the fonts.
struct PageKey: Hashable {
    let text: AttributedText
    let direction: WritingDirection
    let locale: Locale

    func hash(into hasher: inout Hasher) { text.hashPartially(into: &hasher) }
}

extension AttributedText {
    /// True if splitting the text costs less than finding it in a cache: one run of at most 64 bytes.
    var isShort: Bool { runs.count == 1 && runs[0].text.utf8.count <= 64 }
}

extension [PageParagraph] {
    /// The approximate memory use in bytes without the shaped paragraphs, for the cache.
    var weight: Int { reduce(256) { $0 + 160 + $1.sources.count * 8 + $1.shaped.text.utf8.count } }
}
