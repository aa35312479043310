/// A linear transformation of colours, for brightness, contrast, saturation and similar effects.
///
/// Applies to straight (not premultiplied) sRGB components of 0 to 1. Results are clamped to 0...1.
///
/// Guarantee: twenty values, row by row: the new red, green, blue and opacity, each from red, green, blue, opacity and
/// 1.
public struct ColorMatrix: Hashable, Sendable {
    /// The twenty values, row by row.
    public let values: [Double]

    /// Creates a matrix from twenty values, row by row.
    public init(_ values: [Double]) {
        precondition(values.count == 20, "a colour matrix has twenty values, not \(values.count)")
        self.values = values
    }

    /// The identity matrix.
    public static let identity = scaling(red: 1, green: 1, blue: 1, opacity: 1)

    /// Returns a matrix that adds `amount` to red, green and blue: 0 changes nothing, 1 gives white.
    public static func brightness(_ amount: Double) -> ColorMatrix {
        ColorMatrix([1, 0, 0, 0, amount, 0, 1, 0, 0, amount, 0, 0, 1, 0, amount, 0, 0, 0, 1, 0])
    }

    /// Returns a matrix that scales differences from middle grey: 0 gives grey, 1 changes nothing, negative amounts
    /// invert.
    public static func contrast(_ amount: Double) -> ColorMatrix {
        let rest = 0.5 - 0.5 * amount
        return ColorMatrix([amount, 0, 0, 0, rest, 0, amount, 0, 0, rest, 0, 0, amount, 0, rest, 0, 0, 0, 1, 0])
    }

    /// Returns a matrix that scales differences from the grey of the same luminance: 0 gives grey, 1 changes nothing.
    /// As `saturate` in the W3C's "Filter Effects".
    public static func saturation(_ amount: Double) -> ColorMatrix {
        towardsGrey { row, column in Self.luminance[column] * (1 - amount) + (row == column ? amount : 0) }
    }

    /// Returns a matrix that removes colour: 0 changes nothing, 1 gives grey.
    public static func grayscale(_ amount: Double) -> ColorMatrix { saturation(1 - amount) }

    /// Returns a matrix that rotates hues and keeps luminance. As `hue-rotate` in the W3C's "Filter Effects".
    public static func hueRotation(_ angle: Angle) -> ColorMatrix {
        let (sine, cosine) = (Trigonometry.sine(angle.radians), Trigonometry.cosine(angle.radians))
        let turned = [-0.213, -0.715, 0.928, 0.143, 0.140, -0.283, -0.787, 0.715, 0.072]
        return towardsGrey { row, column in
            let grey = Self.luminance[column]
            return grey + cosine * ((row == column ? 1 : 0) - grey) + sine * turned[row * 3 + column]
        }
        .made(of: .hueRotation(angle))
    }

    /// A matrix that inverts colours and keeps opacity.
    public static let colorInvert = ColorMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])

    /// Returns a matrix that multiplies every component, including opacity, by those of a colour.
    public static func colorMultiply(_ color: SRGBColor) -> ColorMatrix {
        scaling(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity).made(
            of: .colorMultiply(color))
    }

    /// A matrix that gives black with luminance times opacity as the opacity, which turns an image into a mask as SVG's
    /// `mask` does.
    public static let luminanceToAlpha = ColorMatrix(
        Array(repeating: 0, count: 15) + [luminance[0], luminance[1], luminance[2], 0, 0], readsPremultiplied: true)

    /// True if the matrix applies to premultiplied components, as `luminanceToAlpha` does.
    package private(set) var readsPremultiplied = false

    /// The parameters of a matrix whose interpolation is not the mean of its values: half of a rotation to the opposite
    /// hue is not grey, and a full turn is not the identity.
    package enum Origin: Hashable, Sendable {
        case hueRotation(Angle)
        case colorMultiply(SRGBColor)
    }

    /// The parameters to interpolate. Nil if values can be interpolated one by one.
    package private(set) var origin: Origin?

    private func made(of origin: Origin) -> ColorMatrix {
        var matrix = self
        matrix.origin = origin
        return matrix
    }

    private init(_ values: [Double], readsPremultiplied: Bool) {
        self.init(values)
        self.readsPremultiplied = readsPremultiplied
    }

    private static let luminance = [0.213, 0.715, 0.072]

    private static func scaling(red: Double, green: Double, blue: Double, opacity: Double) -> ColorMatrix {
        ColorMatrix([red, 0, 0, 0, 0, 0, green, 0, 0, 0, 0, 0, blue, 0, 0, 0, 0, 0, opacity, 0])
    }

    private static func towardsGrey(_ value: (_ row: Int, _ column: Int) -> Double) -> ColorMatrix {
        var values = identity.values
        for row in 0..<3 { for column in 0..<3 { values[row * 5 + column] = value(row, column) } }
        return ColorMatrix(values)
    }
}

extension ColorMatrix: CustomStringConvertible {
    /// The four rows, rounded to thousandths.
    public var description: String {
        let rows = (0..<4).map { row in
            values[row * 5..<row * 5 + 5].map { shortest(($0 * 1000).rounded() / 1000) }.joined(separator: ",")
        }
        return "[\(rows.joined(separator: " / "))]\(readsPremultiplied ? " premultiplied" : "")"
    }
}
