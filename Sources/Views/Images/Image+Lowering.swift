import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

extension Image: PrimitiveView {
    package func lower(_ lowering: Lowering) -> [ViewNode] {
        if isNameless {
            return [ViewNode(ViewContent("Image"), layout: ImageLayout(size: .zero, isResizable: capInsets != nil))]
        }
        if case .symbol(let name) = source { return [symbol(name, lowering)] }
        do {
            let image = try loadedOrPlaceholder(lowering.environment)
            if let frame = image.symbol { return [symbol(image, frame, lowering)] }
            let isTemplate = rendering.map { $0 == .template } ?? image.isTemplate
            let figure = ImageFigure(
                label: "\(source)", image: image, capInsets: caps(lowering.environment.layoutDirection), mode: mode,
                quality: quality,
                template: isTemplate ? lowering.paint(lowering.environment.foregroundStyle) : nil)
            let layout = ImageLayout(size: image.size, isResizable: capInsets != nil)
            return [ViewNode(ViewContent("Image", .image(figure)), layout: layout)]
        } catch {
            lowering.report.add(.image("\(source)", error))
            return [ViewNode(ViewContent("Image"), layout: ImageLayout(size: .zero, isResizable: true))]
        }
    }

    /// Whether it has an empty name, by which code names an image that it does not show.
    private var isNameless: Bool { source == .symbol("") || source == .name("") }

    private func loadedOrPlaceholder(_ environment: EnvironmentValues) throws(ImageFailure) -> LoadedImage {
        do {
            return try loaded(environment)
        } catch {
            guard error.drawsPlaceholder else { throw error }
            return .placeholder(error)
        }
    }

    /// Returns the cap insets with leading as left and trailing as right.
    private func caps(_ direction: LayoutDirection) -> EdgeInsets {
        let caps = capInsets ?? .zero
        guard direction == .rightToLeft else { return caps }
        return EdgeInsets(top: caps.top, leading: caps.trailing, bottom: caps.bottom, trailing: caps.leading)
    }

    private func loaded(_ environment: EnvironmentValues) throws(ImageFailure) -> LoadedImage {
        guard let loader = environment.imageLoader else {
            throw ImageFailure(message: "no images can be loaded here", hint: "render through a Renderer")
        }
        switch source {
        case .name(let name):
            if let assets = environment.assets { return try assets.image(named: name, traits: environment.assetTraits) }
            return try loader.image(named: name, displayScale: environment.displayScale)
        case .file(let path): return try loader.image(atPath: path)
        case .data(let data, let scale): return try loader.image(from: data, scale: scale)
        case .bitmap(let bitmap, let scale): return try loader.image(of: bitmap, scale: scale)
        case .symbol(let name): throw ImageFailure(message: "'\(name)' is a symbol", hint: "lower it as a symbol")
        }
    }
}
