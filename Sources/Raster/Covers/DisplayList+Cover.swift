internal import FramewrightDrawing

extension DisplayList {
    /// Returns the index of the last item that hides all items before it: an opaque rectangle over the whole bitmap,
    /// outside all clips, layers and transforms. Returns nil if there is none.
    func firstVisibleItem(scale: Double, size: PixelSize) -> Int? {
        var depth = 0
        var found: Int?
        for (index, item) in items.enumerated() {
            switch item.command {
            case .pushClip, .pushClipPath, .pushLayer, .pushTransform: depth += 1
            case .pop: depth = max(0, depth - 1)
            case .fillRect(let rect, let paint):
                if depth == 0, rect.covers(size, scale: scale), paint.hides(scale: scale) { found = index }
            case .fillPath, .glyphs, .image: break
            }
        }
        return found
    }
}

extension Paint {
    /// Whether the paint is one opaque colour, or a gradient of opaque colours that covers every pixel.
    func hides(scale: Double) -> Bool {
        gradient.map { $0.hides(scale: scale) } ?? (PremultipliedPixel(color).alpha == 255)
    }
}

extension GradientPaint {
    /// Whether a `GradientInk` can be made and covers every pixel with opaque colours.
    fileprivate func hides(scale: Double) -> Bool {
        if case .conical = geometry { return false }
        guard GradientField(geometry) != nil, let inverse = pixelsToPoints(scale: scale) else { return false }
        return inverse.isAffine && stops.allSatisfy { $0.color.opacity >= 1 }
    }
}

extension RoundedRect {
    fileprivate func covers(_ size: PixelSize, scale: Double) -> Bool {
        radius == 0 && SteppedRect(self, scale: scale) != nil && rect.minX * scale <= 0 && rect.minY * scale <= 0
            && rect.maxX * scale >= Double(size.width) && rect.maxY * scale >= Double(size.height)
    }
}
