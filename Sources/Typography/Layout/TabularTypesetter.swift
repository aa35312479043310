import FramewrightDrawing

/// The metrics of a font as numbers, for typefaces that are not installed, such as those of another platform.
package struct TabularFont: Hashable, Sendable {
    /// The font name of the glyph runs.
    package var name: String
    /// The units per em, at least 1.
    package var unitsPerEm: Int
    /// The vertical metrics in units, all positive.
    package var ascent: Int
    package var descent: Int
    package var capHeight: Int
    /// The advances in units by grapheme cluster.
    package var advances: [Character: Int]
    /// The advance of all other characters.
    package var defaultAdvance: Int

    package init(
        name: String, unitsPerEm: Int, ascent: Int, descent: Int, capHeight: Int, advances: [Character: Int] = [:],
        defaultAdvance: Int
    ) {
        precondition(unitsPerEm > 0, "a font has at least one unit per em")
        self.name = name
        self.unitsPerEm = unitsPerEm
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
        self.advances = advances
        self.defaultAdvance = defaultAdvance
    }
}

/// Measures text with a table instead of fonts and breaks lines like `Typesetter`, to replay layouts measured
/// elsewhere. The table is used for every font; there is no kerning, and there are no glyphs to draw.
package struct TabularTypesetter: TextMeasurer {
    private let font: TabularFont
    private let pixelScale: Double

    package init(_ font: TabularFont, pixelScale: Double) {
        self.font = font
        self.pixelScale = pixelScale
    }

    package func layout(
        _ text: AttributedText, style: ParagraphStyle, proposedWidth: Double?, proposedHeight: Double?
    ) throws(TypographyError) -> TextLayout {
        let request = TextRequest(
            text: text, style: style, proposedWidth: proposedWidth, proposedHeight: proposedHeight,
            locale: Locale(identifier: "en"), pixelScale: pixelScale)
        return try Typesetting(request: request, shaper: TabularShaper(font: font)).layout()
    }
}

private struct TabularShaper: ParagraphShaper {
    let font: TabularFont

    func stack(for font: FontDescriptor, locale: Locale) throws(TypographyError) -> FontStack {
        FontStack(
            primary: FontInstance(try FontTable.primary(for: font)), isBold: font.weight >= .semibold,
            ideographs: locale.ideographs)
    }

    func metrics(of style: SpanStyle) -> FontMetrics {
        FontMetrics(
            unitsPerEm: font.unitsPerEm, ascent: font.ascent, descent: font.descent, capHeight: font.capHeight,
            underlineDepth: font.descent / 2, underlineThickness: font.unitsPerEm / 20,
            strikethroughHeight: font.capHeight / 2, strikethroughThickness: font.unitsPerEm / 20)
    }

    func shape(_ text: ParagraphText) -> ShapedParagraph {
        let segments = Segmentation(text)
        var assembly = ParagraphAssembly(text, segments, em: CollectionOfOne(font.unitsPerEm))
        var start = 0
        while start < segments.clusters.count {
            let first = segments.clusters[start]
            let end =
                segments.clusters[start...].firstIndex { $0.level != first.level || $0.span != first.span }
                ?? segments.clusters.count
            let style = text.spans[first.span].style
            let run = ShapedParagraph.Run(
                font: FontID(font.name), metrics: metrics(of: style), ruleMetrics: metrics(of: style), style: style,
                clusters: start..<end, level: first.level)
            let glyphs = (start..<end).map { glyph($0, segments: segments, first: start) }
            assembly.add(run, glyphs: run.isRightToLeft ? glyphs.reversed() : glyphs)
            start = end
        }
        return assembly.finish(missing: [])
    }

    private func glyph(_ cluster: Int, segments: Segmentation, first: Int) -> RawGlyph {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: segments.scalars(of: cluster))
        let advance = font.advances[Character(String(scalars))] ?? font.defaultAdvance
        return RawGlyph(id: scalars.first?.value ?? 0, cluster: cluster - first, advance: advance, x: 0, y: 0)
    }
}
