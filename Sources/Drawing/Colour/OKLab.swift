/// A colour as it looks: lightness and two hue axes of Björn Ottosson's OKLab (2020), where equal distances look about
/// equally far apart. From encoded sRGB and back by sums, products, quotients and square roots only, so that every machine
/// finds the same bits.
package struct OKLab: Hashable, Sendable {
    /// 0 black, 1 white.
    package var lightness: Double
    /// Green to red.
    package var a: Double
    /// Blue to yellow.
    package var b: Double

    package init(lightness: Double, a: Double, b: Double) { (self.lightness, self.a, self.b) = (lightness, a, b) }

    /// Encoded components, 0 to 1.
    package init(red: Double, green: Double, blue: Double) {
        self.init(linear: (Self.decoded(red), Self.decoded(green), Self.decoded(blue)))
    }

    /// Components that are proportional to light, 0 to 1.
    package init(linear light: (red: Double, green: Double, blue: Double)) {
        let l = cubeRoot(0.4122214708 * light.red + 0.5363325363 * light.green + 0.0514459929 * light.blue)
        let m = cubeRoot(0.2119034982 * light.red + 0.6806995451 * light.green + 0.1073969566 * light.blue)
        let s = cubeRoot(0.0883024619 * light.red + 0.2817188376 * light.green + 0.6299787005 * light.blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    /// Encoded components; a little outside 0 to 1 where sRGB has no such colour.
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

    /// sRGB's curve: x^2.4 as x^2 times the fifth root of x, squared.
    package static func decoded(_ value: Double) -> Double {
        guard value > 0.04045 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        let root = fifthRoot(base)
        return base * base * root * root
    }

    /// The curve back: x^(5/12) as x^(1/4) times x^(1/6).
    package static func encoded(_ value: Double) -> Double {
        guard value > 0.0031308 else { return max(0, value) * 12.92 }
        let held = min(value, 1)
        return 1.055 * held.squareRoot().squareRoot() * cubeRoot(held).squareRoot() - 0.055
    }
}

private func cube(_ value: Double) -> Double { value * value * value }

/// Newton's method from above, to the last bits; 0 for 0 and below.
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
