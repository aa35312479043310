/// The drawing commands of a screen in paint order, in points: the interface between views and rasterisation.
public struct DisplayList: Hashable, Sendable {
    /// A drawing command with the view that it came from.
    public struct Item: Hashable, Sendable {
        /// A drawing command.
        public enum Command: Hashable, Sendable {
            case fillRect(RoundedRect, Paint)
            case fillPath(Path, FillRule, Paint)
            case glyphs(GlyphRun, Paint)
            case image(ImageDrawing)
            /// Clips everything up to the matching `pop` to a shape. Clips nest.
            case pushClip(RoundedRect)
            /// Clips like `pushClip`, to any path.
            case pushClipPath(Path, FillRule)
            /// Paints everything up to the matching `pop` on a separate layer, which is then composited as a whole.
            /// Layers nest.
            case pushLayer(Layer)
            /// Transforms everything up to the matching `pop`, including clips and gradients. Transforms nest; the
            /// inner one applies first.
            case pushTransform(ProjectionTransform)
            /// Ends the last push.
            case pop
        }

        /// The command.
        public var command: Command
        /// The index of the placed view, to trace a pixel to its view.
        public var source: Int

        /// Creates an item.
        public init(_ command: Command, source: Int) {
            self.command = command
            self.source = source
        }
    }

    /// The size of the painted area, whose origin is zero.
    public var size: Size
    /// The items in paint order.
    public var items: [Item]

    /// Creates a display list.
    public init(size: Size, items: [Item] = []) {
        self.size = size
        self.items = items
    }
}

extension DisplayList: CustomStringConvertible {
    /// One line per item, the same on every machine.
    public var description: String {
        items.map { "\($0)\n" }.reduce("size \(size)\n", +)
    }
}

extension DisplayList.Item: CustomStringConvertible {
    /// The source, the command and its parameters.
    public var description: String {
        switch command {
        case .fillRect(let rect, let paint): "\(source) rect \(rect) \(paint)"
        case .fillPath(let path, let rule, let paint): "\(source) path \(rule.rawValue) \(path.svgData) \(paint)"
        case .glyphs(let run, let paint):
            "\(source) glyphs \"\(run.text)\" \(run.font) \(shortest(run.size)) at \(run.origin) \(paint)"
        case .pushClip(let rect): "\(source) clip \(rect)"
        case .image(let drawing): "\(source) image \(drawing)"
        case .pushClipPath(let path, let rule): "\(source) clip \(rule.rawValue) \(path.svgData)"
        case .pushLayer(let layer): "\(source) \(layer)"
        case .pushTransform(let transform): "\(source) transform \(transform)"
        case .pop: "\(source) pop"
        }
    }
}
