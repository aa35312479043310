internal import FramewrightDrawing

extension Painter {
    /// Draws a transformed image: its rectangle as a path, filled by sampling the image.
    mutating func drawTurned(
        _ drawing: ImageDrawing, on surface: inout Surface, _ pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        guard drawing.rect.isFinite, !drawing.rect.isEmpty, drawing.imageScale > 0, drawing.imageScale.isFinite,
            drawing.capInsets.isFinite, let bitmap = images.bitmap(of: drawing.image)
        else { return }
        guard var flat = flattened(drawing, bitmap: bitmap, surface: surface) else { return }
        if let template = drawing.template {
            flat.color(with: PremultipliedPixel(template.color))
        }
        fill(
            drawing.rect, with: flat, isNearest: drawing.interpolation == .none, level: 255, on: &surface, into: &pixels
        )
    }

    /// Draws a transformed bitmap glyph; only the opacity of the ink applies.
    mutating func drawTurned(
        _ bitmap: Bitmap, in rect: Rect, with ink: Ink, on surface: inout Surface,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        guard rect.isFinite, !rect.isEmpty,
            let flat = flattened(ImageDrawing(ImageID(""), in: rect), bitmap: bitmap, surface: surface)
        else { return }
        var level: UInt8 = 255
        if case .solid(let color) = ink { level = color.alpha }
        fill(rect, with: flat, isNearest: false, level: level, on: &surface, into: &pixels)
    }

    private mutating func fill(
        _ rect: Rect, with bitmap: Bitmap, isNearest: Bool, level: UInt8, on surface: inout Surface,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let upright = AffineTransform(
            a: rect.width / Double(bitmap.width), b: 0, c: 0, d: rect.height / Double(bitmap.height), tx: rect.minX,
            ty: rect.minY)
        let toScreen = ProjectionTransform(upright).concatenating(surface.space.transform)
            .concatenating(ProjectionTransform(surface.transform))
        guard var ink = SampledInk(bitmap, toScreen, isNearest: isNearest) else { return }
        ink.level = level
        fill(
            RoundedRect(rect).path.placed(in: surface.space), rule: .nonzero, with: .sampled(ink), on: &surface,
            into: &pixels)
    }

    /// Returns the image to be sampled. If it has caps or tiles, or more pixels than are visible, it is first
    /// resampled to its visible size.
    private func flattened(_ drawing: ImageDrawing, bitmap: Bitmap, surface: Surface) -> Bitmap? {
        let middle = Point(x: drawing.rect.midX, y: drawing.rect.midY)
        let (across, down) = surface.space.scales(at: middle)
        let width = drawing.rect.width * across * surface.scale
        let height = drawing.rect.height * down * surface.scale
        let isPlain = drawing.capInsets == .zero && drawing.resizingMode == .stretch
        let shrinks =
            (drawing.interpolation == .medium || drawing.interpolation == .high)
            && (width < Double(bitmap.width) - 0.5 || height < Double(bitmap.height) - 0.5)
        if isPlain, !shrinks { return bitmap }
        func side(_ length: Double, _ own: Int) -> Int {
            let most = isPlain ? Double(own) : 4096
            return ceiling(min(max(length, 1), most))
        }
        guard let size = PixelSize(width: side(width, bitmap.width), height: side(height, bitmap.height)) else {
            return nil
        }
        return bitmap.flattened(drawing, to: size)
    }
}

extension Bitmap {
    fileprivate func flattened(_ drawing: ImageDrawing, to size: PixelSize) -> Bitmap {
        func axis(_ count: Int, _ length: Int, _ points: Double, _ caps: (Double, Double)) -> AxisMap {
            AxisMap(
                count: count, start: 0, length: Double(length), caps: caps, isTiled: drawing.resizingMode == .tile,
                imageScale: drawing.imageScale, scale: Double(length) / points)
        }
        let caps = drawing.capInsets
        let columns = axis(width, size.width, drawing.rect.width, (caps.leading, caps.trailing))
        let rows = axis(height, size.height, drawing.rect.height, (caps.top, caps.bottom))
        let ink = resampled(
            AxisTaps(columns, pixels: 0..<size.width, drawing.interpolation),
            AxisTaps(rows, pixels: 0..<size.height, drawing.interpolation), bounds: PixelRect(size))
        return Bitmap(size: size, pixels: ink.pixels)
    }

    /// Replaces each pixel's colour and keeps its alpha; for a gradient, the caller passes its first colour.
    fileprivate mutating func color(with color: PremultipliedPixel) {
        withMutablePixels { pixels in
            for index in 0..<pixels.count {
                pixels[index] = PremultipliedPixel(packed: scaled(color.packed, by: UInt32(pixels[index].alpha)))
            }
        }
    }
}

extension CoordinateMapping {
    /// Returns the scales of lengths along both axes around a point.
    fileprivate func scales(at place: Point) -> (x: Double, y: Double) {
        let step = 1e-3
        let here = transform.apply(place)
        func growth(_ moved: Point) -> Double {
            let way = transform.apply(moved) - here
            let length = (way.x * way.x + way.y * way.y).squareRoot() / step
            return length.isFinite ? length : 1
        }
        return (growth(place + Point(x: step, y: 0)), growth(place + Point(x: 0, y: step)))
    }
}
