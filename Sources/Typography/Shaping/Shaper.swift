import Synchronization

/// Shapes paragraphs and caches the results.
struct Shaper: ParagraphShaper {
    let fonts: FontStore
    let caches: ShapingCaches

    func stack(for font: FontDescriptor, locale: Locale) throws(TypographyError) -> FontStack {
        try fonts.stack(for: font, locale: locale)
    }

    func shape(_ text: ParagraphText) throws(TypographyError) -> ShapedParagraph {
        let key = Hashed(text)
        if let known = caches.paragraphs.withLock({ $0.value(for: key, weight: \.weight) }) { return known }
        let paragraph = try shapeAnew(text)
        caches.paragraphs.withLock { $0.insert(paragraph, for: key, weight: paragraph.weight) }
        return paragraph
    }

    func shapeAnew(_ text: ParagraphText) throws(TypographyError) -> ShapedParagraph {
        let segments = Segmentation(text)
        var itemiser = Itemiser(fonts: fonts, paragraph: text, segments: segments)
        try itemiser.itemise()
        let items = itemiser.runs
        var assembly = ParagraphAssembly(text, segments, em: items.lazy.map(\.face.metrics.unitsPerEm))
        for item in items {
            let style = text.spans[item.span].style
            let rules = try itemiser.firstFace(of: item.span).metrics
            var input = ShapingInput(item, style: style, locale: text.locale)
            if item.script == .arabic { input.add(contextOf: item, in: segments) }
            let shaped = item.face.shape(input)
            assembly.add(
                ShapedParagraph.Run(
                    font: item.face.id, metrics: item.face.metrics, ruleMetrics: rules, style: style,
                    clusters: item.clusters, level: item.level),
                glyphs: shaped)
        }
        return assembly.finish(missing: itemiser.missing)
    }

    func paragraphs(
        _ key: PageKey, _ make: () throws(TypographyError) -> [PageParagraph]
    ) throws(TypographyError) -> [PageParagraph] {
        if key.text.isShort { return try make() }
        let key = Hashed(key)
        if let known = caches.pages.withLock({ $0.value(for: key, weight: \.weight) }) { return known }
        let paragraphs = try make()
        caches.pages.withLock { $0.insert(paragraphs, for: key, weight: paragraphs.weight) }
        return paragraphs
    }

    func metrics(of style: SpanStyle) throws(TypographyError) -> FontMetrics {
        try fonts.face(style.fonts.primary).metrics
    }
}

extension ShapingInput {
    init(_ item: Itemiser.Item, style: SpanStyle, locale: Locale) {
        self.init(
            scalars: item.scalars, script: item.script ?? .common, locale: locale,
            isRightToLeft: item.level % 2 == 1, features: style.features)
    }

    /// Adds as many characters on both sides as HarfBuzz considers, so that letters join across runs of one word in
    /// several styles.
    fileprivate mutating func add(contextOf item: Itemiser.Item, in segments: Segmentation) {
        guard !item.clusters.isEmpty else { return }
        let start = segments.scalarRange(of: item.clusters.lowerBound).lowerBound
        let end = segments.scalarRange(of: item.clusters.upperBound - 1).upperBound
        before = segments.scalars[..<start].suffix(Self.contextLength).map(\.value)
        after = segments.scalars[end...].prefix(Self.contextLength).map(\.value)
    }

    private static let contextLength = 5
}
