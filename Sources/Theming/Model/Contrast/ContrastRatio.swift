public import FramewrightDrawing

/// Returns the WCAG 2 contrast ratio of two colours, 1 (none) to 21 (black on white).
///
/// A translucent foreground is composited over the background first. The background counts as opaque.
public func contrastRatio(_ foreground: SRGBColor, on background: SRGBColor) -> Double {
    let one = relativeLuminance(foreground.over(background))
    let other = relativeLuminance(background)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
}

/// Returns the WCAG 2 relative luminance, 0 for black to 1 for white. Opacity is ignored.
public func relativeLuminance(_ color: SRGBColor) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
}

/// The inverse sRGB transfer function (IEC 61966-2-1), from a component of 0 to 1 to linear light.
func linear(_ component: Double) -> Double {
    let clamped = component > 0 ? min(component, 1) : 0
    guard clamped > 0.04045 else { return clamped / 12.92 }
    let base = (clamped + 0.055) / 1.055
    let root = fifthRoot(base)
    return base * base * root * root
}

/// Solves y^5 = x by Newton's method for x of 0.09 to 1. Used to compute x^2.4 without a maths library, with equal
/// results on every machine.
///
/// Starting at 1 the iteration decreases monotonically to the root. From 0.09 it takes 7 steps to the last bit; one
/// more is a safety margin.
private func fifthRoot(_ x: Double) -> Double {
    var y = 1.0
    for _ in 0..<8 { y = (4 * y + x / (y * y * y * y)) / 5 }
    return y
}

extension SRGBColor {
    fileprivate func over(_ background: SRGBColor) -> SRGBColor {
        let alpha = min(max(opacity, 0), 1)
        return SRGBColor(
            red: red * alpha + background.red * (1 - alpha), green: green * alpha + background.green * (1 - alpha),
            blue: blue * alpha + background.blue * (1 - alpha))
    }
}
