public import FramewrightDrawing

extension GraphicsContext {
    /// Options of shadows.
    public struct ShadowOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Draws the shadow over the content. Accepted without effect.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// Draws the shadow without the content. Accepted without effect.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        /// Draws a shadow inside the content.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        /// Draws a shadow per shape. Accepted without effect.
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// Options of blurs.
    public struct BlurOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Keeps opaque content opaque at its edges.
        public static let opaque = BlurOptions(rawValue: 1)
        /// Uses a deterministic dither. Accepted without effect.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// A filter that is applied to drawing.
    public struct Filter: Sendable {
        private enum Form: Sendable {
            case filter(@Sendable (EnvironmentValues) -> FramewrightDrawing.Filter)
            case projection(ProjectionTransform)
        }

        private let form: Form

        private static func matrix(_ matrix: ColorMatrix) -> Filter {
            Filter(form: .filter { _ in .colorMatrix(matrix) })
        }

        /// Applies a projection.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(form: .projection(matrix))
        }

        /// Adds a shadow. The blend mode is accepted without effect.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(
                form: .filter { environment in
                    let paint = solid(color, in: environment)
                    let shadow = Shadow(paint.color, radius: max(0, radius), offset: Point(x: x, y: y))
                    return options.contains(.invertsAlpha) ? .innerShadow(shadow) : .dropShadow(shadow)
                })
        }

        /// Multiplies every colour by another.
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter(
                form: .filter { environment in
                    .colorMatrix(.colorMultiply(solid(color, in: environment).color))
                })
        }

        /// Applies a matrix to every colour.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { .matrix(matrix) }

        /// Rotates all hues.
        public static func hueRotation(_ angle: Angle) -> Filter { matrix(.hueRotation(angle)) }

        /// Scales the distance of colours from grey of the same luminance.
        public static func saturation(_ amount: Double) -> Filter { matrix(.saturation(amount)) }

        /// Adds to red, green and blue.
        public static func brightness(_ amount: Double) -> Filter { matrix(.brightness(amount)) }

        /// Scales the distance of colours from middle grey.
        public static func contrast(_ amount: Double) -> Filter { matrix(.contrast(amount)) }

        /// Inverts colours by an amount, 0 to 1.
        public static func colorInvert(_ amount: Double = 1) -> Filter { matrix(.contrast(1 - 2 * amount)) }

        /// Removes colour by an amount, 0 to 1.
        public static func grayscale(_ amount: Double) -> Filter { matrix(.grayscale(amount)) }

        /// Makes a mask: black, with the luminance as opacity.
        public static var luminanceToAlpha: Filter { matrix(.luminanceToAlpha) }

        /// Blurs drawing; `radius` is the standard deviation in points.
        public static func blur(radius: Double, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(form: .filter { _ in .blur(radius: max(0, radius), isOpaque: options.contains(.opaque)) })
        }

        /// Fills the area whose opacity is between two limits with a colour. The upper limit is accepted without
        /// effect if it is below 1.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(
                form: .filter { environment in
                    let color = solid(color, in: environment).color
                    // A steep ramp around the limit keeps edges smooth.
                    let slope = 16.0
                    return .colorMatrix(
                        ColorMatrix([
                            0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, slope,
                            0.5 - slope * min,
                        ]))
                })
        }

        func applied(
            to commands: [DisplayList.Item.Command], in environment: EnvironmentValues
        ) -> [DisplayList.Item.Command] {
            switch form {
            case .filter(let make): [.pushLayer(DisplayList.Layer(filters: [make(environment)]))] + commands + [.pop]
            case .projection(let matrix): [.pushTransform(matrix)] + commands + [.pop]
            }
        }
    }
}

/// Returns the paint of a colour; black if its theme token is unknown.
private func solid(_ color: some ShapeStyle, in environment: EnvironmentValues) -> Paint {
    (try? color.paint(in: environment)) ?? Paint(.black)
}
