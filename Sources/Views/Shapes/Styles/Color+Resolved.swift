public import FramewrightDrawing

extension Color {
    /// The components of a colour in an environment.
    public struct Resolved: Hashable, Sendable {
        /// The red component, proportional to light.
        public var linearRed: Float
        /// The green component, proportional to light.
        public var linearGreen: Float
        /// The blue component, proportional to light.
        public var linearBlue: Float
        /// The opacity from 0 to 1.
        public var opacity: Float

        /// Creates a colour from components of 0 to 1 in a colour space.
        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let color = SRGBColor(
                colorSpace, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
            self.init(color)
        }

        init(_ color: SRGBColor) {
            linearRed = Float(OKLab.decoded(color.red))
            linearGreen = Float(OKLab.decoded(color.green))
            linearBlue = Float(OKLab.decoded(color.blue))
            opacity = Float(color.opacity)
        }

        /// The red component in sRGB, from 0 to 1.
        public var red: Float {
            get { Self.encoded(linearRed) }
            set { linearRed = Self.decoded(newValue) }
        }

        /// The green component in sRGB, from 0 to 1.
        public var green: Float {
            get { Self.encoded(linearGreen) }
            set { linearGreen = Self.decoded(newValue) }
        }

        /// The blue component in sRGB, from 0 to 1.
        public var blue: Float {
            get { Self.encoded(linearBlue) }
            set { linearBlue = Self.decoded(newValue) }
        }

        var color: SRGBColor {
            SRGBColor(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
        }

        private static func encoded(_ value: Float) -> Float { Float(OKLab.encoded(Double(value))) }

        private static func decoded(_ value: Float) -> Float { Float(OKLab.decoded(Double(value))) }
    }

    /// Creates a colour with fixed components.
    public init(_ resolved: Resolved) { self.init(.fixed(resolved.color)) }
}

extension Color.Resolved: ShapeStyle {
    /// No further resolution.
    public typealias Resolved = Never

    /// Returns the colour as a paint.
    public func paint(in environment: EnvironmentValues) -> Paint { Paint(color) }
}

extension Color.Resolved: Animatable {
    /// The lightness and the two hue axes in OKLab, premultiplied by the opacity, and the opacity.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
    {
        get {
            let numbers = color.animatableData.numbers.map { Float($0) }
            return AnimatablePair(
                numbers[0], AnimatablePair(numbers[1], AnimatablePair(numbers[2], numbers[3])))
        }
        set {
            let rest = newValue.second
            let numbers = [newValue.first, rest.first, rest.second.first, rest.second.second]
            var color = color
            color.animatableData = AnimatableNumbers(numbers.map { Double($0) })
            self = Self(color)
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// The components as `#rrggbb`, or `#rrggbbaa` if the colour is not opaque.
    public var description: String { "\(color)" }
}
