import FramewrightDrawing
import Synchronization

/// An open face. Shapes text without a lock, and reads outlines under one.
final class FontFace: Sendable {
    let id: FontID
    let shaping: HarfBuzzFont
    let file: FontFile
    private let index: UInt32
    private let synthesis: FontSynthesis
    private let outlines: Mutex<Outlines>
    private let hash = Mutex<ContentHash?>(nil)
    /// Shaped runs of up to 1 MB, because names, units and numbers recur in new texts.
    private let runs = Mutex(LimitedCache<ShapingInput, [RawGlyph]>(limit: 1 << 20))
    /// The maximum length of a cached run in characters, because longer runs seldom recur.
    private static let longestRun = 24

    private struct Outlines: ~Copyable {
        let face: FreeTypeFace
        /// Outlines of up to 8 MB. A screen shows a few hundred different glyphs of 2 kB, a full Chinese page about a
        /// thousand.
        var cache = LimitedCache<GlyphID, GlyphOutline>(limit: 8 << 20)
        /// Bitmaps of up to 16 MB, about two hundred emoji.
        var images = LimitedCache<GlyphID, GlyphImage>(limit: 16 << 20)
        /// Colour layers of up to 8 MB; nil for glyphs without layers.
        var layers = LimitedCache<GlyphID, GlyphLayers?>(limit: 8 << 20)
    }

    init(_ instance: FontInstance, file: FontFile) throws(TypographyError) {
        id = instance.id
        synthesis = instance.synthesis
        self.file = file
        let declaration = instance.declaration
        if let known = declaration.index { index = known } else { index = try file.index(ofFace: declaration.name) }
        shaping = try HarfBuzzFont(file: file, index: index, instance)
        outlines = Mutex(
            Outlines(face: try FreeTypeFace(file: file, index: index, coordinates: shaping.coordinates)))
    }

    var metrics: FontMetrics { shaping.metrics }

    /// Returns the glyphs of a run. They depend only on the input, including its context.
    func shape(_ run: ShapingInput) -> [RawGlyph] {
        guard run.scalars.count <= Self.longestRun else { return shaping.shape(run) }
        if let known = runs.withLock({ $0.value(for: run) { $0.weight } }) { return known }
        let glyphs = shaping.shape(run)
        runs.withLock { $0.insert(glyphs, for: run, weight: glyphs.weight) }
        return glyphs
    }

    func outline(of glyph: GlyphID) -> GlyphOutline? {
        outlines.withLock { outlines in
            if let known = outlines.cache.value(for: glyph, weight: \.weight) { return known }
            guard let drawn = outlines.face.outline(of: glyph) else { return nil }
            let outline = synthesis.isEmpty ? drawn : drawn.synthesised(synthesis)
            outlines.cache.insert(outline, for: glyph, weight: outline.weight)
            return outline
        }
    }

    func layers(of glyph: GlyphID) -> GlyphLayers? {
        guard let colors = shaping.colors else { return nil }
        return outlines.withLock { outlines in
            let weight = { (layers: GlyphLayers?) in layers?.weight ?? 64 }
            if let known = outlines.layers.value(for: glyph, weight: weight) { return known }
            let steps = colors.steps(of: glyph) { outlines.face.outline(of: $0)?.path ?? Path() }
            let layers = steps.map { GlyphLayers(steps: $0, unitsPerEm: metrics.unitsPerEm) }
            outlines.layers.insert(layers, for: glyph, weight: weight(layers))
            return layers
        }
    }

    func image(of glyph: GlyphID) -> GlyphImage? {
        outlines.withLock { outlines in
            let weight = { (picture: GlyphImage) in picture.bitmap.size.area * 4 }
            if let known = outlines.images.value(for: glyph, weight: weight) { return known }
            guard let picture = outlines.face.image(of: glyph, unitsPerEm: metrics.unitsPerEm) else { return nil }
            outlines.images.insert(picture, for: glyph, weight: weight(picture))
            return picture
        }
    }

    /// The hash of the whole file, computed on first use.
    var contentHash: ContentHash {
        hash.withLock { hash in
            let known = hash ?? file.contentHash
            hash = known
            return known
        }
    }
}

extension [RawGlyph] {
    /// The approximate memory use in bytes, including as many characters.
    fileprivate var weight: Int { 160 + count * (MemoryLayout<RawGlyph>.stride + 8) }
}

extension Path {
    /// The approximate memory use in bytes.
    fileprivate var weight: Int { 96 + elements.count * MemoryLayout<Element>.stride }
}

extension GlyphOutline {
    fileprivate var weight: Int { path.weight }
}

extension GlyphLayers {
    /// The approximate memory use in bytes. Gradient stops are not counted individually.
    fileprivate var weight: Int {
        steps.reduce(128) { sum, step in
            switch step {
            case .command(.fillPath(let path, _, _)), .command(.pushClipPath(let path, _)), .foreground(let path, _):
                sum + 512 + path.weight
            case .command: sum + 256
            }
        }
    }
}
