import FramewrightDrawing

func isOpaque(_ pixels: [PremultipliedPixel]) -> Bool {
    pixels.reduce(0xFF00_0000) { $0 & $1.packed } == 0xFF00_0000
}

/// Whether red, green and blue of every pixel are equal.
func isGrey(_ straight: [UInt32]) -> Bool {
    straight.reduce(0) { $0 | (($1 >> 8 ^ $1) & 0xFFFF) } == 0
}

func colorBytes(_ pixels: [PremultipliedPixel]) -> [UInt8] {
    bytes(count: pixels.count * 3) { output in
        for index in pixels.indices {
            let packed = pixels[index].packed
            output.append(UInt8(truncatingIfNeeded: packed))
            output.append(UInt8(truncatingIfNeeded: packed >> 8))
            output.append(UInt8(truncatingIfNeeded: packed >> 16))
        }
    }
}

/// Returns the bytes as they are in memory, red first. Copied as a whole; see "Samples" in Performance.
func allBytes(_ straight: [UInt32]) -> [UInt8] { unsafe straight.withUnsafeBytes { unsafe Array($0) } }

/// Returns straight RGBA, which opaque pixels are already.
func straightBytes(_ pixels: [PremultipliedPixel]) -> [UInt8] {
    isOpaque(pixels) ? unsafe pixels.withUnsafeBytes { unsafe Array($0) } : allBytes(straightened(pixels))
}

func greyAlphaBytes(_ straight: [UInt32]) -> [UInt8] {
    bytes(count: straight.count * 2) { output in
        for pixel in straight {
            output.append(UInt8(truncatingIfNeeded: pixel))
            output.append(UInt8(truncatingIfNeeded: pixel >> 24))
        }
    }
}

func redBytes(_ straight: [UInt32]) -> [UInt8] { straight.map { UInt8(truncatingIfNeeded: $0) } }

/// Packs samples of less than a byte, the first in the highest bits; each row starts a new byte.
func packed(_ samples: [UInt8], width: Int, bitDepth: Int) -> [UInt8] {
    guard bitDepth < 8, !samples.isEmpty else { return samples }
    let rowBytes = (width * bitDepth + 7) / 8
    var rows = [UInt8](repeating: 0, count: samples.count / width * rowBytes)
    for index in samples.indices {
        let (y, x) = index.quotientAndRemainder(dividingBy: width)
        let bit = x * bitDepth
        rows[y * rowBytes + bit / 8] |= samples[index] << UInt8(8 - bitDepth - bit % 8)
    }
    return rows
}

private func bytes(count: Int, _ fill: (inout OutputSpan<UInt8>) -> Void) -> [UInt8] {
    [UInt8](capacity: count, initializingWith: fill)
}
