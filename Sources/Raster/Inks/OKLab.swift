/// Mixing colours as they look: Björn Ottosson's OKLab (2020), from encoded sRGB and back, by sums, products, quotients and
/// square roots only, so that every machine finds the same bits.
enum OKLab {
    /// Colours between two knots as 256 straight pieces in sRGB each: within half a level of the curve. Sixteen strayed by
    /// ten levels where a channel leaves 0, since sRGB is steepest there.
    static func subdivided(_ knots: [GradientRamp.Knot]) -> [GradientRamp.Knot] {
        let pieces = 256
        var result = knots.prefix(1).map { $0 }
        for (from, to) in zip(knots, knots.dropFirst()) {
            let (start, end) = (lab(from.color), lab(to.color))
            if to.place > from.place {
                for piece in 1..<pieces {
                    let share = Double(piece) / Double(pieces)
                    result.append(
                        .init(
                            place: from.place + (to.place - from.place) * share,
                            color: sRGB(start.mixed(with: end, share))))
                }
            }
            result.append(to)
        }
        return result
    }

    /// Premultiplied lightness and the two hue axes in place of red, green and blue.
    static func lab(_ color: Premultiplied) -> Premultiplied {
        guard color.alpha > 0 else { return color }
        let red = decoded(color.red / color.alpha)
        let green = decoded(color.green / color.alpha)
        let blue = decoded(color.blue / color.alpha)
        let l = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        return Premultiplied(
            red: (0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s) * color.alpha,
            green: (1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s) * color.alpha,
            blue: (0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s) * color.alpha, alpha: color.alpha)
    }

    static func sRGB(_ lab: Premultiplied) -> Premultiplied {
        guard lab.alpha > 0 else { return Premultiplied(red: 0, green: 0, blue: 0, alpha: 0) }
        let (lightness, a, b) = (lab.red / lab.alpha, lab.green / lab.alpha, lab.blue / lab.alpha)
        let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return Premultiplied(
            red: encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) * lab.alpha,
            green: encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) * lab.alpha,
            blue: encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s) * lab.alpha, alpha: lab.alpha)
    }

    /// sRGB's curve: x^2.4 as x^2 times the fifth root of x, squared.
    static func decoded(_ value: Double) -> Double {
        guard value > 0.04045 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        let root = fifthRoot(base)
        return base * base * root * root
    }

    /// The curve back: x^(5/12) as x^(1/4) times x^(1/6).
    static func encoded(_ value: Double) -> Double {
        guard value > 0.0031308 else { return max(0, value) * 12.92 }
        let held = min(value, 1)
        return 1.055 * held.squareRoot().squareRoot() * cubeRoot(held).squareRoot() - 0.055
    }

    private static func cube(_ value: Double) -> Double { value * value * value }

    /// Newton's method from above, to the last bits; 0 for 0 and below.
    private static func cubeRoot(_ value: Double) -> Double {
        guard value > 0 else { return 0 }
        var root = max(value, 1)
        for _ in 0..<64 {
            let next = (2 * root + value / (root * root)) / 3
            if next >= root { break }
            root = next
        }
        return root
    }

    private static func fifthRoot(_ value: Double) -> Double {
        guard value > 0 else { return 0 }
        var root = max(value, 1)
        for _ in 0..<64 {
            let fourth = root * root * root * root
            let next = (4 * root + value / fourth) / 5
            if next >= root { break }
            root = next
        }
        return root
    }
}
