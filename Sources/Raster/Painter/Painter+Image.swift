internal import FramewrightDrawing

extension Painter {
    /// Draws an image: resamples it to the visible pixels, then blends it through the rectangle's coverage.
    mutating func draw(
        _ drawing: ImageDrawing, on surface: inout Surface, _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let place = RoundedRect(drawing.rect)
        guard let edges = SteppedRect(place, scale: surface.scale), drawing.imageScale > 0,
            drawing.imageScale.isFinite, drawing.capInsets.isFinite
        else { return }
        let visible = surface.clips.bounds.touched(by: edges.bounds)
        guard !visible.isEmpty, let image = images.bitmap(of: drawing.image) else { return }
        var block = image.resampled(
            AxisTaps(drawing.columns(of: image, surface.scale), pixels: visible.columns, drawing.interpolation),
            AxisTaps(drawing.rows(of: image, surface.scale), pixels: visible.rows, drawing.interpolation),
            bounds: visible)
        if let template = drawing.template {
            guard let ink = Ink(template, scale: surface.scale, &ramps) else { return }
            block.color(with: ink)
        }
        fill(place, with: .pixels(block), on: &surface, into: &pixels)
    }
}

extension ImageDrawing {
    fileprivate func columns(of image: Bitmap, _ scale: Double) -> AxisMap {
        AxisMap(
            count: image.width, start: rect.minX * scale, length: rect.width * scale,
            caps: (capInsets.leading, capInsets.trailing), isTiled: resizingMode == .tile, imageScale: imageScale,
            scale: scale)
    }

    fileprivate func rows(of image: Bitmap, _ scale: Double) -> AxisMap {
        AxisMap(
            count: image.height, start: rect.minY * scale, length: rect.height * scale,
            caps: (capInsets.top, capInsets.bottom), isTiled: resizingMode == .tile, imageScale: imageScale,
            scale: scale)
    }
}

extension EdgeInsets {
    var isFinite: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }
}

extension PixelBlock {
    /// Replaces each pixel's colour by that of `ink` and keeps its alpha.
    fileprivate mutating func color(with ink: Ink) {
        var colors = Array(repeating: PremultipliedPixel.clear, count: bounds.width)
        if case .solid(let color) = ink { colors = Array(repeating: color, count: bounds.width) }
        for y in bounds.rows {
            if case .gradient(let gradient) = ink {
                var span = colors.mutableSpan
                gradient.fill(&span, from: 0, row: y, bounds.columns)
            }
            for (index, color) in zip(range(row: y, bounds.columns), colors) {
                pixels[index] = PremultipliedPixel(
                    packed: scaled(color.packed, by: UInt32(pixels[index].alpha)))
            }
        }
    }
}
