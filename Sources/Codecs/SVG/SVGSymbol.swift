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
        guard let bounds = inkBounds, bounds.width > 0, bounds.height > 0 else { return nil }
        let (left, right) = (number("left-margin-\(variant)", "x1"), number("right-margin-\(variant)", "x1"))
        let area = Rect(
            x: left ?? bounds.minX, y: bounds.minY, width: (right ?? bounds.maxX) - (left ?? bounds.minX),
            height: bounds.height)
        let scale = variant.suffix(1)
        let middle = [number("Capline-\(scale)", "y1"), number("Baseline-\(scale)", "y1")].compactMap(\.self)
        var list = DisplayList(size: area.size)
        list.items = moved(commands, by: Point(x: -area.minX, y: -area.minY)).map { DisplayList.Item($0, source: 0) }
        return SVGSymbol(
            image: SVGImage(displayList: list, viewBox: area, warnings: report.warnings),
            center: middle.count == 2 ? ((middle[0] + middle[1]) / 2 - area.minY) / area.height : 0.5)
    }

    /// Returns the number in an attribute of the element with a name.
    private func number(_ identity: String, _ attribute: String) -> Double? {
        identities[identity].flatMap { document.elements[$0].attribute(attribute) }.flatMap { Double($0.value) }
    }

    private var inkBounds: Rect? {
        let boxes = commands.compactMap { command in
            switch command {
            case .fillPath(let path, _, _) where !path.isEmpty: path.boundingRect
            case .fillRect(let rect, _): rect.rect
            default: nil
            }
        }
        guard let first = boxes.first else { return nil }
        return boxes.dropFirst().reduce(first) { $0.union($1) }
    }

    private func moved(
        _ commands: [DisplayList.Item.Command], by distance: Point
    ) -> [DisplayList.Item.Command] {
        let transform = AffineTransform.translation(x: distance.x, y: distance.y)
        return commands.compactMap { command in
            switch command {
            case .fillPath(let path, let rule, let paint): .fillPath(path.applying(transform), rule, paint)
            case .fillRect(let rect, let paint): .fillPath(Path(rect.rect).applying(transform), .nonzero, paint)
            default: nil
            }
        }
    }
}
