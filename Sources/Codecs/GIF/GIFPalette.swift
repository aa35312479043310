import FramewrightDrawing

/// A colour table with one additional index for transparent.
struct GIFPalette {
    /// Opaque pixels, at most 255.
    let colors: [UInt32]

    var transparentIndex: UInt8 { UInt8(colors.count) }

    /// The number of bits of an index, at least 1.
    var bits: Int { max(1, Int.bitWidth - colors.count.leadingZeroBitCount) }

    /// The colour table, padded to a power of two entries.
    var bytes: [UInt8] {
        let used = colors.flatMap {
            [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0 >> 16)]
        }
        return used + [UInt8](repeating: 0, count: 3 * (1 << bits) - used.count)
    }

    init(colors: [UInt32]) { self.colors = colors }

    /// Selects at most `limit` colours for the given opaque colours.
    ///
    /// If they do not fit, leaves a sixteenth of the limit unused. Chosen by measurement, see "GIF palettes" in
    /// Performance.
    init(_ counted: CountedColors, limit: Int) {
        let fewer = counted.colors.count > limit ? limit - limit / 16 : limit
        colors = quantized(counted.colors, counted.counts, limit: fewer)
    }
}

/// Flattened colours, opaque and distinct, with their frequencies.
struct CountedColors {
    private(set) var colors: [UInt32] = []
    private(set) var counts: [Int] = []

    /// Counts flattened colours; omits transparent ones.
    init(_ pixels: [UInt32], numbers: [Int], flattening: Flattening) {
        var places: [UInt32: Int] = [:]
        for (pixel, number) in zip(pixels, numbers) {
            let color = flattening.color(pixel)
            guard color != 0 else { continue }
            if let place = places[color] {
                counts[place] += number
            } else {
                places[color] = colors.count
                colors.append(color)
                counts.append(number)
            }
        }
    }

    /// Returns the number of colours that the palette lacks.
    func lost(by palette: GIFPalette) -> Int { Set(colors).subtracting(palette.colors).count }
}
