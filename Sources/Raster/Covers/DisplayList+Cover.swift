internal import FramewrightDrawing

extension DisplayList {
    /// The last item that hides everything before it: an opaque rectangle over the whole picture, outside all clips, layers and transforms.
    /// Nil where nothing does.
    func firstVisibleItem(scale: Double, size: PixelSize) -> Int? {
        var depth = 0
        var found: Int?
        for (index, item) in items.enumerated() {
            switch item.command {
            case .pushClip, .pushClipPath, .pushLayer, .pushTransform: depth += 1
            case .pop: depth = max(0, depth - 1)
            case .fillRect(let rect, let paint):
                if depth == 0, paint.hides, rect.covers(size, scale: scale) { found = index }
            case .fillPath, .glyphs, .image: break
            }
        }
        return found
    }
}

extension Paint {
    /// True for one opaque colour.
    var hides: Bool { gradient == nil && PremultipliedPixel(color).alpha == 255 }
}

extension RoundedRect {
    fileprivate func covers(_ size: PixelSize, scale: Double) -> Bool {
        radius == 0 && SteppedRect(self, scale: scale) != nil && rect.minX * scale <= 0 && rect.minY * scale <= 0
            && rect.maxX * scale >= Double(size.width) && rect.maxY * scale >= Double(size.height)
    }
}
