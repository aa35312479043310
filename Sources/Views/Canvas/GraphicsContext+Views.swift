public import FramewrightDrawing
public import FramewrightLayoutEngine
import FramewrightTypography

extension GraphicsContext {
    /// An image to draw.
    @MainActor @preconcurrency
    public struct ResolvedImage {
        let picture: CanvasPicture?
        /// The size in points.
        public let size: Size
        /// The distance from the top to the baseline, which is the bottom.
        public var baseline: Double { size.height }
        /// The shading of an image that is drawn as a shape. Accepted without effect.
        public var shading: Shading?

        /// Returns the commands that draw the image stretched to a rectangle.
        func commands(in rect: Rect, context: GraphicsContext) -> [DisplayList.Item.Command] {
            guard let picture, size.width > 0, size.height > 0 else { return [] }
            if case .image(let figure) = picture.node.payload.figure { return figure.commands(in: rect) }
            let transform = AffineTransform(
                a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
            return [.pushTransform(ProjectionTransform(transform))] + picture.commands(in: size) + [.pop]
        }
    }

    /// A text to draw.
    @MainActor @preconcurrency
    public struct ResolvedText {
        let figure: TextFigure?
        /// The shading that replaces the text's own styles; nil keeps them.
        var ownShading: Shading?
        /// The shading of the text.
        public var shading: Shading {
            get { ownShading ?? .foreground }
            set { ownShading = newValue }
        }

        /// Returns the size of the text in the space of a size.
        public func measure(in size: Size) -> Size { layout(in: ProposedViewSize(size))?.size ?? .zero }

        /// Returns the distance from the top to the first baseline, in the space of a size.
        public func firstBaseline(in size: Size) -> Double { layout(in: ProposedViewSize(size))?.firstBaseline ?? 0 }

        /// Returns the distance from the top to the last baseline, in the space of a size.
        public func lastBaseline(in size: Size) -> Double { layout(in: ProposedViewSize(size))?.lastBaseline ?? 0 }

        private func layout(in proposal: ProposedViewSize) -> TextLayout? { try? figure?.layout(for: proposal) }

        func size(for proposal: ProposedViewSize) -> Size { layout(in: proposal)?.size ?? .zero }

        func commands(
            in rect: Rect, for proposal: ProposedViewSize, context: GraphicsContext
        ) -> [DisplayList.Item.Command] {
            guard var figure else { return [] }
            if let ownShading {
                let paint = context.paint(ownShading, in: Rect(x: 0, y: 0, width: 1, height: 1))
                figure = figure.painted(figure.paints.map { _ in paint })
            }
            return figure.commands(in: rect, proposal: proposal)
        }
    }

    /// A view of the canvas's `symbols` to draw.
    @MainActor @preconcurrency
    public struct ResolvedSymbol {
        let picture: CanvasPicture
        /// The ideal size.
        public let size: Size
    }

    /// Returns an image in the canvas's environment.
    public func resolve(_ image: Image) -> ResolvedImage {
        let picture = resources.picture(of: image)
        return ResolvedImage(picture: picture, size: picture?.size(for: .unspecified) ?? .zero)
    }

    /// Returns a text in the canvas's environment.
    public func resolve(_ text: Text) -> ResolvedText {
        guard case .text(let figure)? = resources.picture(of: text)?.node.payload.figure else {
            return ResolvedText(figure: nil)
        }
        return ResolvedText(figure: figure)
    }

    /// Returns the view of the canvas's `symbols` with a tag; nil if there is none.
    public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
        resources.symbols[AnyHashable(id)].map {
            ResolvedSymbol(picture: $0, size: $0.size(for: .unspecified))
        }
    }

    /// Draws an image stretched to a rectangle.
    public func draw(_ image: ResolvedImage, in rect: Rect, style: FillStyle = FillStyle()) {
        draw(image.commands(in: rect, context: self))
    }

    /// Draws an image with its anchor at a point.
    public func draw(_ image: ResolvedImage, at point: Point, anchor: UnitPoint = .center) {
        draw(image, in: Rect(size: image.size, anchor: anchor, at: point))
    }

    /// Draws an image stretched to a rectangle.
    public func draw(_ image: Image, in rect: Rect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image with its anchor at a point.
    public func draw(_ image: Image, at point: Point, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws a text in a rectangle, from its top left corner.
    public func draw(_ text: ResolvedText, in rect: Rect) {
        let proposal = ProposedViewSize(rect.size)
        let frame = Rect(origin: rect.origin, size: text.size(for: proposal))
        draw(text.commands(in: frame, for: proposal, context: self))
    }

    /// Draws a text with its anchor at a point.
    public func draw(_ text: ResolvedText, at point: Point, anchor: UnitPoint = .center) {
        let frame = Rect(size: text.size(for: .unspecified), anchor: anchor, at: point)
        draw(text.commands(in: frame, for: .unspecified, context: self))
    }

    /// Draws a text in a rectangle, from its top left corner.
    public func draw(_ text: Text, in rect: Rect) { draw(resolve(text), in: rect) }

    /// Draws a text with its anchor at a point.
    public func draw(_ text: Text, at point: Point, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a symbol in a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: Rect) {
        let move = ProjectionTransform(.translation(x: rect.minX, y: rect.minY))
        draw([.pushTransform(move)] + symbol.picture.commands(in: rect.size) + [.pop])
    }

    /// Draws a symbol with its anchor at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: Point, anchor: UnitPoint = .center) {
        draw(symbol, in: Rect(size: symbol.size, anchor: anchor, at: point))
    }
}

extension Rect {
    fileprivate init(size: Size, anchor: UnitPoint, at point: Point) {
        self.init(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }
}
