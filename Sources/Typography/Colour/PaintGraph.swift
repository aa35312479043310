import FramewrightDrawing

/// Walks the paint graph of a glyph and collects its drawing steps, in font units.
///
/// The graph of a damaged font may be cyclic, so paints deeper than `deepest` or after `maximumVisits` are skipped.
struct PaintGraph {
    static let deepest = 64
    static let maximumVisits = 4_096

    let table: ColorTable
    private(set) var steps: [GlyphLayers.Step] = []
    private var depth = 0
    private var visits = 0

    init(table: ColorTable) { self.table = table }

    private var bytes: TableBytes { table.colr }

    mutating func walk(_ paint: Int, _ outline: (GlyphID) -> Path) {
        guard depth < Self.deepest, visits < Self.maximumVisits, let format = bytes.u8(paint) else { return }
        depth += 1
        visits += 1
        switch format {
        case 1: walkLayers(paint, outline)
        case 10: fillGlyph(paint, outline)
        case 11: if let root = bytes.u16(paint + 1).flatMap(table.paint) { walk(root, outline) }
        case 12...31:
            if let (transform, child) = table.transform(paint) {
                push(.pushTransform(ProjectionTransform(transform))) { $0.walk(child, outline) }
            }
        case 32: compose(paint, outline)
        default: if let fill = table.fill(paint) { steps.append(fill.step(Self.everywhere)) }
        }
        depth -= 1
    }

    private mutating func push(_ command: DisplayList.Item.Command, _ content: (inout PaintGraph) -> Void) {
        steps.append(.command(command))
        content(&self)
        steps.append(.command(.pop))
    }

    private mutating func walkLayers(_ paint: Int, _ outline: (GlyphID) -> Path) {
        guard let count = bytes.u8(paint + 1), let first = bytes.u32(paint + 2) else { return }
        for number in first..<first + count { if let layer = table.layer(number) { walk(layer, outline) } }
    }

    /// Draws an outline with a paint. An outline with a plain fill, the usual case, is one step; any other paint is
    /// clipped by the outline.
    private mutating func fillGlyph(_ paint: Int, _ outline: (GlyphID) -> Path) {
        guard let child = bytes.u24(paint + 1).map({ paint + $0 }), let glyph = bytes.u16(paint + 4) else { return }
        let path = outline(GlyphID(glyph))
        if let fill = plainFill(child, within: .identity, depth: depth) {
            steps.append(fill.step(path))
        } else {
            push(.pushClipPath(path, .nonzero)) { $0.walk(child, outline) }
        }
    }

    /// Returns a colour or gradient that is reached only through transforms, or nil.
    private func plainFill(_ paint: Int, within outer: AffineTransform, depth: Int) -> PaintFill? {
        guard depth < Self.deepest else { return nil }
        guard let (transform, child) = table.transform(paint) else { return table.fill(paint)?.applying(outer) }
        return plainFill(child, within: transform.followed(by: outer), depth: depth + 1)
    }

    private mutating func compose(_ paint: Int, _ outline: (GlyphID) -> Path) {
        guard let source = bytes.u24(paint + 1), let mode = bytes.u8(paint + 4), let backdrop = bytes.u24(paint + 5)
        else { return }
        push(.pushLayer(DisplayList.Layer())) { graph in
            graph.walk(paint + backdrop, outline)
            let layer = DisplayList.Layer(blendMode: BlendMode(compositeMode: mode))
            graph.push(.pushLayer(layer)) { $0.walk(paint + source, outline) }
        }
    }

    /// A path larger than any glyph. A fill without an outline is limited by the enclosing clips.
    private static let everywhere: Path = {
        let far = 131_072.0
        return Path([
            .move(Point(x: -far, y: -far)), .line(Point(x: far, y: -far)), .line(Point(x: far, y: far)),
            .line(Point(x: -far, y: far)), .close,
        ])
    }()
}

extension BlendMode {
    /// Maps the composite modes of COLR, which are the W3C's blend modes and operators in a different order. Unknown
    /// modes draw on top.
    fileprivate init(compositeMode mode: Int) {
        let modes: [BlendMode] = [
            .clear, .copy, .destination, .normal, .destinationOver, .sourceIn, .destinationIn, .sourceOut,
            .destinationOut, .sourceAtop, .destinationAtop, .xor, .plusLighter, .screen, .overlay, .darken, .lighten,
            .colorDodge, .colorBurn, .hardLight, .softLight, .difference, .exclusion, .multiply, .hue, .saturation,
            .color, .luminosity,
        ]
        self = mode < modes.count ? modes[mode] : .normal
    }
}
