import Framewright
import FramewrightDrawing
import FramewrightRaster
import FramewrightViews

/// The origin of a pixel in an image.
struct Spot: Hashable, Sendable {
    /// A description of the view that determined the pixel.
    let view: String
    let identifier: String?
    /// The frame of the view, in points.
    let frame: Rect
    /// The token that the pixel's colour came from. Nil for images, and for colours that do not come from a theme.
    let token: String?
    /// The displayed colour.
    let color: SRGBColor
}

extension PreviewModel {
    /// Returns the origin of the pixel at a point of the current image. Returns nil outside the screen.
    ///
    /// Of the items near the point, topmost first, it is the first one without which the pixel would change.
    func spot(at point: Point) throws -> Spot? {
        let frame = try frame()
        let (scale, size) = (frame.layout.viewport.scale, frame.layout.viewport.size)
        guard point.x >= 0, point.y >= 0, point.x < size.width, point.y < size.height else { return nil }
        let (x, y) = (Int((point.x * scale).rounded(.down)), Int((point.y * scale).rounded(.down)))
        guard (0..<frame.bitmap.width).contains(x), (0..<frame.bitmap.height).contains(y) else { return nil }
        var painter = Painter(glyphs: renderer.fonts, images: renderer.images)
        let color = frame.bitmap[x, y].color
        let whole = try painter.pixel(x, y: y, of: frame.list, in: frame.layout)
        for index in frame.list.candidates(at: point).prefix(Self.maximumCandidates) {
            var list = frame.list
            list.items.remove(at: index)
            guard try painter.pixel(x, y: y, of: list, in: frame.layout) != whole else { continue }
            let item = frame.list.items[index]
            let node = frame.layout.tree.nodes[item.source]
            return Spot(
                view: node.payload.description, identifier: node.payload.identifier, frame: node.frame,
                token: item.command.token, color: color)
        }
        return Spot(
            view: "the background", identifier: nil, frame: Rect(origin: .zero, size: frame.layout.viewport.size),
            token: theme.theme.paint("color.background")?.token, color: color)
    }

    /// The maximum number of items that are examined for a pixel.
    private static let maximumCandidates = 64
}

extension Painter {
    /// Paints a single pixel of a display list, by translating it to the corner of a 1x1 bitmap. Use it only for
    /// comparison with other pixels made this way, because the translation may change rounding.
    fileprivate mutating func pixel(
        _ x: Int, y: Int, of list: DisplayList, in layout: ScreenLayout
    ) throws -> PremultipliedPixel {
        let scale = layout.viewport.scale
        let move = ProjectionTransform(.translation(x: -Double(x) / scale, y: -Double(y) / scale))
        let items =
            [DisplayList.Item(.pushTransform(move), source: 0)] + list.items + [DisplayList.Item(.pop, source: 0)]
        do {
            let size = Size(width: 1 / scale, height: 1 / scale)
            return try paint(DisplayList(size: size, items: items), scale: scale, background: layout.background)[0, 0]
        } catch {
            throw RenderError.raster(error)
        }
    }
}

extension DisplayList {
    /// Returns the items that may have painted at a point, the last one first. Items inside transforms are always
    /// included.
    fileprivate func candidates(at point: Point) -> [Int] {
        var isTransform: [Bool] = []
        var found: [Int] = []
        for (index, item) in items.enumerated() {
            switch item.command {
            case .pushTransform: isTransform.append(true)
            case .pushClip, .pushClipPath, .pushLayer: isTransform.append(false)
            case .pop: _ = isTransform.popLast()
            case .fillRect, .fillPath, .glyphs, .image:
                if isTransform.contains(true) || item.command.mayPaint(point) { found.append(index) }
            }
        }
        return found.reversed()
    }
}

extension DisplayList.Item.Command {
    /// Returns false if the item certainly paints elsewhere.
    fileprivate func mayPaint(_ point: Point) -> Bool {
        switch self {
        case .fillRect(let shape, _): shape.rect.isNear(point)
        case .fillPath(let path, _, _): path.boundingRect.isNear(point)
        case .image(let drawing): drawing.rect.isNear(point)
        // Glyphs may extend far beyond their origins.
        case .glyphs(let run, _): abs(run.origin.y - point.y) < 4 * run.size
        case .pushClip, .pushClipPath, .pushLayer, .pushTransform, .pop: false
        }
    }

    fileprivate var token: String? {
        switch self {
        case .fillRect(_, let paint), .fillPath(_, _, let paint), .glyphs(_, let paint): paint.token
        case .image, .pushClip, .pushClipPath, .pushLayer, .pushTransform, .pop: nil
        }
    }
}

extension Rect {
    /// Returns true within one point of the rectangle, because edges extend into neighbouring pixels.
    fileprivate func isNear(_ point: Point) -> Bool {
        point.x >= minX - 1 && point.x <= maxX + 1 && point.y >= minY - 1 && point.y <= maxY + 1
    }
}

extension PremultipliedPixel {
    /// The colour with straight alpha.
    fileprivate var color: SRGBColor {
        let share = alpha == 0 ? 0 : 1 / Double(alpha)
        return SRGBColor(
            red: Double(red) * share, green: Double(green) * share, blue: Double(blue) * share,
            opacity: Double(alpha) / 255)
    }
}
