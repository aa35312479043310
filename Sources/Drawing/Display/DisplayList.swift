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
            /// Everything up to the matching `pop` is painted inside this shape only. Clips nest.
            case pushClip(RoundedRect)
            /// As `pushClip`, for any shape.
            case pushClipPath(Path, FillRule)
            /// Everything up to the matching `pop` is painted on a layer of its own, which is then laid over what was there as
            /// a whole. Layers nest.
            case pushLayer(Layer)
            /// Everything up to the matching `pop` lies in this space: clips and gradients too. Transforms nest, the inner one
            /// first.
            case pushTransform(ProjectionTransform)
            /// Ends what was pushed last.
            case pop
        }

        public var command: Command
        /// Index of the placed view this came from: from a pixel back to a view.
        public var source: Int

        public init(_ command: Command, source: Int) {
            self.command = command
            self.source = source
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
        case .pushLayer(let layer): "\(source) \(layer)"
        case .pushTransform(let transform): "\(source) transform \(transform)"
        case .pop: "\(source) pop"
        }
    }
}
