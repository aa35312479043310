import FramewrightDrawing

/// A colour table, with one more index that stands for transparent.
struct GIFPalette {
    /// Opaque pixels, at most 255.
    let colors: [UInt32]

    var transparentIndex: UInt8 { UInt8(colors.count) }

    /// Of an index; at least 1.
    var bits: Int { max(1, Int.bitWidth - colors.count.leadingZeroBitCount) }

    /// As many entries as there are indices.
    var bytes: [UInt8] {
        let used = colors.flatMap {
            [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0 >> 16)]
        }
        return used + [UInt8](repeating: 0, count: 3 * (1 << bits) - used.count)
    }

    init(colors: [UInt32]) { self.colors = colors }

    /// At most `limit` colours for those counted, transparent ones left out.
    init(_ counts: ColorCounts, flattening: Flattening, limit: Int) {
        var weights: [UInt32: Int] = [:]
        var order: [UInt32] = []
        for (pixel, count) in zip(counts.colors, counts.counts) {
            let color = flattening.color(pixel)
            guard color != 0 else { continue }
            if weights[color] == nil { order.append(color) }
            weights[color, default: 0] += count
        }
        colors = quantized(order, order.map { weights[$0] ?? 0 }, limit: limit)
    }
}
