internal import FramewrightDrawing

/// The extent of each layer of a list, the pixels it can touch and its filters, computed before painting, so that a
/// layer takes the memory of its contents instead of the screen's.
struct LayerPlan: Sendable {
    struct Layer: Sendable {
        let attributes: DisplayList.Layer
        let filters: [FilterStep]
        /// The index of the layer's `pop`, or the list's end.
        var end: Int
        /// The pixels painted on the layer.
        var bounds = PixelRect.none
        /// The index of the last mask that covers the layer's contents; later items are not masked.
        var maskOpening: Int?
        /// The maximum visible area of the filtered layer.
        let clip: PixelRect

        /// True if the layer has no effect (full opacity, normal, not isolated, no filters), so its items are painted
        /// directly on the surface below.
        var isPassThrough: Bool {
            attributes.opacity == 1 && attributes.blendMode == .normal && !attributes.isIsolated && filters.isEmpty
                && !attributes.copiesBackdrop
        }

        /// True for a group that starts as a copy of its backdrop.
        var startsWithBackdrop: Bool {
            attributes.copiesBackdrop
                || !attributes.isIsolated && attributes.blendMode == .normal && filters.isEmpty
        }

        /// True for a layer that multiplies the layer around it by its own alpha.
        var isMask: Bool { attributes.blendMode == .destinationIn && attributes.opacity == 1 && filters.isEmpty }

        /// True if a filter repeats the outermost pixels of the layer, or colours transparent ones.
        var dependsOnBounds: Bool { filters.contains(where: \.dependsOnBounds) }

        /// False for layers that are painted in place, and for the shadow of one shape, which is mostly a mask.
        func hasPixels(from index: Int) -> Bool {
            guard filters.count == 1, end == index + 2, case .dropShadow = filters[0].kind else {
                return !isPassThrough
            }
            return false
        }

        /// Returns the pixels that filter `index` has to produce.
        func output(of index: Int) -> PixelRect {
            var rect = bounds
            for step in filters[...index] { rect = rect.grown(by: step.growth) }
            return rect.intersection(Self.needed(clip, by: filters[(index + 1)...]))
        }

        /// The pixels of the final result.
        var result: PixelRect { filters.isEmpty ? bounds : output(of: filters.count - 1) }

        /// Returns the pixels needed before `filters` so that all of `clip` is correct after them.
        static func needed(_ clip: PixelRect, by filters: some BidirectionalCollection<FilterStep>) -> PixelRect {
            filters.reversed().reduce(clip) { $0.grown(by: $1.need) }
        }
    }

    /// The layers by index of their `pushLayer`; never enumerated where the order matters.
    private var layers: [Int: Layer] = [:]

    /// Plans the layers of a list for the pixels of `part`, or for all pixels.
    /// - Throws: `RasterError` for clips that need more memory than allowed.
    init(
        _ list: DisplayList, scale: Double, size: PixelSize, part: PixelRect? = nil, glyphs: any GlyphSource
    ) throws(RasterError) {
        guard list.items.contains(where: \.command.needsPlan) else { return }
        var walk = PlanWalk(scale: scale, size: size, part: part, glyphs: glyphs)
        for (index, item) in list.items.enumerated() { try walk.visit(item, index) }
        layers = walk.finished(at: list.items.count)
        readsBackdrop = list.readsBackdrop
        dependsOnBounds = layers.values.contains(where: \.dependsOnBounds)
        area = layers.reduce(0) { $0 + ($1.value.hasPixels(from: $1.key) ? $1.value.bounds.area : 0) }
    }

    var isEmpty: Bool { layers.isEmpty }

    /// True if a layer reads pixels below it that later items may hide.
    private(set) var readsBackdrop = false
    /// True if the pixels of a layer depend on its bounds.
    private(set) var dependsOnBounds = false
    /// The number of pixels of all layers: a measure of the time that they take.
    private(set) var area = 0

    /// The layer that the item opens; nil for all other items.
    subscript(index: Int) -> Layer? { layers.isEmpty ? nil : layers[index] }
}

extension DisplayList {
    /// True if a layer starts as a copy of its backdrop.
    var readsBackdrop: Bool {
        items.contains { if case .pushLayer(let layer) = $0.command { layer.copiesBackdrop } else { false } }
    }
}

extension DisplayList.Item.Command {
    /// True for clips and layers.
    fileprivate var needsPlan: Bool {
        switch self {
        case .pushClip, .pushClipPath, .pushLayer: true
        case .fillRect, .fillPath, .glyphs, .image, .pushTransform, .pop: false
        }
    }
}
