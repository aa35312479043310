internal import FramewrightDrawing

extension Painter {
    /// Paints a layer that consists of one rectangle with one shadow, without pixels of its own: the shadow of a
    /// rounded rectangle is a mask of nine parts. Returns false for other layers.
    mutating func paintRectShadow(
        _ layer: LayerPlan.Layer, items: ArraySlice<DisplayList.Item>, on surface: inout Surface,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) -> Bool {
        guard layer.attributes.opacity == 1, layer.attributes.blendMode == .normal, layer.filters.count == 1,
            items.count == 1,
            case .dropShadow(let gaussian, let color, let x, let y) = layer.filters[0].kind, let item = items.first,
            case .fillRect(let shape, let paint)? = item.command.placed(in: surface.space), !paint.hasGradient,
            let edges = SteppedRect(shape, scale: surface.scale), let ink = Ink(paint, scale: surface.scale, &ramps)
        else { return false }
        let place = ShadowPlace(edges, radius: shape.radius * surface.scale, gaussian)
        guard let mask = shadows[place.key] ?? makeMask(place.key) else { return false }
        let shade = PremultipliedPixel(packed: scaled(color.packed, by: UInt32(PremultipliedPixel(paint.color).alpha)))
        let hidden = ink.isOpaque ? edges : nil
        surface.blendShadow(mask, place: place, offset: (x, y), with: shade, hiddenBy: hidden, into: &pixels)
        fill(shape, with: ink, on: &surface, into: &pixels)
        return true
    }

    /// Returns nil for a shape whose mask is too large to cache: a large and strongly blurred one.
    private mutating func makeMask(_ key: ShadowMask.Key) -> ShadowMask? {
        let one = Double(Subpixel.one)
        let rect = Rect(
            x: Double(key.left) / one, y: Double(key.top) / one, width: Double(key.right - key.left) / one,
            height: Double(key.bottom - key.top) / one)
        let shape = RoundedRect(rect, radius: key.radius)
        guard let edges = SteppedRect(shape, scale: 1) else { return nil }
        let horizon = PixelRect(x: -1, y: -1, width: 1 << 14, height: 1 << 14)
        let inside = horizon.touched(by: edges.bounds)
        let bounds = inside.grown(by: Margins(all: key.gaussian.reach))
        guard bounds.width * bounds.height <= 1 << 20 else { return nil }
        var block = emptyBlock(inside)
        var surface = Surface(area: inside, scale: 1)
        var span = block.pixels.mutableSpan
        fill(shape, with: .solid(PremultipliedPixel(.black)), on: &surface, into: &span)
        var plane = Plane(block, in: bounds, channels: 1, values: sparePlane())
        blur(&plane, key.gaussian, repeatsEdge: false)
        keep(block)
        let mask = ShadowMask(
            bounds: bounds, middle: (bounds.x + bounds.width / 2, bounds.y + bounds.height / 2),
            levels: plane.values.map { rounded($0) })
        keepPlane(plane)
        shadows.insert(mask, key)
        return mask
    }
}

extension Surface {
    /// Blends a colour through a shadow's mask, moved by `x` and `y`, inside the clip.
    fileprivate mutating func blendShadow(
        _ mask: ShadowMask, place: ShadowPlace, offset: (x: Int, y: Int), with color: PremultipliedPixel,
        hiddenBy shape: SteppedRect?, into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let (left, top) = (place.origin.x + offset.x, place.origin.y + offset.y)
        let whole = PixelRect(
            x: mask.bounds.x + left, y: mask.bounds.y + top, width: mask.bounds.width + place.missing.x,
            height: mask.bounds.height + place.missing.y)
        let visible = whole.intersection(clips.bounds)
        guard !visible.isEmpty else { return }
        for row in visible.rows {
            let own = row - top
            let source = own <= mask.middle.y ? own : max(mask.middle.y, own - place.missing.y)
            let line = ShadowLine(mask: mask, source: source, left: left, missing: place.missing.x, row: row)
            let hidden = shape?.solidColumns(row).clamped(to: visible.columns) ?? visible.x..<visible.x
            blendShadow(line, columns: visible.x..<hidden.lowerBound, with: color, into: &pixels)
            blendShadow(line, columns: hidden.upperBound..<visible.columns.upperBound, with: color, into: &pixels)
        }
    }

    /// Blends the columns before the middle one, the repeated middle column, and those after it.
    private mutating func blendShadow(
        _ line: ShadowLine, columns: Range<Int>, with color: PremultipliedPixel,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let (mask, row) = (line.mask, line.row)
        let middle = mask.middle.x + line.left
        let before = columns.clamped(to: Int.min..<middle)
        let between = columns.clamped(to: middle..<middle + line.missing)
        let after = columns.clamped(to: middle + line.missing..<Int.max)
        blendShadow(mask, source: line.source, columns: before, shift: -line.left, row: row, with: color, into: &pixels)
        blendShadow(mask.level(row: line.source), columns: between, row: row, with: color, into: &pixels)
        blendShadow(
            mask, source: line.source, columns: after, shift: -line.left - line.missing, row: row, with: color,
            into: &pixels)
    }

    private mutating func blendShadow(
        _ mask: ShadowMask, source: Int, columns: Range<Int>, shift: Int, row: Int, with color: PremultipliedPixel,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        guard !columns.isEmpty else { return }
        let range = mask.range(row: source, columns.lowerBound + shift..<columns.upperBound + shift)
        let start = index(columns.lowerBound, row)
        guard let clip = clips.mask, !clip.isOpen(columns, row: row) else {
            return blendShade(&pixels, from: start, mask.levels.span, range, color)
        }
        for index in range { scratch[index - range.lowerBound] = mask.levels[index] }
        var span = scratch.mutableSpan
        multiplyMask(&span, 0..<columns.count, by: clip.coverage.span, from: clip.index(columns.lowerBound, row))
        blendShade(&pixels, from: start, scratch.span, 0..<columns.count, color)
    }

    private mutating func blendShadow(
        _ level: UInt8, columns: Range<Int>, row: Int, with color: PremultipliedPixel,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        guard columns.count > 0, level > 0 else { return }
        let runs = [CoverageRun(start: 0, end: Int32(columns.count), level: level)]
        blend(runs.span, x: columns.lowerBound, y: row, with: color, into: &pixels)
    }
}

/// A row of a mask and its target.
private struct ShadowLine {
    let mask: ShadowMask
    let source: Int
    /// The target of the mask's column 0.
    let left: Int
    /// The number of repeats of the middle column.
    let missing: Int
    let row: Int
}

extension ShadowMask {
    /// The level of the middle column.
    fileprivate func level(row y: Int) -> UInt8 { levels[range(row: y, middle.x..<middle.x + 1).lowerBound] }
}

extension SteppedRect {
    /// Returns the columns of a row that an opaque rectangle hides; possibly too few where corners are round.
    fileprivate func solidColumns(_ y: Int) -> Range<Int> {
        let bits = Subpixel.bits
        let rows = straightRows
        let isStraight = rows.contains(y) && y << bits >= top && (y + 1) << bits <= bottom
        guard isStraight else { return 0..<0 }
        let first = (left + Subpixel.one - 1) >> bits
        return first..<max(first, right >> bits)
    }
}

extension Ink {
    fileprivate var isOpaque: Bool { if case .solid(let color) = self { color.alpha == 255 } else { false } }
}
