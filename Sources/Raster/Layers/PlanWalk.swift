internal import FramewrightDrawing

/// Tracks clips, layers and transforms through a list without painting.
struct PlanWalk {
    private enum Open {
        /// The clip and its memory before the push.
        case clip(PixelRect, maskBytes: Int)
        case transform(CoordinateMapping)
        /// The clip before the push.
        case layer(PixelRect)
    }

    let scale: Double
    let size: PixelSize
    let glyphs: any GlyphSource
    private(set) var space = CoordinateMapping.plain
    private(set) var clip: PixelRect
    private var maskBytes = 0
    private var open: [Open] = []
    private var openLayers: [(index: Int, layer: LayerPlan.Layer)] = []
    private var layers: [Int: LayerPlan.Layer] = [:]

    init(scale: Double, size: PixelSize, part: PixelRect? = nil, glyphs: any GlyphSource) {
        self.scale = scale
        self.size = size
        self.glyphs = glyphs
        clip = part ?? PixelRect(size)
    }

    mutating func visit(_ item: DisplayList.Item, _ index: Int) throws(RasterError) {
        switch item.command {
        case .pushClip, .pushClipPath: try pushClip(item, index)
        case .pushLayer(let layer): push(layer, index)
        case .pushTransform(let transform):
            open.append(.transform(space))
            space = space.opening(transform)
        case .pop: pop(at: index)
        case .fillRect, .fillPath, .glyphs, .image: if !openLayers.isEmpty { add(bounds(of: item.command)) }
        }
    }

    mutating func finished(at end: Int) -> [Int: LayerPlan.Layer] {
        while !open.isEmpty { pop(at: end) }
        return layers
    }

    /// True if an open clip has partial coverage.
    var isMasked: Bool { maskBytes > 0 }

    /// True if an open layer has filters or a blend mode, so that painted pixels may have effects elsewhere.
    var isUnderFilter: Bool {
        openLayers.contains { !$0.layer.filters.isEmpty || $0.layer.attributes.blendMode != .normal }
    }

    /// Returns the pixels that a command may paint; none for commands that open or close groups.
    func pixels(of command: DisplayList.Item.Command) -> PixelRect {
        let bounds = bounds(of: command)
        guard bounds.minX <= bounds.maxX else { return .none }
        return clip.touched(
            by: Bounds(minX: bounds.minX - 1, minY: bounds.minY - 1, maxX: bounds.maxX + 1, maxY: bounds.maxY + 1))
    }

    private mutating func pushClip(_ item: DisplayList.Item, _ index: Int) throws(RasterError) {
        open.append(.clip(clip, maskBytes: maskBytes))
        guard let command = item.command.placed(in: space) else { return }
        clip = ClipStack.bounds(of: command, scale: scale, within: clip)
        if command.needsMask { maskBytes += ClipMask.bytes(for: clip) }
        guard maskBytes <= PaintBudget.masks(for: size) else {
            throw .clipsTooDeep(item: index, source: item.source)
        }
    }

    private mutating func push(_ layer: DisplayList.Layer, _ index: Int) {
        open.append(.layer(clip))
        let meanScale = space.meanScale(at: space.middle)
        let filters = layer.filters.compactMap { FilterStep($0, in: space, scale: scale, meanScale: meanScale) }
        var planned = LayerPlan.Layer(attributes: layer, filters: filters, end: index, clip: clip)
        if layer.copiesBackdrop {
            planned.bounds = LayerPlan.Layer.needed(clip, by: filters).intersection(PixelRect(size))
        }
        openLayers.append((index, planned))
        clip = LayerPlan.Layer.needed(clip, by: filters)
    }

    private mutating func pop(at index: Int) {
        switch open.popLast() {
        case .clip(let outer, let bytes): (clip, maskBytes) = (outer, bytes)
        case .transform(let outer): space = outer
        case .layer(let outer):
            clip = outer
            closeLayer(at: index)
        case nil: break
        }
    }

    /// Closes a layer. A layer that only removes from the one around it does not extend that one's bounds.
    private mutating func closeLayer(at index: Int) {
        guard let closed = openLayers.popLast() else { return }
        var layer = closed.layer
        layer.end = index
        layers[closed.index] = layer
        if layer.isMask, !openLayers.isEmpty { openLayers[openLayers.count - 1].layer.maskOpening = closed.index }
        if layer.attributes.blendMode.addsToBackdrop { add(layer.result) }
    }

    private mutating func add(_ bounds: Bounds) {
        guard bounds.minX <= bounds.maxX else { return }
        add(clip.touched(by: bounds))
    }

    private mutating func add(_ rect: PixelRect) {
        guard !openLayers.isEmpty else { return }
        let top = openLayers.count - 1
        openLayers[top].layer.bounds = openLayers[top].layer.bounds.union(rect)
    }

    /// Returns the bounding box of everything the command paints, in pixels; slightly larger if it is rotated.
    private func bounds(of command: DisplayList.Item.Command) -> Bounds {
        switch command {
        case .fillRect(let shape, _): bounds(of: shape.rect)
        case .image(let drawing): bounds(of: drawing.rect)
        case .fillPath(let path, _, _): bounds(of: path)
        case .glyphs(let run, _): run.bounds(in: space, scale: scale, glyphs)
        case .pushClip, .pushClipPath, .pushLayer, .pushTransform, .pop: Bounds()
        }
    }

    private func bounds(of rect: Rect) -> Bounds {
        guard rect.isFinite, !rect.isEmpty else { return Bounds() }
        return Bounds(of: rect, in: space, scale: scale)
    }

    private func bounds(of path: Path) -> Bounds {
        switch space.kind {
        case .plain: Bounds(of: path, .scale(x: scale, y: scale))
        case .scaling, .affine, .degenerate:
            Bounds(of: path, (space.transform.affine ?? .identity).followed(by: .scale(x: scale, y: scale)))
        case .projective: Bounds(of: path.placed(in: space), .scale(x: scale, y: scale))
        }
    }
}

extension BlendMode {
    /// False for modes that keep every transparent pixel of the backdrop transparent.
    fileprivate var addsToBackdrop: Bool {
        switch self {
        case .clear, .destination, .destinationIn, .destinationOut, .sourceIn, .sourceAtop: false
        default: true
        }
    }
}

extension GlyphRun {
    /// Returns the bounding box of all glyphs' outlines or bitmaps, extended by a pixel for their rounded positions.
    fileprivate func bounds(in space: CoordinateMapping, scale: Double, _ source: any GlyphSource) -> Bounds {
        var bounds = Bounds()
        for glyph in glyphs {
            guard let box = box(of: glyph.id, source) else { continue }
            let place = Bounds(of: box.offset(by: origin + glyph.position), in: space, scale: scale)
            bounds.include(Point(x: place.minX - 1, y: place.minY - 1))
            bounds.include(Point(x: place.maxX + 1, y: place.maxY + 1))
        }
        return bounds
    }

    /// Returns the box of a glyph relative to its origin, in points; nil for an empty one.
    private func box(of glyph: GlyphID, _ source: any GlyphSource) -> Rect? {
        guard let outline = source.outline(of: glyph, in: font) else {
            return source.image(of: glyph, in: font)?.rect(size: size, at: .zero)
        }
        let own = Bounds(of: outline.path, outline.transform(size: size, quarter: 0))
        guard own.minX <= own.maxX else { return nil }
        return Rect(x: own.minX, y: own.minY, width: own.maxX - own.minX, height: own.maxY - own.minY)
    }
}
