internal import FramewrightDrawing

extension Painter {
    /// Returns the filtered layer on the pixels of `bounds`. The layer's memory is kept for reuse.
    mutating func filtered(_ block: PixelBlock, step: FilterStep, bounds: PixelRect) -> PixelBlock {
        switch step.kind {
        case .colorMatrix(let matrix):
            var block = block
            var table = ColorMatrixKernel(matrix)
            var span = block.pixels.mutableSpan
            table.apply(to: &span)
            return block
        case .blur(let gaussian, let isOpaque):
            guard !bounds.isEmpty, !block.bounds.isEmpty else { return emptyBlock(.none) }
            let area = isOpaque ? block.bounds : gaussian.workArea(block.bounds, bounds)
            var plane = Plane(block, in: area, channels: 4, values: sparePlane())
            blur(&plane, gaussian, repeatsEdge: isOpaque)
            var result = emptyBlock(bounds)
            plane.write(to: &result)
            keep(block)
            keepPlane(plane)
            return result
        case .dropShadow(let gaussian, let color, let x, let y):
            return withDropShadow(block, gaussian: gaussian, with: color, x: x, y: y, bounds: bounds)
        case .innerShadow(let gaussian, let color, let x, let y):
            return withInnerShadow(block, gaussian: gaussian, with: color, x: x, y: y)
        }
    }

    /// Draws the shadow in its colour, then the layer on top.
    private mutating func withDropShadow(
        _ block: PixelBlock, gaussian: Gaussian, with color: PremultipliedPixel, x: Int, y: Int, bounds: PixelRect
    ) -> PixelBlock {
        guard !bounds.isEmpty, !block.bounds.isEmpty else { return emptyBlock(.none) }
        let area = gaussian.workArea(block.bounds, bounds.offset(x: -x, y: -y))
        var plane = Plane(block, in: area, channels: 1, values: sparePlane())
        blur(&plane, gaussian, repeatsEdge: false)
        plane.bounds = plane.bounds.offset(x: x, y: y)
        var result = emptyBlock(bounds)
        let shared = plane.bounds.intersection(bounds)
        var span = result.pixels.mutableSpan
        for row in shared.rows where !shared.isEmpty {
            let start = (row - plane.bounds.y) * plane.rowLength + shared.x - plane.bounds.x
            let first = (row - bounds.y) * bounds.width + shared.x - bounds.x
            colorRow(plane.values.span, from: start, color, into: &span, first..<first + shared.width)
        }
        let seen = block.bounds.intersection(bounds)
        for row in seen.rows where !seen.isEmpty {
            let first = (row - bounds.y) * bounds.width + seen.x - bounds.x
            blendColors(&span, from: first, block.pixels.span, block.range(row: row, seen.columns), 255)
        }
        keep(block)
        keepPlane(plane)
        return result
    }

    /// Draws the inverse of the blurred and moved shape, in the shadow's colour, inside the layer.
    private mutating func withInnerShadow(
        _ block: PixelBlock, gaussian: Gaussian, with color: PremultipliedPixel, x: Int, y: Int
    ) -> PixelBlock {
        var block = block
        guard !block.bounds.isEmpty else { return block }
        let area = gaussian.workArea(block.bounds, block.bounds.offset(x: -x, y: -y))
        var plane = Plane(block, in: area, channels: 1, values: sparePlane())
        blur(&plane, gaussian, repeatsEdge: false)
        plane.bounds = plane.bounds.offset(x: x, y: y)
        let bounds = block.bounds
        // A shape moved by more than its size shares no pixel with its original place.
        let shared = plane.bounds.intersection(bounds)
        var span = block.pixels.mutableSpan
        for row in bounds.rows {
            let isSeen = !shared.isEmpty && shared.rows.contains(row)
            let columns = isSeen ? shared.columns : bounds.x..<bounds.x
            let first = (row - bounds.y) * bounds.width - bounds.x
            let start = (row - plane.bounds.y) * plane.rowLength - plane.bounds.x
            shadeOutside(&span, first + bounds.x..<first + columns.lowerBound, color)
            if !columns.isEmpty {
                shadeInside(
                    &span, first + columns.lowerBound..<first + columns.upperBound, plane.values.span,
                    from: start + columns.lowerBound, color)
            }
            shadeOutside(&span, first + columns.upperBound..<first + bounds.columns.upperBound, color)
        }
        keepPlane(plane)
        return block
    }

    /// Blurs a plane with the memory of earlier blurs.
    mutating func blur(_ plane: inout Plane, _ gaussian: Gaussian, repeatsEdge: Bool) {
        var blur = Blur(gaussian, repeatsEdge: repeatsEdge, spare: sparePlanes)
        sparePlanes = []
        blur.apply(to: &plane)
        sparePlanes = blur.spare
    }

    mutating func sparePlane() -> [UInt16] { sparePlanes.popLast() ?? [] }

    mutating func keepPlane(_ plane: Plane) {
        if sparePlanes.count < 3 { sparePlanes.append(plane.values) }
    }
}
