public import FramewrightDrawing
import FramewrightLayoutEngine

extension GraphicsContext {
    /// Options of gradients.
    public struct GradientOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Repeats the gradient outside its ends.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// Repeats the gradient outside its ends, every second time reversed.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Interpolates linear colours. Accepted without effect.
        public static let linearColor = GradientOptions(rawValue: 4)

        fileprivate var spread: GradientPaint.Spread {
            contains(.mirror) ? .reflect : contains(.repeat) ? .repeat : .pad
        }
    }

    /// The colour, gradient or image that fills a path.
    public struct Shading {
        enum Form {
            case style(any ShapeStyle)
            case gradient(Gradient, GradientPaint.Geometry, GradientPaint.Spread)
            case image(Image, origin: Point, scale: Double)
            case resolved(Paint)
        }

        let form: Form

        /// The first of several levels.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

        /// A colour.
        public static func color(_ color: Color) -> Shading { Shading(form: .style(color)) }

        /// A colour by its components.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

        /// A grey by its whiteness.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }

        /// A style, whose unit points refer to the bounding rectangle of the path.
        public static func style(_ style: some ShapeStyle) -> Shading { Shading(form: .style(style)) }

        /// A gradient along a line.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: Point, endPoint: Point, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(form: .gradient(gradient, .linear(start: startPoint, end: endPoint), options.spread))
        }

        /// A gradient around a point.
        public static func radialGradient(
            _ gradient: Gradient, center: Point, startRadius: Double, endRadius: Double,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            let geometry = GradientPaint.Geometry.radial(
                center: center, startRadius: startRadius, endRadius: endRadius)
            return Shading(form: .gradient(gradient, geometry, options.spread))
        }

        /// A gradient by direction around a point.
        public static func conicGradient(
            _ gradient: Gradient, center: Point, angle: Angle = .zero, options: GradientOptions = GradientOptions()
        ) -> Shading {
            let geometry = GradientPaint.Geometry.angular(
                center: center, startAngle: angle, endAngle: Angle(radians: angle.radians + 2 * .pi))
            return Shading(form: .gradient(gradient, geometry, options.spread))
        }

        /// A repeated image. The source rectangle is accepted without effect.
        public static func tiledImage(
            _ image: Image, origin: Point = .zero, sourceRect: Rect = Rect(x: 0, y: 0, width: 1, height: 1),
            scale: Double = 1
        ) -> Shading { Shading(form: .image(image, origin: origin, scale: scale)) }

        /// The foreground style.
        public static var foreground: Shading { Shading(form: .style(ForegroundStyle())) }

        /// The pixels below. Draws nothing.
        public static var backdrop: Shading { Shading(form: .resolved(Paint(.clear))) }
    }

    /// Returns the shading with its style resolved in the canvas's environment.
    public func resolve(_ shading: Shading) -> Shading {
        guard case .style(let style) = shading.form, let paint = try? style.paint(in: environment),
            paint.gradient == nil
        else { return shading }
        return Shading(form: .resolved(paint))
    }

    /// Returns the paint of a shading for a path in a rectangle.
    func paint(_ shading: Shading, in rect: Rect) -> Paint {
        switch shading.form {
        case .resolved(let paint): paint
        case .style(let style): resources.lowering.paint(style).placed(in: rect)
        case .gradient(let gradient, let geometry, let spread):
            ((try? gradient.paint(geometry, in: environment)) ?? Paint(.clear)).spreading(spread)
        case .image: Paint(.clear)
        }
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        if case .image(let image, let origin, let scale) = shading.form {
            return tile(image, origin: origin, scale: scale, in: path, style)
        }
        draw([.fillPath(path, style.rule, paint(shading, in: path.boundingRect))])
    }

    /// Strokes a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        fill(path.strokedPath(style), with: shading)
    }

    /// Strokes a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func tile(_ image: Image, origin: Point, scale: Double, in path: Path, _ style: FillStyle) {
        let resolved = resolve(image)
        let size = Size(width: resolved.size.width * scale, height: resolved.size.height * scale)
        guard size.width > 0.5, size.height > 0.5 else { return }
        let bounds = path.boundingRect
        var commands: [DisplayList.Item.Command] = [.pushClipPath(path, style.rule)]
        var y = origin.y + ((bounds.minY - origin.y) / size.height).rounded(.down) * size.height
        while y < bounds.maxY {
            var x = origin.x + ((bounds.minX - origin.x) / size.width).rounded(.down) * size.width
            while x < bounds.maxX {
                commands += resolved.commands(in: Rect(origin: Point(x: x, y: y), size: size), context: self)
                x += size.width
            }
            y += size.height
        }
        draw(commands + [.pop])
    }
}

extension Paint {
    fileprivate func spreading(_ spread: GradientPaint.Spread) -> Paint {
        guard spread != .pad, let gradient else { return self }
        return Paint(
            GradientPaint(gradient.geometry, stops: gradient.stops, spread: spread, colorSpace: gradient.colorSpace))
    }
}
