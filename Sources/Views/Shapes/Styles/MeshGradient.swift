public import FramewrightDrawing
import FramewrightLayoutEngine

/// Colours at the points of a grid, blended between them.
///
/// ```swift
/// MeshGradient(
///     width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .orange, .purple, .blue])
/// ```
public struct MeshGradient: ShapeStyle {
    /// A point of the grid with the control points of the curves to its neighbours, by shares of the frame.
    public struct BezierPoint: Hashable, Sendable {
        /// The position.
        public var position: SIMD2<Float>
        /// The control point towards the point on the left.
        public var leadingControlPoint: SIMD2<Float>
        /// The control point towards the point above.
        public var topControlPoint: SIMD2<Float>
        /// The control point towards the point on the right.
        public var trailingControlPoint: SIMD2<Float>
        /// The control point towards the point below.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a point.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int
    /// Whether colours change smoothly at the points of the grid.
    public var smoothsColors: Bool
    private let positions: [SIMD2<Double>]
    private let colors: [Color]
    private let background: Color

    /// Creates a gradient from the positions of a grid, row by row, as shares of the frame.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.smoothsColors = smoothsColors
        self.colors = colors
        self.background = background
        positions = points.map { SIMD2<Double>(Double($0.x), Double($0.y)) }
    }

    /// Creates a gradient from points with control points. The control points are accepted without effect.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, points: bezierPoints.map(\.position), colors: colors,
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Returns the first colour, because a mesh is not part of a paint.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try (colors.first ?? background).resolvedPaint(in: environment)
    }

    /// Returns the gradient as pixels.
    func bitmap(in environment: EnvironmentValues) -> Bitmap? {
        guard width >= 2, height >= 2, positions.count == width * height, colors.count == width * height else {
            return nil
        }
        let values = colors.map { $0.meshValue(in: environment) }
        var raster = MeshRaster(background: background.meshValue(in: environment))
        let (points, shades) = (
            MeshGrid(width: width, height: height, values: positions.map { SIMD4($0.x, $0.y, 0, 0) }, isSmooth: true),
            MeshGrid(width: width, height: height, values: values, isSmooth: smoothsColors)
        )
        for row in 0..<height - 1 {
            for column in 0..<width - 1 { raster.fill(column, row, points, shades) }
        }
        return raster.bitmap
    }
}

extension MeshGradient: PrimitiveView {
    /// No body, because the view is lowered directly.
    public typealias Body = Never

    package func lower(_ lowering: Lowering) -> [ViewNode] { lowering.fill(Rectangle(), self, name: "MeshGradient") }
}

extension ShapeStyle {
    fileprivate func resolvedPaint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try paint(in: environment)
    }

    /// The premultiplied components.
    fileprivate func meshValue(in environment: EnvironmentValues) -> SIMD4<Double> {
        let color = ((try? paint(in: environment)) ?? Paint(.clear)).color
        let alpha = color.opacity
        return SIMD4(color.red * alpha, color.green * alpha, color.blue * alpha, alpha)
    }
}

extension Lowering {
    /// Returns a shape filled with a mesh. A mesh that cannot be drawn leaves the node as it is.
    func meshed(_ node: ViewNode, _ shape: some Shape, _ mesh: MeshGradient) -> ViewNode {
        guard let bitmap = mesh.bitmap(in: environment),
            let image = try? environment.imageLoader?.image(of: bitmap, scale: 1)
        else { return node }
        let figure = ImageFigure(
            label: "mesh gradient", image: image, capInsets: .zero, mode: .stretch, quality: .high, template: nil)
        let leaf = ViewNode(ViewContent("MeshGradient", .image(figure)), layout: ShapeLayout(shape: shape))
        let facing = shape.facing(environment.layoutDirection)
        let rule = (facing as? any RuledShape)?.rule ?? .nonzero
        return ViewNode(
            ViewContent(modifier: "MeshClip", .clipShape(facing, rule), allowsOverlap: true),
            layout: LayeredLayout(primary: 0, alignment: .center), children: [leaf])
    }
}
