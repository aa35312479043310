internal import FramewrightDrawing

/// Where each layer of a list ends and which pixels it can touch, found before painting, so that a layer takes the
/// memory of what is on it and not that of the screen.
struct LayerPlan: Sendable {
    struct Layer: Sendable {
        let layer: DisplayList.Layer
        /// Index of the `popLayer`, or the list's end.
        var end: Int
        var bounds = PixelRect.none
    }

    /// By index of the `pushLayer`; only ever looked up.
    private var layers: [Int: Layer] = [:]

    init(_ list: DisplayList, scale: Double, size: PixelSize, glyphs: any GlyphSource) {
        let hasLayers = list.items.contains { if case .pushLayer = $0.command { true } else { false } }
        guard hasLayers else { return }
        var walk = LayerWalk(scale: scale, size: size, glyphs: glyphs)
        for (index, item) in list.items.enumerated() { walk.visit(item.command, index) }
        layers = walk.finished(at: list.items.count)
    }

    /// The layer that item opens; nil for all other items.
    subscript(index: Int) -> Layer? { layers[index] }
}

/// Follows clips and layers through a list.
private struct LayerWalk {
    let scale: Double
    let glyphs: any GlyphSource
    private var clips: [PixelRect]
    /// Open layers, and how many clips there were before each.
    private var open: [(index: Int, layer: LayerPlan.Layer, clips: Int)] = []
    private var layers: [Int: LayerPlan.Layer] = [:]

    init(scale: Double, size: PixelSize, glyphs: any GlyphSource) {
        self.scale = scale
        self.glyphs = glyphs
        clips = [PixelRect(size)]
    }

    mutating func visit(_ command: DisplayList.Item.Command, _ index: Int) {
        switch command {
        case .pushClip, .pushClipPath:
            clips.append(ClipStack.bounds(of: command, scale: scale, within: clips[clips.count - 1]))
        case .popClip: if clips.count > (open.last?.clips ?? 1) { clips.removeLast() }
        case .pushLayer(let layer): open.append((index, LayerPlan.Layer(layer: layer, end: index), clips.count))
        case .popLayer: close(at: index)
        case .fillRect(let rect, _): add(rect.rect)
        case .image(let drawing): add(drawing.rect)
        case .fillPath(let path, _, _): add(Bounds(of: path, .scale(x: scale, y: scale)))
        case .glyphs(let run, _): if !open.isEmpty { add(bounds(of: run)) }
        }
    }

    mutating func finished(at end: Int) -> [Int: LayerPlan.Layer] {
        while !open.isEmpty { close(at: end) }
        return layers
    }

    /// A stencil adds nothing to the layer it cuts.
    private mutating func close(at index: Int) {
        guard let closed = open.popLast() else { return }
        clips.removeLast(clips.count - closed.clips)
        var layer = closed.layer
        layer.end = index
        layers[closed.index] = layer
        if layer.layer.operation == .over { add(layer.bounds) }
    }

    private mutating func add(_ rect: Rect) {
        guard rect.isFinite else { return }
        add(
            Bounds(
                minX: rect.minX * scale, minY: rect.minY * scale, maxX: rect.maxX * scale, maxY: rect.maxY * scale))
    }

    private mutating func add(_ bounds: Bounds) {
        guard !open.isEmpty, bounds.minX <= bounds.maxX else { return }
        add(clips[clips.count - 1].touched(by: bounds))
    }

    private mutating func add(_ rect: PixelRect) {
        guard !open.isEmpty else { return }
        open[open.count - 1].layer.bounds.grow(around: rect)
    }

    /// Around the outlines of all glyphs, a pixel wider on each side for their rounded places.
    private func bounds(of run: GlyphRun) -> Bounds {
        var bounds = Bounds()
        for glyph in run.glyphs {
            guard let outline = glyphs.outline(of: glyph.id, in: run.font), !outline.path.isEmpty else { continue }
            let own = Bounds(of: outline.path, outline.transform(size: run.size * scale, quarter: 0))
            let origin = run.origin + glyph.position
            for corner in [Point(x: own.minX - 1, y: own.minY - 1), Point(x: own.maxX + 1, y: own.maxY + 1)] {
                bounds.include(Point(x: corner.x + origin.x * scale, y: corner.y + origin.y * scale))
            }
        }
        return bounds
    }
}

extension PixelRect {
    fileprivate mutating func grow(around other: PixelRect) {
        guard !other.isEmpty else { return }
        guard !isEmpty else { return self = other }
        self = PixelRect(
            columns: min(
                columns.lowerBound, other.columns.lowerBound)..<max(columns.upperBound, other.columns.upperBound),
            rows: min(rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound))
    }
}
