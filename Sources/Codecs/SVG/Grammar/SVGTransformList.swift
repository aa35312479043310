import FramewrightDrawing

/// Parses the functions of `transform` attributes (SVG 2, 8.5) and of CSS Transforms level 1, with units.
struct SVGTransformList {
    /// Returns the list as one transform; nil if any part is invalid.
    ///
    /// - Parameters:
    ///   - box: The size that percentages of a translation refer to.
    ///   - hasUnits: False for attributes, whose grammar allows plain numbers only.
    static func parse(_ text: String, sharesOf box: Size = .zero, hasUnits: Bool = true) -> AffineTransform? {
        var scanner = SVGScanner(text)
        var all = AffineTransform.identity
        scanner.skipSpace()
        if text == "none" { return all }
        while !scanner.isAtEnd {
            guard let one = function(&scanner, box, hasUnits: hasUnits) else { return nil }
            all = one.followed(by: all)
            scanner.skipCommaSpace()
        }
        return all
    }

    private static func function(_ scanner: inout SVGScanner, _ box: Size, hasUnits: Bool) -> AffineTransform? {
        let name = scanner.word()
        scanner.skipSpace()
        guard scanner.consume("(") else { return nil }
        var numbers: [Double] = []
        scanner.skipSpace()
        while !scanner.consume(")") {
            guard numbers.count < 6 else { return nil }
            let full = numbers.isEmpty && name != "translateY" ? box.width : box.height
            let number: Double? =
                switch name {
                case _ where !hasUnits: scanner.number()
                case _ where name.hasPrefix("translate"): distance(&scanner, full)
                case _ where name.hasPrefix("rotate") || name.hasPrefix("skew"): degrees(&scanner)
                default: scanner.number()
                }
            guard let number else { return nil }
            numbers.append(number)
            scanner.skipCommaSpace()
        }
        return make(name, numbers)
    }

    /// Parses an absolute length or a percentage of `full`, in pixels.
    private static func distance(_ scanner: inout SVGScanner, _ full: Double) -> Double? {
        guard let length = SVGLength(&scanner) else { return nil }
        switch length.unit {
        case .pixels: return length.value
        case .percent: return length.value / 100 * full
        case .ems, .rems: return nil
        }
    }

    /// Parses an angle; without a unit, it is in degrees.
    private static func degrees(_ scanner: inout SVGScanner) -> Double? {
        guard let number = scanner.number() else { return nil }
        guard let byte = scanner.next, byte.isLetter else { return number }
        return SVGScanner.degrees(number, unit: scanner.word())
    }

    private static func make(_ name: String, _ numbers: [Double]) -> AffineTransform? {
        switch (name, numbers.count) {
        case ("matrix", 6):
            AffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        case ("translate", 1): .translation(x: numbers[0], y: 0)
        case ("translate", 2): .translation(x: numbers[0], y: numbers[1])
        case ("translateX", 1): .translation(x: numbers[0], y: 0)
        case ("translateY", 1): .translation(x: 0, y: numbers[0])
        case ("scale", 1): .scale(x: numbers[0], y: numbers[0])
        case ("scale", 2): .scale(x: numbers[0], y: numbers[1])
        case ("scaleX", 1): .scale(x: numbers[0], y: 1)
        case ("scaleY", 1): .scale(x: 1, y: numbers[0])
        case ("rotate", 1): rotation(numbers[0])
        case ("rotate", 3): rotation(numbers[0]).about(Point(x: numbers[1], y: numbers[2]))
        case ("skew", 1): make("skewX", numbers)
        case ("skew", 2):
            AffineTransform(a: 1, b: tangent(numbers[1]), c: tangent(numbers[0]), d: 1, tx: 0, ty: 0)
        case ("skewX", 1): AffineTransform(a: 1, b: 0, c: tangent(numbers[0]), d: 1, tx: 0, ty: 0)
        case ("skewY", 1): AffineTransform(a: 1, b: tangent(numbers[0]), c: 0, d: 1, tx: 0, ty: 0)
        default: nil
        }
    }

    /// Quarter turns are exact, so that axis-aligned edges stay aligned.
    private static func rotation(_ degrees: Double) -> AffineTransform {
        let rest = degrees.truncatingRemainder(dividingBy: 360)
        switch rest < 0 ? rest + 360 : rest {
        case 0: return .identity
        case 90: return AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        case 180: return AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case 270: return AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        case let rest: return .rotation(Angle(degrees: rest))
        }
    }

    private static func tangent(_ degrees: Double) -> Double {
        let radians = degrees.truncatingRemainder(dividingBy: 360) * (Double.pi / 180)
        let value = Trigonometry.sine(radians) / Trigonometry.cosine(radians)
        return max(-SVGLimits.magnitude, min(SVGLimits.magnitude, value))
    }
}
