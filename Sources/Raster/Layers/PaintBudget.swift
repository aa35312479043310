internal import FramewrightDrawing

/// The memory limits for clip masks and layers in use at the same time, checked before painting.
enum PaintBudget {
    /// Returns the limit for masks in bytes: 20 nested full-screen rounded clips on a phone.
    static func masks(for size: PixelSize) -> Int { max(64 << 20, 4 * size.area) }

    /// Returns the limit for layers in bytes: 20 nested full-screen layers on a phone, or eight of any bitmap.
    static func layers(for size: PixelSize) -> Int { max(256 << 20, 32 * size.area) }

    /// Validates the layers without painting.
    static func check(_ list: DisplayList, _ plan: LayerPlan, size: PixelSize) throws(RasterError) {
        guard !plan.isEmpty else { return }
        var stack: [(end: Int, bytes: Int)] = [(list.items.count, 0)]
        for (index, item) in list.items.enumerated() {
            while stack.count > 1, stack[stack.count - 1].end < index { stack.removeLast() }
            guard let layer = plan[index], !layer.isPassThrough else { continue }
            let bytes = stack[stack.count - 1].bytes + Self.bytes(of: layer)
            guard stack.count <= RasterError.deepestLayers else {
                throw .layersTooDeep(item: index, source: item.source)
            }
            guard bytes <= layers(for: size) else { throw .layersTooLarge(item: index, source: item.source) }
            stack.append((layer.end, bytes))
        }
    }

    /// Returns the memory of the layer's pixels and of its largest filter.
    private static func bytes(of layer: LayerPlan.Layer) -> Int {
        var (input, most) = (layer.bounds, 0)
        for (index, step) in layer.filters.enumerated() {
            let output = layer.output(of: index)
            most = max(most, 4 * input.area + step.bytes(input, output))
            input = output
        }
        return 4 * layer.bounds.area + most
    }
}

extension DisplayList.Item.Command {
    /// True for clips other than plain rectangles.
    var needsMask: Bool {
        switch self {
        case .pushClip(let shape): shape.radius > 0
        case .pushClipPath: true
        default: false
        }
    }
}
