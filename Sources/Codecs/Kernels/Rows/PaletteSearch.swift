import FramewrightDrawing

/// The distinct colours, translucent ones first and otherwise in order of appearance, and each pixel's place among
/// them; nil for more than 256.
///
/// Translucent first because tRNS then ends at the last of them.
func indexedColors(_ pixels: [UInt32]) -> (palette: [UInt32], indices: [UInt8])? {
    guard let (colors, indices) = numbered(pixels) else { return nil }
    let order = colors.indices.filter { !isOpaque(colors[$0]) } + colors.indices.filter { isOpaque(colors[$0]) }
    var places = [UInt8](repeating: 0, count: colors.count)
    for (place, index) in order.enumerated() { places[index] = UInt8(place) }
    return (order.map { colors[$0] }, indices.map { places[Int($0)] })
}

private func isOpaque(_ color: UInt32) -> Bool { color >> 24 == 255 }

/// Numbers colours in order of appearance with an open hash table. A busy picture is given up after its 257th colour,
/// within the first rows.
private func numbered(_ pixels: [UInt32]) -> (colors: [UInt32], indices: [UInt8])? {
    var colors: [UInt32] = []
    var slots = [Int16](repeating: -1, count: 1024)
    var indices: [UInt8] = []
    indices.reserveCapacity(pixels.count)
    for pixel in pixels {
        if let last = indices.last, colors[Int(last)] == pixel {
            indices.append(last)
            continue
        }
        var slot = Int((pixel &* 0x9E37_79B1) >> 22)
        while slots[slot] >= 0, colors[Int(slots[slot])] != pixel { slot = (slot + 1) & 1023 }
        if slots[slot] < 0 {
            guard colors.count < 256 else { return nil }
            slots[slot] = Int16(colors.count)
            colors.append(pixel)
        }
        indices.append(UInt8(slots[slot]))
    }
    return (colors, indices)
}

/// The distinct pixels of the rows that do not repeat, in order of appearance; nil for more than 256.
///
/// One row in 32 is asked first: a gradient shows its 257th colour there after a thirtieth of the work.
func fewColors(_ pixels: [PremultipliedPixel], width: Int, repeats: [Bool]) -> [UInt32]? {
    guard distinctColors(pixels, width: width, rows: stride(from: 0, to: repeats.count, by: 32)) != nil else {
        return nil
    }
    return distinctColors(pixels, width: width, rows: repeats.indices.lazy.filter { !repeats[$0] })
}

private func distinctColors(_ pixels: [PremultipliedPixel], width: Int, rows: some Sequence<Int>) -> [UInt32]? {
    var slots = [UInt64](repeating: 0, count: 1024)
    var colors: [UInt32] = []
    for y in rows {
        var last: UInt32?
        for index in y * width..<(y + 1) * width {
            let pixel = pixels[index].packed
            if pixel == last { continue }
            last = pixel
            var slot = Int((pixel &* 0x9E37_79B1) >> 22)
            let entry = UInt64(pixel) | 1 << 32
            while slots[slot] != 0, slots[slot] != entry { slot = (slot + 1) & 1023 }
            if slots[slot] == entry { continue }
            slots[slot] = entry
            guard colors.count < 256 else { return nil }
            colors.append(pixel)
        }
    }
    return colors
}
