internal import FramewrightDrawing

// The W3C's blend functions on premultiplied channels of 0 to 255, without division by alpha: with s = cs * as and d =
// cb * ab, a mode is
//
//     b = B(cb, cs) * as * ab, in steps of 1/255^2        result = round((s * (255 - ab) + d * (255 - as) + b) / 255)
//
// so every mode is rounded once, and is within a level of the exact formula.

/// A separable blend mode.
protocol BlendFunction {
    /// Returns `B(cb, cs) * as * ab`, 0 to 255 * 255.
    static func product(_ s: Int32, _ d: Int32, _ sourceAlpha: Int32, _ backdropAlpha: Int32) -> Int32
}

enum Multiply: BlendFunction {
    @inline(__always)
    static func product(_ s: Int32, _ d: Int32, _ sa: Int32, _ da: Int32) -> Int32 { s &* d }
}

enum Screen: BlendFunction {
    @inline(__always)
    static func product(_ s: Int32, _ d: Int32, _ sa: Int32, _ da: Int32) -> Int32 { s &* da &+ d &* sa &- s &* d }
}

enum HardLight: BlendFunction {
    @inline(__always)
    static func product(_ s: Int32, _ d: Int32, _ sa: Int32, _ da: Int32) -> Int32 {
        2 &* s <= sa ? 2 &* s &* d : sa &* da &- 2 &* (da &- d) &* (sa &- s)
    }
}

/// Hard light with source and backdrop exchanged.
enum Overlay: BlendFunction {
    @inline(__always)
    static func product(_ s: Int32, _ d: Int32, _ sa: Int32, _ da: Int32) -> Int32 {
        HardLight.product(d, s, da, sa)
    }
}

enum Darken: BlendFunction {
    @inline(__always)
    static func product(_ s: Int32, _ d: Int32, _ sa: Int32, _ da: Int32) -> Int32 { min(s &* da, d &* sa) }
}

enum Lighten: BlendFunction {
    @inline(__always)
    static func product(_ s: Int32, _ d: Int32, _ sa: Int32, _ da: Int32) -> Int32 { max(s &* da, d &* sa) }
}

enum ColorDodge: BlendFunction {
    @inline(__always)
    static func product(_ s: Int32, _ d: Int32, _ sa: Int32, _ da: Int32) -> Int32 {
        if d == 0 { return 0 }
        return s >= sa ? sa &* da : min(sa &* da, d &* sa &* sa / (sa &- s))
    }
}

enum ColorBurn: BlendFunction {
    @inline(__always)
    static func product(_ s: Int32, _ d: Int32, _ sa: Int32, _ da: Int32) -> Int32 {
        if d >= da { return sa &* da }
        return s == 0 ? 0 : max(0, sa &* da &- (da &- d) &* sa &* sa / s)
    }
}

enum Difference: BlendFunction {
    @inline(__always)
    static func product(_ s: Int32, _ d: Int32, _ sa: Int32, _ da: Int32) -> Int32 { abs(s &* da &- d &* sa) }
}

enum Exclusion: BlendFunction {
    @inline(__always)
    static func product(_ s: Int32, _ d: Int32, _ sa: Int32, _ da: Int32) -> Int32 {
        s &* da &+ d &* sa &- 2 &* s &* d
    }
}

/// The only mode with a square root, which IEEE arithmetic rounds the same on every machine.
enum SoftLight: BlendFunction {
    @inline(__always)
    static func product(_ s: Int32, _ d: Int32, _ sa: Int32, _ da: Int32) -> Int32 {
        guard da > 0 else { return 0 }
        let backdrop = Double(d) / Double(da)
        let weight = Double(2 &* s &- sa)
        let change: Double
        if weight <= 0 {
            change = weight * Double(d) * (1 - backdrop)
        } else {
            let lit =
                backdrop <= 0.25
                ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
            change = weight * (lit * Double(da) - Double(d))
        }
        return max(0, Int32(Double(d &* sa) + change + 0.5))
    }
}

/// A non-separable blend mode: works on three channels at once, in steps of 1/100 of 1/255^2, so that luminance is
/// exact.
protocol ColorBlendFunction {
    /// Returns the blended channels; `source` and `backdrop` are `cs * as * ab` and `cb * as * ab`, `limit` is `as *
    /// ab`.
    static func product(_ source: Hues, _ backdrop: Hues, limit: Int) -> Hues
}

/// Red, green and blue.
struct Hues {
    var red: Int
    var green: Int
    var blue: Int

    @inline(__always)
    init(_ red: Int, _ green: Int, _ blue: Int) { (self.red, self.green, self.blue) = (red, green, blue) }

    @inline(__always)
    func map(_ change: (Int) -> Int) -> Hues { Hues(change(red), change(green), change(blue)) }

    var least: Int { min(red, green, blue) }
    var most: Int { max(red, green, blue) }
    var saturation: Int { most - least }
    /// The W3C's Lum, with weights 0.3, 0.59 and 0.11.
    var luminance: Int { (30 * red + 59 * green + 11 * blue) / 100 }

    /// The W3C's SetSat.
    func with(saturation: Int) -> Hues {
        let (least, range) = (least, self.saturation)
        return range == 0 ? Hues(0, 0, 0) : map { ($0 - least) * saturation / range }
    }

    /// The W3C's SetLum and ClipColor.
    func with(luminance: Int, limit: Int) -> Hues {
        let shift = luminance - self.luminance
        let moved = map { $0 + shift }
        let (least, most) = (moved.least, moved.most)
        if least < 0, luminance > least {
            return moved.map { luminance + ($0 - luminance) * luminance / (luminance - least) }
        }
        if most > limit, most > luminance {
            return moved.map { luminance + ($0 - luminance) * (limit - luminance) / (most - luminance) }
        }
        return moved
    }
}

enum Hue: ColorBlendFunction {
    static func product(_ source: Hues, _ backdrop: Hues, limit: Int) -> Hues {
        source.with(saturation: backdrop.saturation).with(luminance: backdrop.luminance, limit: limit)
    }
}

enum Saturation: ColorBlendFunction {
    static func product(_ source: Hues, _ backdrop: Hues, limit: Int) -> Hues {
        backdrop.with(saturation: source.saturation).with(luminance: backdrop.luminance, limit: limit)
    }
}

enum ColorOf: ColorBlendFunction {
    static func product(_ source: Hues, _ backdrop: Hues, limit: Int) -> Hues {
        source.with(luminance: backdrop.luminance, limit: limit)
    }
}

enum Luminosity: ColorBlendFunction {
    static func product(_ source: Hues, _ backdrop: Hues, limit: Int) -> Hues {
        backdrop.with(luminance: source.luminance, limit: limit)
    }
}
