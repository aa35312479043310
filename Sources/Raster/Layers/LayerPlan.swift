internal import FramewrightDrawing

/// Where each layer of a list ends, which pixels it can touch and what its filters do, found before painting, so that a
/// layer takes the memory of what is on it and not that of the screen.
struct LayerPlan: Sendable {
    struct Layer: Sendable {
        let layer: DisplayList.Layer
        let filters: [FilterStep]
        /// Index of the layer's `pop`, or the list's end.
        var end: Int
        /// What is painted on it.
        var bounds = PixelRect.none
        /// Index of the last mask of all that is on it; items after it are not masked.
        var maskOpening: Int?
        /// The most that may be seen of it once it is filtered.
        let clip: PixelRect

        /// True for a group whose items may as well be painted where they are.
        var isTransparent: Bool {
            layer.opacity == 1 && layer.blendMode == .normal && !layer.isIsolated && filters.isEmpty
        }

        /// True for a group that starts with what is below it.
        var startsWithBackdrop: Bool { !layer.isIsolated && layer.blendMode == .normal && filters.isEmpty }

        /// What filter `index` has to make, or with the number of filters, what is laid down in the end.
        func output(of index: Int) -> PixelRect {
            var rect = bounds
            for step in filters[...index] { rect = rect.grown(by: step.growth) }
            return rect.intersection(Self.needed(clip, by: filters[(index + 1)...]))
        }

        /// What is laid down in the end.
        var result: PixelRect { filters.isEmpty ? bounds : output(of: filters.count - 1) }

        /// What must be known before `filters` so that all of `clip` is right after them.
        static func needed(_ clip: PixelRect, by filters: some BidirectionalCollection<FilterStep>) -> PixelRect {
            filters.reversed().reduce(clip) { $0.grown(by: $1.need) }
        }
    }

    /// By index of the `pushLayer`; only ever looked up.
    private var layers: [Int: Layer] = [:]

    /// - Throws: `RasterError` for clips that need more memory than allowed.
    init(_ list: DisplayList, scale: Double, size: PixelSize, glyphs: any GlyphSource) throws(RasterError) {
        guard list.items.contains(where: \.command.needsPlan) else { return }
        var walk = PlanWalk(scale: scale, size: size, glyphs: glyphs)
        for (index, item) in list.items.enumerated() { try walk.visit(item, index) }
        layers = walk.finished(at: list.items.count)
    }

    var isEmpty: Bool { layers.isEmpty }

    /// The layer that item opens; nil for all other items.
    subscript(index: Int) -> Layer? { layers.isEmpty ? nil : layers[index] }
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
