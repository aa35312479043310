/// A colour in Björn Ottosson's OKLab (2020), a perceptually uniform space: lightness and two hue axes. Conversions
/// from and to encoded sRGB use only sums, products, quotients and square roots, so that every machine gets the same
/// bits.
package struct OKLab: Hashable, Sendable {
    /// The lightness, from 0 (black) to 1 (white).
    package var lightness: Double
    /// The position between green (negative) and red (positive).
    package var a: Double
    /// The position between blue (negative) and yellow (positive).
    package var b: Double

    package init(lightness: Double, a: Double, b: Double) { (self.lightness, self.a, self.b) = (lightness, a, b) }

    /// Creates a colour from encoded sRGB components, 0 to 1.
    package init(red: Double, green: Double, blue: Double) {
        self.init(linear: (Self.decoded(red), Self.decoded(green), Self.decoded(blue)))
    }

    /// Creates a colour from linear sRGB components, 0 to 1.
    package init(linear light: (red: Double, green: Double, blue: Double)) {
        let l = cubeRoot(0.4122214708 * light.red + 0.5363325363 * light.green + 0.0514459929 * light.blue)
        let m = cubeRoot(0.2119034982 * light.red + 0.6806995451 * light.green + 0.1073969566 * light.blue)
        let s = cubeRoot(0.0883024619 * light.red + 0.2817188376 * light.green + 0.6299787005 * light.blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    /// The encoded sRGB components. Slightly outside 0 to 1 if the colour is outside sRGB.
    package var sRGB: (red: Double, green: Double, blue: Double) {
        let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return (
            Self.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            Self.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            Self.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
        )
    }

    /// Returns the linear value of an encoded sRGB component. x^2.4 is computed as x^2 times the fifth root of x,
    /// squared.
    package static func decoded(_ value: Double) -> Double {
        guard value > 0.04045 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        let root = fifthRoot(base)
        return base * base * root * root
    }

    /// Returns the encoded value of a linear sRGB component. x^(5/12) is computed as x^(1/4) times x^(1/6).
    package static func encoded(_ value: Double) -> Double {
        guard value > 0.0031308 else { return max(0, value) * 12.92 }
        let held = min(value, 1)
        return 1.055 * held.squareRoot().squareRoot() * cubeRoot(held).squareRoot() - 0.055
    }
}

private func cube(_ value: Double) -> Double { value * value * value }

/// Returns the cube root by Newton's method from above, to the last bits. Returns 0 for values up to 0.
private func cubeRoot(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    var root = max(value, 1)
    for _ in 0..<64 {
        let next = (2 * root + value / (root * root)) / 3
        if next >= root { break }
        root = next
    }
    return root
}

private func fifthRoot(_ value: Double) -> Double {
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
