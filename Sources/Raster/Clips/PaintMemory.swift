internal import FramewrightDrawing

/// What a list needs besides its picture: masks of clips and pixels of layers, all that are alive at once.
enum PaintMemory {
    /// Bytes of masks: room for 20 nested full-screen rounded clips on a phone.
    static func masks(for size: PixelSize) -> Int { max(64 << 20, 4 * size.area) }

    /// Bytes of layers: room for 20 nested full-screen ones on a phone, or eight of any picture.
    static func layers(for size: PixelSize) -> Int { max(256 << 20, 32 * size.area) }

    /// Layers inside each other; painting one calls itself for the next.
    static let deepestLayers = 256

    /// Goes through clips and layers without painting.
    static func check(
        _ list: DisplayList, _ plan: LayerPlan, scale: Double, size: PixelSize
    ) throws(RasterError) {
        try checkLayers(list, plan, size: size)
        try checkClips(list, scale: scale, size: size)
    }

    /// Clips inside a layer are counted on top of those around it.
    private static func checkClips(_ list: DisplayList, scale: Double, size: PixelSize) throws(RasterError) {
        var stack: [(bounds: PixelRect, bytes: Int)] = [(PixelRect(size), 0)]
        for (index, item) in list.items.enumerated() {
            let outer = stack[stack.count - 1]
            switch item.command {
            case .pushClip, .pushClipPath:
                let inside = ClipStack.bounds(of: item.command, scale: scale, within: outer.bounds)
                let bytes = item.command.needsMask ? ClipMask.bytes(for: inside) : 0
                guard outer.bytes + bytes <= masks(for: size) else {
                    throw .clipsTooDeep(item: index, source: item.source)
                }
                stack.append((inside, outer.bytes + bytes))
            case .popClip: if stack.count > 1 { stack.removeLast() }
            case .fillRect, .fillPath, .glyphs, .image, .pushLayer, .popLayer: break
            }
        }
    }

    private static func checkLayers(_ list: DisplayList, _ plan: LayerPlan, size: PixelSize) throws(RasterError) {
        var stack: [(end: Int, bytes: Int)] = [(list.items.count, 0)]
        for (index, item) in list.items.enumerated() {
            while stack.count > 1, stack[stack.count - 1].end < index { stack.removeLast() }
            guard let layer = plan[index] else { continue }
            let bytes = stack[stack.count - 1].bytes + 4 * layer.bounds.width * layer.bounds.height
            guard bytes <= layers(for: size), stack.count <= deepestLayers else {
                throw .layersTooDeep(item: index, source: item.source)
            }
            stack.append((layer.end, bytes))
        }
    }
}

extension DisplayList.Item.Command {
    /// True for clips that are not plain rectangles.
    fileprivate var needsMask: Bool {
        switch self {
        case .pushClip(let shape): shape.radius > 0
        case .pushClipPath: true
        default: false
        }
    }
}
