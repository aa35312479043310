import FramewrightDrawing

/// The samples of an image with few colours: palette indices, or grey of fewer than eight bits.
///
/// Rows are packed one at a time, and only those that differ from the row above. Chosen by measurement, see "Samples"
/// in Performance.
struct PackedRows {
    let layout: PNGSamples.Layout
    let bitDepth: Int
    /// Straight colours, the translucent ones first; empty for grey.
    let palette: [UInt32]
    /// A hash table: the pixel, `isUsed`, and its sample from bit 40.
    private var slots = [UInt64](repeating: 0, count: 1024)

    /// Creates the mapping for at most 256 distinct pixels. Fails if grey of eight bits is smaller than a palette.
    init?(_ colors: [UInt32], isOpaqueGrey: Bool, fewestBits: Int = 1) {
        let straight = colors.map { FramewrightCodecs.straight($0) }
        let depth = [1, 2, 4].first { fewestBits <= $0 && colors.count <= 1 << $0 } ?? 8
        let greyDepth = isOpaqueGrey ? Self.greyDepth(straight) : 8
        if isOpaqueGrey, depth >= greyDepth {
            guard greyDepth < 8 else { return nil }
            (layout, bitDepth, palette) = (.grey, greyDepth, [])
            let step = UInt32(255 / (1 << greyDepth - 1))
            for color in colors { insert(color, sample: (color & 255) / step) }
        } else {
            let order =
                straight.indices.filter { straight[$0] >> 24 < 255 }
                + straight.indices.filter { straight[$0] >> 24 == 255 }
            (layout, bitDepth, palette) = (.indexed, depth, order.map { straight[$0] })
            for (place, index) in order.enumerated() { insert(colors[index], sample: UInt32(place)) }
        }
    }

    /// Returns the smallest bit depth that holds every grey exactly.
    private static func greyDepth(_ straight: [UInt32]) -> Int {
        [1, 2, 4].first { depth in straight.allSatisfy { Int($0 & 255) % (255 / (1 << depth - 1)) == 0 } } ?? 8
    }

    private mutating func insert(_ color: UInt32, sample: UInt32) {
        var slot = Self.slot(color)
        while slots[slot] != 0 { slot = (slot + 1) & 1023 }
        slots[slot] = UInt64(color) | Self.isUsed | UInt64(sample) << 40
    }

    /// Writes a row; samples of less than a byte are packed, the first in the highest bits.
    func write(_ row: UnsafeBufferPointer<PremultipliedPixel>, to output: UnsafeMutablePointer<UInt8>) {
        let depth = UInt64(bitDepth)
        unsafe slots.withUnsafeBufferPointer { slots in
            var (last, sample): (UInt64, UInt64) = (0, 0)
            var (bits, bitCount, next): (UInt64, UInt64, Int) = (0, 0, 0)
            for index in row.indices {
                let key = unsafe UInt64(row[index].packed) | Self.isUsed
                if key != last {
                    var slot = Self.slot(UInt32(truncatingIfNeeded: key))
                    while unsafe slots[slot] & 0x1_FFFF_FFFF != key { slot = (slot &+ 1) & 1023 }
                    (last, sample) = (key, unsafe slots[slot] >> 40)
                }
                bits = bits &<< depth | sample
                bitCount &+= depth
                if bitCount == 8 {
                    unsafe output[next] = UInt8(truncatingIfNeeded: bits)
                    (bitCount, next) = (0, next &+ 1)
                }
            }
            if bitCount > 0 { unsafe output[next] = UInt8(truncatingIfNeeded: bits &<< (8 &- bitCount)) }
        }
    }

    /// Returns all rows of a bitmap, which must have no other colours.
    func rows(of bitmap: Bitmap) -> [UInt8] {
        let rowBytes = (bitmap.width * bitDepth + 7) / 8
        var rows = [UInt8](repeating: 0, count: rowBytes * bitmap.height)
        unsafe rows.withUnsafeMutableBufferPointer { output in
            unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
                guard let base = output.baseAddress else { return }
                for y in 0..<bitmap.height {
                    let row = unsafe UnsafeBufferPointer(rebasing: pixels[y * bitmap.width..<(y + 1) * bitmap.width])
                    unsafe write(row, to: base + y * rowBytes)
                }
            }
        }
        return rows
    }

    /// Whether all colours of `rect` have a sample, which `write` requires.
    func holds(_ bitmap: Bitmap, in rect: PixelRect) -> Bool {
        unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
            var last: UInt64 = 0
            for y in rect.y..<rect.y + rect.height {
                let start = y * bitmap.width + rect.x
                for index in start..<start + rect.width {
                    let key = unsafe UInt64(pixels[index].packed) | Self.isUsed
                    if key == last { continue }
                    var slot = Self.slot(UInt32(truncatingIfNeeded: key))
                    while slots[slot] != 0, slots[slot] & 0x1_FFFF_FFFF != key { slot = (slot &+ 1) & 1023 }
                    if slots[slot] == 0 { return false }
                    last = key
                }
            }
            return true
        }
    }

    private static let isUsed: UInt64 = 1 << 32

    @inline(__always)
    private static func slot(_ color: UInt32) -> Int { Int((color &* 0x9E37_79B1) >> 22) }
}
