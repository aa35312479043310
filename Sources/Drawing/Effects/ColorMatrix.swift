/// Every colour's new components as sums of its old ones: brightness, contrast, saturation and their kind.
///
/// Works on straight (not premultiplied) sRGB components of 0 to 1; results are held between 0 and 1.
///
/// Guarantee: twenty values, row by row: new red, green, blue and opacity, each from red, green, blue, opacity and 1.
public struct ColorMatrix: Hashable, Sendable {
    public let values: [Double]

    /// Row by row; there must be twenty.
    public init(_ values: [Double]) {
        precondition(values.count == 20, "a colour matrix has twenty values, not \(values.count)")
        self.values = values
    }

    /// Leaves every colour as it is.
    public static let identity = scaling(1, 1, 1, 1)

    /// `amount` is added to red, green and blue: 0 changes nothing, 1 makes white.
    public static func brightness(_ amount: Double) -> ColorMatrix {
        ColorMatrix([1, 0, 0, 0, amount, 0, 1, 0, 0, amount, 0, 0, 1, 0, amount, 0, 0, 0, 1, 0])
    }

    /// Away from middle grey: 0 makes it all grey, 1 changes nothing, negative amounts invert.
    public static func contrast(_ amount: Double) -> ColorMatrix {
        let rest = 0.5 - 0.5 * amount
        return ColorMatrix([amount, 0, 0, 0, rest, 0, amount, 0, 0, rest, 0, 0, amount, 0, rest, 0, 0, 0, 1, 0])
    }

    /// Away from the grey of the same luminance: 0 is grey, 1 changes nothing. The W3C's "Filter Effects" `saturate`.
    public static func saturation(_ amount: Double) -> ColorMatrix {
        towardsGrey { row, column in Self.luminance[column] * (1 - amount) + (row == column ? amount : 0) }
    }

    /// 0 changes nothing, 1 is all grey.
    public static func grayscale(_ amount: Double) -> ColorMatrix { saturation(1 - amount) }

    /// Turns hues and keeps luminance. The W3C's "Filter Effects" `hue-rotate`.
    public static func hueRotation(_ angle: Angle) -> ColorMatrix {
        let (sine, cosine) = (Trigonometry.sine(angle.radians), Trigonometry.cosine(angle.radians))
        let turned = [-0.213, -0.715, 0.928, 0.143, 0.140, -0.283, -0.787, 0.715, 0.072]
        return towardsGrey { row, column in
            let grey = Self.luminance[column]
            return grey + cosine * ((row == column ? 1 : 0) - grey) + sine * turned[row * 3 + column]
        }
        .made(of: .hueRotation(angle))
    }

    /// Light becomes dark; opacity stays.
    public static let colorInvert = ColorMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])

    /// Component by component, opacity too.
    public static func colorMultiply(_ color: Color) -> ColorMatrix {
        scaling(color.red, color.green, color.blue, color.opacity).made(of: .colorMultiply(color))
    }

    /// Luminance times opacity becomes opacity, colours become black: what makes a mask of a picture, as SVG's `mask` does.
    public static let luminanceToAlpha = ColorMatrix(
        Array(repeating: 0, count: 15) + [luminance[0], luminance[1], luminance[2], 0, 0], readsPremultiplied: true)

    /// True where the sums are over premultiplied components: only of `luminanceToAlpha`.
    package private(set) var readsPremultiplied = false

    /// What is halfway where the mean of two matrices is not: half of a turn to the opposite hue is no grey, and a whole
    /// turn is not nothing.
    package enum Origin: Hashable, Sendable {
        case hueRotation(Angle)
        case colorMultiply(Color)
    }

    /// Nil where values may be mixed one by one.
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

    private static func scaling(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> ColorMatrix {
        ColorMatrix([red, 0, 0, 0, 0, 0, green, 0, 0, 0, 0, 0, blue, 0, 0, 0, 0, 0, opacity, 0])
    }

    private static func towardsGrey(_ value: (_ row: Int, _ column: Int) -> Double) -> ColorMatrix {
        var values = identity.values
        for row in 0..<3 { for column in 0..<3 { values[row * 5 + column] = value(row, column) } }
        return ColorMatrix(values)
    }
}

extension ColorMatrix: CustomStringConvertible {
    /// The four rows, to a thousandth.
    public var description: String {
        let rows = (0..<4).map { row in
            values[row * 5..<row * 5 + 5].map { shortest(($0 * 1000).rounded() / 1000) }.joined(separator: ",")
        }
        return "[\(rows.joined(separator: " / "))]\(readsPremultiplied ? " premultiplied" : "")"
    }
}
