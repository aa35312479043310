import FramewrightDrawing

/// A picture after lowering.
public struct ImageFigure: Sendable {
    /// The name, path or size of what was asked for.
    public let label: String
    public let image: LoadedImage
    let capInsets: EdgeInsets
    let mode: Image.ResizingMode
    let quality: Image.Interpolation
    let template: Paint?

    /// What of the picture is not drawn as it was meant, in words.
    public var remarks: [String] {
        guard case .vector = image.content, capInsets != .zero || mode == .tile else { return image.remarks }
        return image.remarks + ["a picture of shapes is stretched as a whole, without caps and tiles"]
    }

    /// What paints it in its place.
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
    public var description: String {
        let look = template.map { " as \($0)" } ?? ""
        return switch image.content {
        case .bitmap(let pixels): "\(label) \(pixels)@\(shortest(image.scale))\(look)"
        case .vector(let list): "\(label) \(list.size) of \(list.items.count) items\(look)"
        }
    }
}
