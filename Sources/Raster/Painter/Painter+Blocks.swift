internal import FramewrightDrawing

extension Painter {
    /// The maximum number of blocks kept for reuse; deeper nesting is rare.
    private static let maximumSpareLayers = 4

    /// Returns transparent pixels, in the memory of an earlier layer if available.
    mutating func emptyBlock(_ bounds: PixelRect) -> PixelBlock {
        var block = PixelBlock(bounds: bounds, pixels: spareLayers.popLast() ?? [])
        block.pixels.removeAll(keepingCapacity: true)
        block.pixels.append(contentsOf: repeatElement(.clear, count: bounds.width * bounds.height))
        return block
    }

    /// Keeps the memory of a block for the next layer.
    mutating func keep(_ block: PixelBlock) {
        if spareLayers.count < Self.maximumSpareLayers { spareLayers.append(block.pixels) }
    }
}
