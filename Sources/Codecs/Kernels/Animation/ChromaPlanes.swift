import FramewrightDrawing

/// Returns the luma of every pixel, then both chroma planes at full resolution. The bitmap is opaque; see `Y4M` for
/// the formulas.
func planes444(_ bitmap: Bitmap) -> [UInt8] {
    let count = bitmap.size.area
    return unsafe planes(count: 3 * count) { output in
        unsafe writeLuma(bitmap, to: output)
        unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
            for index in 0..<count {
                let (red, green, blue) = unsafe levels(pixels[index].packed)
                unsafe output[count &+ index] = blueDifference(red, green, blue, shift: 16)
                unsafe output[2 &* count &+ index] = redDifference(red, green, blue, shift: 16)
            }
        }
    }
}

/// Returns the luma of every pixel, then both chroma planes with one sample per 2x2 pixels.
func planes420(_ bitmap: Bitmap) -> [UInt8] {
    let (width, height, count) = (bitmap.width, bitmap.height, bitmap.size.area)
    let (columns, rows) = ((width + 1) / 2, (height + 1) / 2)
    return unsafe planes(count: count + 2 * columns * rows) { output in
        unsafe writeLuma(bitmap, to: output)
        unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
            for y in 0..<rows {
                let (upper, lower) = (2 * y * width, min(2 * y + 1, height - 1) * width)
                for x in 0..<columns {
                    let (left, right) = (2 &* x, min(2 &* x &+ 1, width &- 1))
                    var sum: SIMD4<Int32> = .zero
                    for place in [upper &+ left, upper &+ right, lower &+ left, lower &+ right] {
                        let (red, green, blue) = unsafe levels(pixels[place].packed)
                        sum &+= SIMD4(red, green, blue, 0)
                    }
                    let place = count &+ y &* columns &+ x
                    unsafe output[place] = blueDifference(sum[0], sum[1], sum[2], shift: 18)
                    unsafe output[place &+ columns &* rows] = redDifference(sum[0], sum[1], sum[2], shift: 18)
                }
            }
        }
    }
}

private func planes(count: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> Void) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { output, length in
        guard let base = output.baseAddress else { return }
        unsafe fill(base)
        length = count
    }
}

private func writeLuma(_ bitmap: Bitmap, to output: UnsafeMutablePointer<UInt8>) {
    unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
        for index in pixels.indices {
            let (red, green, blue) = unsafe levels(pixels[index].packed)
            let luma = 11_966 &* red &+ 40_254 &* green &+ 4_064 &* blue &+ 32_768
            unsafe output[index] = UInt8(truncatingIfNeeded: 16 &+ luma &>> 16)
        }
    }
}

@inline(__always)
private func levels(_ pixel: UInt32) -> (Int32, Int32, Int32) {
    (
        Int32(truncatingIfNeeded: pixel & 255), Int32(truncatingIfNeeded: pixel >> 8 & 255),
        Int32(truncatingIfNeeded: pixel >> 16 & 255)
    )
}

/// `shift` is 16 for the levels of one pixel, 18 for the sums of four.
@inline(__always)
private func blueDifference(_ red: Int32, _ green: Int32, _ blue: Int32, shift: Int32) -> UInt8 {
    let sum = -6_596 &* red &- 22_188 &* green &+ 28_784 &* blue &+ 1 &<< (shift &- 1)
    return UInt8(truncatingIfNeeded: 128 &+ sum &>> shift)
}

@inline(__always)
private func redDifference(_ red: Int32, _ green: Int32, _ blue: Int32, shift: Int32) -> UInt8 {
    let sum = 28_784 &* red &- 26_145 &* green &- 2_639 &* blue &+ 1 &<< (shift &- 1)
    return UInt8(truncatingIfNeeded: 128 &+ sum &>> shift)
}
