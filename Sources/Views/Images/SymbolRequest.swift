import FramewrightDrawing
import FramewrightTypography

/// The image of a symbol, on the grid of 24 units.
struct SymbolImage {
    let loaded: LoadedImage
    /// The upper edge on the grid.
    let top: Double
    let size: Size
    /// Whether it is painted already, with a style for each layer.
    let hasOwnPaints: Bool
}

/// The name and the properties of a symbol to be drawn.
struct SymbolRequest {
    let name: String
    let weight: Double
    let isResizable: Bool
    var mode: SymbolRenderingMode?

    /// Returns the symbol in the environment's variant, or the box that stands for it.
    @MainActor
    func image(_ lowering: Lowering) -> SymbolImage {
        let environment = lowering.environment
        let library = environment.imageLoader?.symbols ?? .empty
        let name = environment.symbolVariants.names(for: name).first { library.draws($0) } ?? name
        let drawing = library.drawing(name, weight: weight)
        let isMirrored = environment.layoutDirection == .rightToLeft && library.isMirrored(name)
        let shown = drawing ?? library.box(name, weight: weight)
        let isKnown = drawing != nil || environment.imageLoader?.symbols == nil
        return image(
            isMirrored ? shown.mirrored : shown, name: name, paints: paints(shown, isFilled: name.isFilled, lowering),
            remarks: isKnown ? [] : [library.remark(for: name)])
    }

    private func image(
        _ drawing: SymbolDrawing, name: String, paints: (Paint, Paint)?, remarks: [String]
    ) -> SymbolImage {
        var area = drawing.bounds
        if !isResizable {
            let margin = SymbolMetrics.margin
            area = Rect(
                x: area.minX - margin.width, y: area.minY - margin.height, width: area.width + 2 * margin.width,
                height: area.height + 2 * margin.height)
        }
        let list = drawing.displayList(in: area, primary: paints?.0 ?? Paint(.black), secondary: paints?.1)
        let loaded = LoadedImage(
            id: ImageID("symbol \(name)"), vector: list, isTemplate: paints == nil, remarks: remarks)
        return SymbolImage(loaded: loaded, top: area.minY, size: area.size, hasOwnPaints: paints != nil)
    }

    /// Returns the paints of both layers; nil if all is in the foreground style.
    @MainActor
    private func paints(_ drawing: SymbolDrawing, isFilled: Bool, _ lowering: Lowering) -> (Paint, Paint)? {
        let environment = lowering.environment
        let levels = (environment.foregroundStyle as? ForegroundLevels)?.levels ?? []
        guard drawing.layers.contains(where: \.isSecondary) else {
            return mode?.kind != .monochrome && levels.count > 1 ? levels.first.map { pair(lowering, $0, $0) } : nil
        }
        switch mode?.kind {
        case .hierarchical:
            let paint = lowering.paint(environment.foregroundStyle)
            return (paint, paint.opacity(isFilled ? 0.25 : 0.5))
        case nil, .palette:
            guard levels.count > 1 else { return nil }
            return pair(lowering, levels[0], levels[1])
        case .monochrome, .multicolor: return nil
        }
    }

    @MainActor
    private func pair(_ lowering: Lowering, _ one: any ShapeStyle, _ other: any ShapeStyle) -> (Paint, Paint) {
        (lowering.paint(one), lowering.paint(other))
    }
}

extension String {
    fileprivate var isFilled: Bool { split(separator: ".").contains("fill") }
}

extension SymbolDrawing {
    /// The drawing reflected on its own middle.
    fileprivate var mirrored: SymbolDrawing {
        SymbolDrawing(self) { $0.applying(AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * bounds.midX, ty: 0)) }
    }
}
