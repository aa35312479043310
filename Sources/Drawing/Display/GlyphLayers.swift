/// The layers of a colour glyph in paint order, in font units with y up.
public struct GlyphLayers: Hashable, Sendable {
    /// A step of painting the glyph.
    public enum Step: Hashable, Sendable {
        /// A drawing command. Every push is popped before the last step.
        case command(DisplayList.Item.Command)
        /// A shape in the text's own paint, with an additional opacity.
        case foreground(Path, opacity: Double)
    }

    /// The steps in paint order.
    public let steps: [Step]
    /// The number of font units per em, at least 1.
    public let unitsPerEm: Int

    /// Creates layers.
    public init(steps: [Step], unitsPerEm: Int) {
        precondition(unitsPerEm > 0, "a font has at least one unit per em")
        self.steps = steps
        self.unitsPerEm = unitsPerEm
    }

    /// Returns the commands that draw the glyph at a position and size in points. The text's paint is transformed
    /// inversely, so that a gradient spans the text and not the glyph.
    public func commands(at origin: Point, size: Double, foreground: Paint) -> [DisplayList.Item.Command] {
        let scale = size / Double(unitsPerEm)
        guard scale > 0, scale.isFinite, origin.isFinite else { return [] }
        let place = ProjectionTransform(
            AffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: origin.x, ty: origin.y))
        let paint = place.inverse.map { foreground.applying($0) } ?? foreground
        let commands = steps.map { step -> DisplayList.Item.Command in
            switch step {
            case .command(let command): command
            case .foreground(let path, let opacity): .fillPath(path, .nonzero, paint.opacity(opacity))
            }
        }
        return [.pushTransform(place)] + commands + [.pop]
    }
}
