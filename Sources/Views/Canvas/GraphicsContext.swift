public import FramewrightDrawing
import FramewrightLayoutEngine

/// The drawing destination of a `Canvas`, with the state for the drawing that follows.
///
/// A copy draws to the same destination with a state of its own.
@MainActor @preconcurrency
public struct GraphicsContext {
    /// The way drawing is combined with what is below.
    public typealias BlendMode = FramewrightDrawing.BlendMode

    /// The opacity of drawing, 0 to 1.
    public var opacity = 1.0
    /// The way drawing is combined with what is below.
    public var blendMode = BlendMode.normal
    /// The transform from the coordinates of drawing to those of the canvas.
    public var transform = AffineTransform.identity

    let target: DrawingTarget
    let resources: CanvasResources
    private var filters: [Filter] = []
    private var clips: [Clip] = []

    /// A clip, in the coordinates of the canvas.
    private enum Clip {
        case path(Path, FillRule)
        case layer([DisplayList.Item.Command], opacity: Double, isInverse: Bool)
    }

    init(target: DrawingTarget, resources: CanvasResources) {
        self.target = target
        self.resources = resources
    }

    /// The environment of the canvas.
    public var environment: EnvironmentValues { resources.lowering.environment }

    /// Adds a filter to all drawing that follows. Of several, the last one is applied first.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(filter)
    }

    /// Moves the coordinates.
    public mutating func translateBy(x: Double, y: Double) { concatenate(.translation(x: x, y: y)) }

    /// Scales the coordinates.
    public mutating func scaleBy(x: Double, y: Double) { concatenate(.scale(x: x, y: y)) }

    /// Rotates the coordinates clockwise.
    public mutating func rotate(by angle: Angle) { concatenate(.rotation(angle)) }

    /// Applies a transform to the coordinates, before the current one.
    public mutating func concatenate(_ matrix: AffineTransform) { transform = matrix.followed(by: transform) }
}

extension GraphicsContext {
    /// Clips all drawing that follows to a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let placed = path.applying(transform)
        guard options.contains(.inverse) else { return clips.append(.path(placed, style.rule)) }
        clips.append(.layer([.fillPath(placed, style.rule, Paint(.black))], opacity: 1, isInverse: true))
    }

    /// Clips all drawing that follows to the opacity of a layer.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = try layer(content)
        clips.append(.layer(layer, opacity: opacity, isInverse: options.contains(.inverse)))
    }

    /// The bounding rectangle of the clips.
    public var clipBoundingRect: Rect {
        var rect = Rect(origin: .zero, size: resources.size)
        for case .path(let path, _) in clips { rect = rect.overlap(with: path.boundingRect) ?? .zero }
        guard let inverse = ProjectionTransform(transform).inverse else { return .zero }
        return inverse.bounds(of: rect)
    }

    /// Draws into a layer, which is then combined with the state of this context.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        emit(try layer(content))
    }

    private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayList.Item.Command] {
        var inner = GraphicsContext(target: DrawingTarget(), resources: resources)
        inner.transform = transform
        try content(&inner)
        return inner.target.commands
    }

    /// Draws commands in the current coordinates.
    func draw(_ commands: [DisplayList.Item.Command]) {
        guard !commands.isEmpty else { return }
        guard transform != .identity else { return emit(commands) }
        emit([.pushTransform(ProjectionTransform(transform))] + commands + [.pop])
    }

    /// Draws commands in the coordinates of the canvas, inside the clips and with the filters, opacity and blend mode.
    private func emit(_ commands: [DisplayList.Item.Command]) {
        var result = commands
        for filter in filters.reversed() { result = filter.applied(to: result, in: environment) }
        for clip in clips.reversed() {
            switch clip {
            case .path(let path, let rule): result = [.pushClipPath(path, rule)] + result + [.pop]
            case .layer(let mask, let opacity, let isInverse):
                let layer = DisplayList.Layer(
                    opacity: opacity, blendMode: isInverse ? .destinationOut : .destinationIn)
                result = [.pushLayer(.init())] + result + [.pushLayer(layer)] + mask + [.pop, .pop]
            }
        }
        if opacity < 1 || blendMode != .normal {
            let layer = DisplayList.Layer(opacity: min(max(opacity, 0), 1), blendMode: blendMode)
            result = [.pushLayer(layer)] + result + [.pop]
        }
        target.commands += result
    }
}

extension GraphicsContext {
    /// Options of clips.
    public struct ClipOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Keeps what is outside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Options of filters. Accepted without effect.
    public struct FilterOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Applies the filter in linear colours.
        public static let linearColor = FilterOptions(rawValue: 1)
    }
}
