import FramewrightDrawing

/// Returns the distinct colours, translucent ones first and otherwise in order of appearance, and the palette index of
/// each pixel. Returns nil for more than 256 colours.
///
/// Translucent ones come first, because tRNS then ends with the last of them.
func indexedColors(_ pixels: [UInt32]) -> (palette: [UInt32], indices: [UInt8])? {
    guard let (colors, indices) = numbered(pixels) else { return nil }
    let order = colors.indices.filter { !isOpaque(colors[$0]) } + colors.indices.filter { isOpaque(colors[$0]) }
    var places = [UInt8](repeating: 0, count: colors.count)
    for (place, index) in order.enumerated() { places[index] = UInt8(place) }
    return (order.map { colors[$0] }, indices.map { places[Int($0)] })
}

private func isOpaque(_ color: UInt32) -> Bool { color >> 24 == 255 }

/// Numbers colours in order of appearance with an open hash table. Stops at the 257th colour, which a busy image has
/// within its first rows.
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

/// Returns the distinct pixels of the rows that do not repeat, in order of appearance; nil for more than 256.
func fewColors(_ image: SparseBitmap, repeats: [Bool]) -> [UInt32]? {
    distinctColors(image, of: repeats.indices.lazy.filter { !repeats[$0] })
}

/// Whether every 32nd row alone has more than 256 colours: for a gradient, that is found with a thirtieth of the work.
func hasManyColors(_ image: SparseBitmap) -> Bool {
    distinctColors(image, of: sampledRows(image.size.height)) == nil
}

/// Skips four pixels at a time that repeat their neighbour or the pixel above, as these colours are known.
private func distinctColors(_ image: SparseBitmap, of places: some Sequence<Int>) -> [UInt32]? {
    var seen = SeenColors()
    return image.withRows { rows in
        var before: UnsafePointer<PremultipliedPixel>?
        for y in places {
            guard let row = unsafe rows[y].baseAddress, unsafe seen.add(row, above: before ?? row, rows.size.width)
            else { return nil }
            unsafe before = row
        }
        return seen.colors
    }
}

/// A hash table of up to 256 colours.
private struct SeenColors {
    private(set) var colors: [UInt32] = []
    private var slots = [UInt64](repeating: 0, count: 1024)

    /// Adds the colours of a row; `above` is the row added before, or `row` itself. Returns false for more than 256
    /// colours.
    mutating func add(
        _ row: UnsafePointer<PremultipliedPixel>, above: UnsafePointer<PremultipliedPixel>, _ width: Int
    ) -> Bool {
        typealias Lanes = SIMD4<UInt32>
        let isFirst = unsafe row == above
        guard unsafe take(row[0].packed) else { return false }
        var x = 1
        while x < width {
            if x &+ 4 <= width {
                let here = unsafe UnsafeRawPointer(row + x).loadUnaligned(as: Lanes.self)
                let left = unsafe here ^ UnsafeRawPointer(row + (x &- 1)).loadUnaligned(as: Lanes.self)
                let over = unsafe here ^ UnsafeRawPointer(above + x).loadUnaligned(as: Lanes.self)
                if isEmpty(left) || (!isFirst && isEmpty(over)) {
                    x &+= 4
                    continue
                }
            }
            let limit = min(x &+ 4, width)
            while x < limit {
                if unsafe row[x].packed != row[x &- 1].packed, unsafe !take(row[x].packed) { return false }
                x &+= 1
            }
        }
        return true
    }

    private mutating func take(_ pixel: UInt32) -> Bool {
        var slot = Int((pixel &* 0x9E37_79B1) >> 22)
        let entry = UInt64(pixel) | 1 << 32
        while slots[slot] != 0, slots[slot] != entry { slot = (slot + 1) & 1023 }
        if slots[slot] == entry { return true }
        slots[slot] = entry
        guard colors.count < 256 else { return false }
        colors.append(pixel)
        return true
    }
}

@inline(__always)
private func isEmpty(_ lanes: SIMD4<UInt32>) -> Bool {
    let words = unsafe unsafeBitCast(lanes, to: SIMD2<UInt64>.self)
    return words[0] | words[1] == 0
}
