import FramewrightDocuments
import FramewrightDrawing

extension SVGLowering {
    /// Fills the outline of a shape's stroke.
    mutating func stroke(
        _ shape: SVGShape, paint: Paint, at index: Int, in context: SVGContext
    ) throws(CodecError) {
        let width = context.resolve(context.style.strokeWidth, .other)
        guard width > 0 else { return }
        let finest = strokeScale * context.transform.meanScale
        let bounds = shape.path.boundingRect
        let scale = min(finest, Self.longestSide / max(bounds.width + width, bounds.height + width))
        guard scale.isFinite, scale > 0 else { return }
        if scale < finest {
            report.warn("its stroke is drawn coarsely: the shape is far larger than the image", index)
        }
        try report.count(pathElements: shape.path.elements.count, on: index)
        // Each dash has two caps; a round one takes dozens of lines.
        let end = context.style.lineCap == .round ? 5 : 1
        let size =
            shape.path.elements.count + end * dashes(shape, pen: Self.pen(context, scale), scale: scale, at: index)
        try append(
            try outline(shape, size: size, finest: scale, at: index, in: context), rule: .nonzero, paint: paint,
            at: index)
    }

    /// Returns the outline, traced at a scale at which a point is about the smallest visible size, then scaled back.
    ///
    /// If that takes more elements than the shape's share, traces it more and more coarsely, so that a map of a
    /// hundred thousand curves can be drawn in bounded memory.
    private func outline(
        _ shape: SVGShape, size: Int, finest: Double, at index: Int, in context: SVGContext
    ) throws(CodecError) -> Path {
        let most = report.pathElements(fair: size, share: share(of: index))
        var scale = finest
        while shape.path.elements.count <= most, scale.isFinite, scale > finest * Self.coarsest {
            let scaled = shape.path.applying(.scale(x: scale, y: scale))
            if let outline = scaled.strokedPath(Self.pen(context, scale), atMost: most) {
                if scale < finest {
                    report.warn("its stroke is drawn coarsely: the path has too many curves or corners", index)
                }
                let back = AffineTransform.scale(x: 1 / scale, y: 1 / scale).followed(by: context.transform)
                return outline.applying(back)
            }
            try report.count(steps: most / SVGLimits.elementsPerStep, on: index)
            scale /= 8
        }
        throw report.tooManyPathElements(index)
    }

    /// The maximum side, in points, to which a shape is scaled while its stroke is traced. Larger curves have more
    /// points; a circle of this size takes less than a megabyte.
    private static var longestSide: Double { 0x1p19 }

    /// Returns the element's share of the data of all paths not yet drawn.
    private func share(of index: Int) -> Double {
        let own = document.elements[index].outlineBytes
        return Double(own) / Double(max(1, max(0, undrawnBytes) + own))
    }

    /// The minimum fraction of the finest scale; below it curves degenerate to lines.
    private static var coarsest: Double { 1e-6 }

    private static func pen(_ context: SVGContext, _ scale: Double) -> StrokeStyle {
        let style = context.style
        return StrokeStyle(
            lineWidth: context.resolve(style.strokeWidth, .other) * scale, lineCap: style.lineCap,
            lineJoin: style.lineJoin, miterLimit: style.miterLimit,
            dash: style.dashes.map { context.resolve($0, .other) * scale },
            dashPhase: context.resolve(style.dashOffset, .other) * scale)
    }

    /// Returns the number of dashes. If there are too many to draw, adds a warning and returns 0.
    private func dashes(_ shape: SVGShape, pen: StrokeStyle, scale: Double, at index: Int) -> Int {
        guard !pen.dash.isEmpty else { return 0 }
        if document.elements[index].attribute("pathLength") != nil {
            report.warn("pathLength is left out: dashes have the length of the path itself", index)
        }
        let count = shape.path.applying(.scale(x: scale, y: scale)).dashCount(pen)
        guard count > StrokeTolerance.maximumDashes else { return Int(count) }
        report.warn("its stroke is drawn without gaps: it has too many dashes", index)
        return 0
    }
}

extension XMLElement {
    /// The size of the path data in bytes, by which shapes share the budget for outlines; shapes without data count
    /// 32.
    var outlineBytes: Int {
        guard SVGElementKind(name) == .shape else { return 0 }
        return ["d", "points"].reduce(32) { $0 + (attribute($1)?.value.utf8.count ?? 0) }
    }
}
