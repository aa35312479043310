import FramewrightDocuments
import FramewrightDrawing

/// A symbol in a template file, as an asset catalogue's symbol set holds it.
public struct SVGSymbol: Hashable, Sendable {
    /// The outlines in black, in an area of the symbol's own size between its margins.
    public let image: SVGImage
    /// The middle of capital letters beside the symbol, as a share of the height from the top.
    public let center: Double

    /// The units of a template in the size of its font.
    public static let unitsPerEm = 100.0
}

extension SVG {
    /// Returns the symbol of regular weight and medium scale in a template; nil if the file is no template.
    ///
    /// The styles of a template are those of its preview, so only the outlines are read.
    public static func decodeSymbol(_ bytes: [UInt8]) throws(CodecError) -> SVGSymbol? {
        guard bytes.count <= SVGLimits.bytes else { return nil }
        var document = try XMLDocument(bytes)
        document.removeStyles()
        let report = SVGReport(document)
        let stylesheet = try SVGStylesheet(document, report)
        var lowering = SVGLowering(SVGCascade(document: document, stylesheet: stylesheet, report: report))
        return try lowering.symbol()
    }
}

extension SVGLowering {
    /// The names of the variants in templates, the best one first.
    private static let variants = ["Regular-M", "Regular-S", "Regular-L"]

    fileprivate mutating func symbol() throws(CodecError) -> SVGSymbol? {
        guard let variant = Self.variants.first(where: { identities[$0] != nil }), let index = identities[variant]
        else { return nil }
        let viewport = viewBox(of: 0)?.rect.size ?? Size(width: 3_300, height: 2_200)
        let context = SVGContext(style: try cascade.inheritedStyle(of: index), viewport: viewport)
        try drawActive(0) { (lowering) throws(CodecError) in try lowering.draw(index, context) }
        guard let bounds = inkBounds, Self.isPaintable(bounds) else { return nil }
        let area = area(of: variant, around: bounds)
        let scale = variant.suffix(1)
        let middle = [number("Capline-\(scale)", "y1"), number("Baseline-\(scale)", "y1")].compactMap(\.self)
        var list = DisplayList(size: area.size)
        let translation = AffineTransform.translation(x: -area.minX, y: -area.minY)
        let moved = [.pushTransform(ProjectionTransform(translation))] + isolated(commands) + [.pop]
        list.items = moved.map { DisplayList.Item($0, source: 0) }
        return SVGSymbol(
            image: SVGImage(displayList: list, viewBox: area, warnings: report.warnings),
            center: middle.count == 2 ? ((middle[0] + middle[1]) / 2 - area.minY) / area.height : 0.5)
    }

    /// Returns the area of a variant: as high as its outlines and between its margins. Margins that are absent, or that
    /// leave no area, are those of the outlines.
    private func area(of variant: String, around bounds: Rect) -> Rect {
        let left = number("left-margin-\(variant)", "x1") ?? bounds.minX
        let right = number("right-margin-\(variant)", "x1") ?? bounds.maxX
        let area = Rect(x: left, y: bounds.minY, width: right - left, height: bounds.height)
        if Self.isPaintable(area) { return area }
        report.warn("the margins of \(variant) leave no area, so those of its outlines are taken", 0)
        return bounds
    }

    private static func isPaintable(_ area: Rect) -> Bool {
        let sides = 0.0.nextUp...largestSide
        return sides.contains(area.width) && sides.contains(area.height)
    }

    /// Returns the number in an attribute of the element with a name.
    private func number(_ identity: String, _ attribute: String) -> Double? {
        identities[identity].flatMap { document.elements[$0].attribute(attribute) }
            .flatMap { SVGScanner.number($0.value) }
    }

    /// The smallest rectangle around the painted shapes, without those of masks; nil if there are none.
    private var inkBounds: Rect? {
        var bounds: Rect?
        var isMask: [Bool] = []
        for command in commands {
            switch command {
            case .pushLayer(let layer): isMask.append(layer.blendMode == .destinationIn)
            case .pushClip, .pushClipPath, .pushTransform: isMask.append(false)
            case .pop: _ = isMask.popLast()
            case .fillPath(let path, _, _) where !path.isEmpty && !isMask.contains(true):
                bounds = bounds?.union(path.boundingRect) ?? path.boundingRect
            case .fillRect(let rect, _) where !isMask.contains(true):
                bounds = bounds?.union(rect.rect) ?? rect.rect
            default: break
            }
        }
        return bounds
    }
}
