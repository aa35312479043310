import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

extension Image {
    /// Creates an image of a symbol by its published name, such as `heart.fill`.
    ///
    /// Symbols are drawn with outlines of this project. One without an outline is a labelled box, and a remark of the
    /// layout says so.
    public init(systemName: String) { source = .symbol(systemName) }

    /// Creates an image of a symbol. The value is accepted without effect: all of the symbol is drawn.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

    /// Sets whether the symbol's layers have one style, shades of it or styles of their own.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolMode = mode
        return image
    }

    /// Returns the node of a symbol.
    @MainActor
    func symbol(_ name: String, _ lowering: Lowering) -> ViewNode {
        let environment = lowering.environment
        let metrics = SymbolMetrics(lowering)
        let isResizable = capInsets != nil
        var request = SymbolRequest(name: name, weight: metrics.weight, isResizable: isResizable)
        request.mode = symbolMode ?? environment.symbolRenderingMode
        do {
            if let own = try environment.imageLoader?.symbol(named: name) {
                let scale = own.size.height > 0 ? SymbolMetrics.ownHeight * metrics.unit / own.size.height : 1
                let size = Size(width: own.size.width * scale, height: own.size.height * scale)
                return node(own, metrics.layout(size, center: 0.5, isResizable), lowering, isTemplate: true)
            }
        } catch {
            lowering.report.add(.image("\(source)", error))
        }
        let image = request.image(lowering)
        let size = Size(width: image.size.width * metrics.unit, height: image.size.height * metrics.unit)
        let layout = metrics.layout(size, center: (12 - image.top) / image.size.height, isResizable)
        return node(image.loaded, layout, lowering, isTemplate: !image.hasOwnPaints)
    }

    /// Returns the node of a symbol of an asset catalogue.
    @MainActor
    func symbol(_ image: LoadedImage, _ frame: SymbolFrame, _ lowering: Lowering) -> ViewNode {
        let metrics = SymbolMetrics(lowering)
        let isResizable = capInsets != nil
        let height = SymbolMetrics.ownHeight * metrics.unit
        let scale = frame.unitsPerEm.map { metrics.em / $0 } ?? height / image.size.height
        let size = Size(width: image.size.width * scale, height: image.size.height * scale)
        return node(image, metrics.layout(size, center: frame.center, isResizable), lowering, isTemplate: true)
    }

    @MainActor
    private func node(
        _ image: LoadedImage, _ layout: SymbolLayout, _ lowering: Lowering, isTemplate: Bool
    ) -> ViewNode {
        let figure = ImageFigure(
            label: "\(source)", image: image, capInsets: .zero, mode: .stretch, quality: quality,
            template: isTemplate && rendering != .original
                ? lowering.paint(lowering.environment.foregroundStyle) : isTemplate ? Paint(.black) : nil)
        var content = ViewContent("Image", .image(figure))
        let transition = lowering.environment.contentTransition
        if transition != .interpolate { content.motion = ViewMotion(contentTransition: transition) }
        return ViewNode(content, layout: layout)
    }
}

/// The measures of a symbol beside text of the environment's font.
struct SymbolMetrics {
    /// The height of a symbol of the user's own, in units: that of a circle.
    static let ownHeight = 21.8
    /// The space around a symbol that is not resizable, in units.
    static let margin = Size(width: 1.9, height: 1.6)
    /// The points per unit and point of the font: a circle is about as high as its font size.
    private static let unitsPerPoint = 0.0456

    /// The points per unit.
    let unit: Double
    /// The size of the font times that of the scale, in points.
    var em: Double { unit / Self.unitsPerPoint }
    /// The width of strokes, in units.
    let weight: Double
    private let capHeight: Double

    @MainActor
    init(_ lowering: Lowering) {
        let environment = lowering.environment
        let descriptor = environment.textOverrides.resolvedFont.descriptor(
            height: nil, at: environment.dynamicTypeSize)
        unit = descriptor.size * Self.unitsPerPoint * environment.imageScale.factor
        weight = SymbolWeight.width(for: descriptor.weight)
        let text = try? lowering.measurer.layout("X", font: descriptor, proposedWidth: nil, proposedHeight: nil)
        capHeight = text?.lines.first?.metrics.capHeight ?? descriptor.size * 0.7
    }

    /// Returns the layout of a symbol whose middle, as a share of its height, is at the middle of capital letters.
    func layout(_ size: Size, center: Double, _ isResizable: Bool) -> SymbolLayout {
        let baseline = size.height * center + capHeight / 2
        return SymbolLayout(
            size: size, baseline: size.height > 0 ? baseline / size.height : 0, isResizable: isResizable)
    }
}

/// The layout of a symbol: beside text on its baseline.
struct SymbolLayout: LeafLayout {
    let size: Size
    /// The distance of the baseline from the top, as a share of the height.
    let baseline: Double
    let isResizable: Bool

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> Double? {
        switch guide {
        case .firstTextBaseline, .lastTextBaseline: bounds.minY + bounds.height * baseline
        default: nil
        }
    }
}
