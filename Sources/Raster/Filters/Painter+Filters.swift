internal import FramewrightDrawing

extension Painter {
    /// What a filter makes of a layer, on the pixels of `bounds`.
    mutating func filtered(_ block: PixelInk, _ step: FilterStep, _ bounds: PixelRect) -> PixelInk { block }
}
