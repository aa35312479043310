/// A glyph its font draws in colours: what to paint, in order, in font units with y up.
public struct GlyphLayers: Hashable, Sendable {
    public enum Step: Hashable, Sendable {
        /// A command as a display list has it. What is pushed is popped again before the last step.
        case command(DisplayList.Item.Command)
        /// A shape in the text's own paint, which may be made more transparent.
        case foreground(Path, opacity: Double)
    }

    public let steps: [Step]
    /// How many font units make one em, at least 1.
    public let unitsPerEm: Int

    public init(steps: [Step], unitsPerEm: Int) {
        precondition(unitsPerEm > 0, "a font has at least one unit per em")
        self.steps = steps
        self.unitsPerEm = unitsPerEm
    }

    /// The glyph at a place and size in points. The text's paint is carried back through the placing, so that a gradient
    /// spans the text and not the glyph.
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
