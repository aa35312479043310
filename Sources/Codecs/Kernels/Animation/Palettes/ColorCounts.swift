import FramewrightDrawing

/// The frequencies of the colours of many bitmaps: exact for the first 65,536 colours, later ones grouped in cells
/// with 32 levels per channel, so that memory is bounded.
struct ColorCounts {
    /// The distinct pixels in order of appearance, with their counts. They are complete only if `isExact`.
    private(set) var colors: [UInt32] = []
    private(set) var counts: [Int] = []
    private(set) var isOpaque = true
    /// The index of the colour that represents each cell, for colours beyond the limit.
    private var cells: [UInt32: Int] = [:]
    /// A hash table: the pixel in the low 32 bits, its index in `colors` above; `.max` for an empty slot.
    private var slots = [UInt64](repeating: .max, count: 1 << 10)
    /// A bit set of all opaque colours seen; empty if not needed.
    private var seen: [UInt64]

    static let limit = 65_536

    /// `findsUnused` enables `unusedColor`, which takes two megabytes.
    init(findsUnused: Bool) { seen = findsUnused ? [UInt64](repeating: 0, count: 1 << 18) : [] }

    /// Whether every colour is in `colors` exactly.
    var isExact: Bool { cells.isEmpty }

    /// Counts every pixel of `rect`, each `weight` times.
    mutating func count(_ bitmap: Bitmap, in rect: PixelRect, weight: Int = 1) {
        for y in rect.y..<rect.y + rect.height {
            let row = y * bitmap.width + rect.x
            unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
                var x = row
                while x < row + rect.width {
                    let length = unsafe runLength(pixels, from: x, to: row + rect.width)
                    unsafe add(pixels[x].packed, length &* weight)
                    x &+= length
                }
            }
        }
    }

    /// Counts the pixels of `rect` in every block of sixteen that differs from `base`, a bitmap already counted.
    ///
    /// Does not exclude the unchanged pixels of such a block. Chosen by measurement, see "Pixel classification and
    /// counting" in Performance.
    mutating func count(_ frame: Bitmap, over base: Bitmap, in rect: PixelRect) {
        unsafe frame.pixels.withUnsafeBufferPointer { pixels in
            unsafe base.pixels.withUnsafeBufferPointer { before in
                guard let here = pixels.baseAddress, let there = before.baseAddress else { return }
                var (pixel, length): (UInt32, Int) = (0, 0)
                for y in rect.y..<rect.y + rect.height {
                    var place = y * frame.width + rect.x
                    let end = place + rect.width
                    while place < end {
                        if place &+ 16 <= end, unsafe blockIsEqual(here + place, there + place) {
                            place &+= 16
                            continue
                        }
                        let limit = min(place &+ 16, end)
                        while place < limit {
                            let start = place
                            if unsafe here[place].packed != pixel {
                                if length > 0 { add(pixel, length) }
                                (pixel, length) = (unsafe here[place].packed, 0)
                            }
                            repeat { place &+= 1 } while unsafe place < limit && here[place].packed == pixel
                            length &+= place &- start
                        }
                    }
                }
                if length > 0 { add(pixel, length) }
            }
        }
    }

    /// Counts the pixels of the spans that differ from `base`.
    mutating func count(_ frame: Bitmap, over base: Bitmap, _ spans: ChangedSpans) {
        unsafe frame.pixels.withUnsafeBufferPointer { pixels in
            unsafe base.pixels.withUnsafeBufferPointer { base in
                for span in spans.spans {
                    let start = spans.start(of: span)
                    var (pixel, length): (UInt32, Int) = (0, 0)
                    for place in start..<start &+ Int(span.count)
                    where unsafe pixels[place].packed != base[place].packed {
                        if unsafe pixels[place].packed != pixel {
                            if length > 0 { add(pixel, length) }
                            (pixel, length) = (unsafe pixels[place].packed, 0)
                        }
                        length &+= 1
                    }
                    if length > 0 { add(pixel, length) }
                }
            }
        }
    }

    /// Returns the length of the run of equal pixels from `start`, at least 1. Compares eight pixels per step.
    @inline(__always)
    private func runLength(_ pixels: UnsafeBufferPointer<PremultipliedPixel>, from start: Int, to end: Int) -> Int {
        guard let base = unsafe UnsafeRawPointer(pixels.baseAddress) else { return end - start }
        let pixel = unsafe pixels[start].packed
        let pair = UInt64(pixel) << 32 | UInt64(pixel)
        var next = start &+ 1
        while next &+ 8 <= end {
            var difference: UInt64 = 0
            for word in 0..<4 {
                let place = 4 &* next &+ 8 &* word
                difference |= unsafe base.loadUnaligned(fromByteOffset: place, as: UInt64.self) ^ pair
            }
            if difference != 0 { break }
            next &+= 8
        }
        while next < end, unsafe pixels[next].packed == pixel { next &+= 1 }
        return next &- start
    }

    /// The first opaque colour, in a fixed order, that no bitmap has; nil if there is none.
    ///
    /// The order is fixed so that a colour found after some bitmaps stays the result unless a later one has it. Black
    /// comes first, because it compresses best next to the filter type bytes, which are 0 too (see "Colour key of an
    /// APNG" in Performance); then follow colours that hardly any image has.
    var unusedColor: UInt32? {
        guard let first = seen.first else { return nil }
        if first & 1 == 0 { return 0 }
        let start = Self.oddColor >> 6
        guard let word = (seen[start...].firstIndex { $0 != .max } ?? seen[..<start].firstIndex { $0 != .max }) else {
            return nil
        }
        return UInt32(word) << 6 | UInt32((~seen[word]).trailingZeroBitCount)
    }

    /// The start of the search: a colour next to the brightest green, which neither text edges nor fading colours come
    /// near. Two of its three bytes are 0.
    private static let oddColor = 0x00_FE00

    /// Adds `count` pixels of a colour.
    mutating func add(_ pixel: UInt32, _ count: Int) {
        var slot = Self.slot(pixel, slots.count)
        while true {
            let entry = slots[slot]
            if entry == .max { return insert(pixel, count, at: slot) }
            if UInt32(truncatingIfNeeded: entry) == pixel {
                counts[Int(truncatingIfNeeded: entry &>> 32)] &+= count
                return
            }
            slot = (slot &+ 1) & (slots.count &- 1)
        }
    }

    private mutating func insert(_ pixel: UInt32, _ count: Int, at slot: Int) {
        isOpaque = isOpaque && pixel >> 24 == 255
        if !seen.isEmpty { seen[Int(pixel & 0xFF_FFFF) >> 6] |= 1 << UInt64(pixel & 63) }
        // Beyond the limit, the first colour of a cell represents all of it.
        let cell =
            0x0100_0000 | pixel >> 24 & 0x80 | (pixel >> 3 & 31) | (pixel >> 11 & 31) << 8 | (pixel >> 19 & 31) << 16
        if colors.count >= Self.limit, let index = cells[cell] {
            counts[index] += count
            return
        }
        if colors.count >= Self.limit { cells[cell] = colors.count }
        colors.append(pixel)
        counts.append(count)
        if colors.count <= Self.limit { slots[slot] = UInt64(colors.count - 1) << 32 | UInt64(pixel) }
        if colors.count * 2 > slots.count, slots.count < 4 * Self.limit { grow() }
    }

    private mutating func grow() {
        slots = [UInt64](repeating: .max, count: slots.count * 4)
        for (index, color) in colors.prefix(Self.limit).enumerated() {
            var slot = Self.slot(color, slots.count)
            while slots[slot] != .max { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt64(index) << 32 | UInt64(color)
        }
    }

    @inline(__always)
    private static func slot(_ color: UInt32, _ count: Int) -> Int {
        Int((color &* 0x9E37_79B1) >> UInt32(count.leadingZeroBitCount - 31))
    }
}
