import FramewrightDrawing

/// A symbol in one weight, as areas on the grid of 24 units.
struct SymbolDrawing: Sendable {
    /// Areas of one operation, painted at once.
    struct Layer: Sendable {
        var path: Path
        let operation: SymbolElement.Operation
        let isSecondary: Bool
    }

    private(set) var layers: [Layer] = []
    /// The area of the painted parts.
    let bounds: Rect

    init(_ elements: [SymbolElement], weight: Double) {
        for element in elements {
            let path = element.outline(weight)
            if let last = layers.last, last.operation == element.operation, last.isSecondary == element.isSecondary {
                layers[layers.count - 1].path.addPath(path)
            } else {
                layers.append(Layer(path: path, operation: element.operation, isSecondary: element.isSecondary))
            }
        }
        let boxes = layers.filter { $0.operation == .paint }.map(\.path.boundingRect)
        bounds = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    }

    /// Creates a drawing with other paths within the same bounds.
    init(_ other: SymbolDrawing, _ change: (Path) -> Path) {
        (layers, bounds) = (other.layers, other.bounds)
        for index in layers.indices { layers[index].path = change(layers[index].path) }
    }

    /// Returns the drawing as an image of shapes that extends over `area`, with a paint for each of the two layers.
    /// With one paint for both, glyphs are cut out of filled enclosures.
    func displayList(in area: Rect, primary: Paint, secondary: Paint?) -> DisplayList {
        let move = AffineTransform.translation(x: -area.minX, y: -area.minY)
        var commands: [DisplayList.Item.Command] = []
        for layer in layers {
            let path = layer.path.applying(move)
            let isCut = layer.operation == .cut || (layer.operation == .knockOut && secondary == nil)
            let paint = layer.isSecondary ? secondary ?? primary : primary
            let fill = DisplayList.Item.Command.fillPath(
                path, .nonzero, isCut ? Paint(.black) : paint.placed(in: Rect(origin: .zero, size: area.size)))
            commands += isCut ? [.pushLayer(.cutOut), fill, .pop] : [fill]
        }
        let hasCuts = commands.contains(.pushLayer(.cutOut))
        if hasCuts { commands = [.pushLayer(DisplayList.Layer())] + commands + [.pop] }
        return DisplayList(size: area.size, items: commands.map { DisplayList.Item($0, source: 0) })
    }
}

extension DisplayList.Layer {
    /// A layer that removes what is painted before it in the layer around it.
    static let cutOut = DisplayList.Layer(blendMode: .destinationOut)
}
