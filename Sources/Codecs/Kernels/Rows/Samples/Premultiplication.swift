import FramewrightDrawing

/// Returns colour times alpha, rounded to nearest: exactly `round(c * a / 255)`, by the two-shift division by 255.
func premultiplied(_ straight: UInt32) -> UInt32 {
    let alpha = straight >> 24
    if alpha == 255 { return straight }
    // Red and blue share one multiplication: each product fits into 16 bits.
    var outer = (straight & 0xFF_00FF) &* alpha &+ 0x80_0080
    outer = (outer &+ (outer >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
    var green = (straight >> 8 & 0xFF) &* alpha &+ 0x80
    green = (green &+ green >> 8) >> 8
    return alpha << 24 | green << 8 | outer
}

/// Returns colour divided by alpha, rounded to nearest; `premultiplied` reverses it exactly.
///
/// Proof: the straight component is off by at most 1/2, so times alpha / 255 by less than 1/2 if alpha is below 255. A
/// component above alpha becomes 255; a transparent pixel becomes 0.
package func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    func divided(_ shift: UInt32) -> UInt32 { min(((pixel >> shift & 0xFF) &* 255 &+ alpha / 2) / alpha, 255) << shift }
    return alpha << 24 | divided(16) | divided(8) | divided(0)
}

/// Premultiplies in place, because touching the memory of a copy costs more than the arithmetic.
func premultiply(_ straight: inout [PremultipliedPixel]) {
    for index in straight.indices { straight[index].packed = premultiplied(straight[index].packed) }
}

func straightened(_ pixels: [PremultipliedPixel]) -> [UInt32] { pixels.map { straight($0.packed) } }
