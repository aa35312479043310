import FramewrightDrawing

/// A lowered image.
public struct ImageFigure: Sendable {
    /// The name, path or size of the requested image.
    public let label: String
    /// The loaded image.
    public let image: LoadedImage
    let capInsets: EdgeInsets
    let mode: ImageDrawing.ResizingMode
    let quality: ImageDrawing.Interpolation
    private(set) var template: Paint?

    /// Deviations from the intended drawing, in words.
    public var remarks: [String] {
        guard case .vector = image.content, capInsets != .zero || mode == .tile else { return image.remarks }
        return image.remarks + ["an image of shapes is stretched as a whole, without caps and tiles"]
    }

    /// Returns the image in a paint, if only its shape is drawn.
    func painted(_ paint: Paint) -> ImageFigure {
        var figure = self
        if template != nil { figure.template = paint }
        return figure
    }

    /// Returns the drawing commands for a frame.
    func commands(in frame: Rect) -> [DisplayList.Item.Command] {
        switch image.content {
        case .bitmap: [.image(drawing(in: frame))]
        case .vector(let list): VectorDrawing(list: list, frame: frame).commands(template: template)
        }
    }

    private func drawing(in frame: Rect) -> ImageDrawing {
        ImageDrawing(
            image.id, in: frame, imageScale: image.scale, capInsets: capInsets, resizingMode: mode,
            interpolation: quality, template: template?.placed(in: frame))
    }
}

extension ImageFigure: CustomStringConvertible {
    /// The source and contents as text, for dumps.
    public var description: String {
        let look = template.map { " as \($0)" } ?? ""
        return switch image.content {
        case .bitmap(let pixels): "\(label) \(pixels)@\(shortest(image.scale))\(look)"
        case .vector(let list): "\(label) \(list.size) of \(list.items.count) items\(look)"
        }
    }
}
