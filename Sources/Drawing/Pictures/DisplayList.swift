/// What to paint, in order, in points: the narrow waist between views and pixels.
public struct DisplayList: Hashable, Sendable {
    /// One thing to paint, and where it came from.
    public struct Item: Hashable, Sendable {
        /// Everything a painter has to know how to do.
        public enum Command: Hashable, Sendable {
            case fillRect(RoundedRect, Paint)
            case fillPath(Path, FillRule, Paint)
            case glyphs(GlyphRun, Paint)
            case image(ImageDrawing)
            /// Everything up to the matching `popClip` is painted inside this shape only. Clips nest.
            case pushClip(RoundedRect)
            /// As `pushClip`, for any shape.
            case pushClipPath(Path, FillRule)
            case popClip
            /// Everything up to the matching `popLayer` is painted on a layer of its own, which is then laid over what was
            /// there as a whole. Layers nest; clips pushed inside one end with it.
            case pushLayer(Layer)
            case popLayer
        }

        public var command: Command
        /// Index of the placed view this came from: from a pixel back to a view.
        public var source: Int

        public init(_ command: Command, source: Int) {
            self.command = command
            self.source = source
        }
    }

    /// How a finished layer is laid over what is below it.
    public struct Layer: Hashable, Sendable {
        public enum Operation: String, Hashable, Sendable {
            /// On top.
            case over
            /// As a stencil: what is below stays only as far as the layer is opaque.
            case mask
        }

        /// 0 to 1.
        public var opacity: Double
        public var operation: Operation

        public init(opacity: Double = 1, operation: Operation = .over) {
            self.opacity = opacity
            self.operation = operation
        }
    }

    /// The painted area, from the origin.
    public var size: Size
    /// In paint order.
    public var items: [Item]

    public init(size: Size, items: [Item] = []) {
        self.size = size
        self.items = items
    }
}

extension DisplayList: CustomStringConvertible {
    /// One line an item, the same on every machine.
    public var description: String {
        items.map { "\($0)\n" }.reduce("size \(size)\n", +)
    }
}

extension DisplayList.Item: CustomStringConvertible {
    public var description: String {
        switch command {
        case .fillRect(let rect, let paint): "\(source) rect \(rect) \(paint)"
        case .fillPath(let path, let rule, let paint): "\(source) path \(rule.rawValue) \(path) \(paint)"
        case .glyphs(let run, let paint):
            "\(source) glyphs \"\(run.text)\" \(run.font) \(shortest(run.size)) at \(run.origin) \(paint)"
        case .pushClip(let rect): "\(source) clip \(rect)"
        case .image(let drawing): "\(source) image \(drawing)"
        case .pushClipPath(let path, let rule): "\(source) clip \(rule.rawValue) \(path)"
        case .popClip: "\(source) unclip"
        case .pushLayer(let layer): "\(source) \(layer)"
        case .popLayer: "\(source) unlayer"
        }
    }
}

extension DisplayList.Layer: CustomStringConvertible {
    public var description: String {
        "\(operation == .mask ? "mask" : "layer")\(opacity < 1 ? " opacity \(shortest(opacity))" : "")"
    }
}
