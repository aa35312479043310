import FramewrightDrawing

/// Finds the palette's colour that looks most like another (least squared distance in OKLab).
///
/// Colours of the palette are found exactly; of others, sixty-four levels a channel share an answer, which is searched
/// for once: within two levels of the nearest, and a picture of a million colours takes no longer than one of a thousand.
struct PaletteMatcher {
    let palette: GIFPalette
    private let places: [SIMD4<Float>]
    /// A hash table of the palette: `color`, then index from bit 32 and 1 from bit 40.
    private var slots = [UInt64](repeating: 0, count: 1024)
    /// Index, or 256 where nobody has asked.
    private var cells = [UInt16](repeating: 256, count: 1 << 18)

    init(_ palette: GIFPalette) {
        self.palette = palette
        places = palette.colors.map { SIMD4<Float>(perceptual($0)) }
        for (index, color) in palette.colors.enumerated() {
            var slot = Self.slot(color)
            while slots[slot] != 0 { slot = (slot + 1) & 1023 }
            slots[slot] = UInt64(color) | UInt64(index) << 32 | 1 << 40
        }
    }

    /// Where the palette has this very colour; -1 where it has not.
    @inline(__always)
    func exactIndex(_ color: UInt32) -> Int {
        var slot = Self.slot(color)
        while true {
            let entry = slots[slot]
            if entry == 0 { return -1 }
            if UInt32(truncatingIfNeeded: entry) == color { return Int(entry >> 32 & 255) }
            slot = (slot &+ 1) & 1023
        }
    }

    /// The nearest colour's place; 0 in a palette of none.
    @inline(__always)
    mutating func nearestIndex(_ color: UInt32) -> Int {
        let (red, green, blue) = (color >> 2 & 63, color >> 4 & 0xFC0, color >> 6 & 0x3F000)
        let cell = Int(red | green | blue)
        if cells[cell] < 256 { return Int(cells[cell]) }
        let index = search(color & 0xFFFC_FCFC | 0x0002_0202)
        cells[cell] = UInt16(index)
        return index
    }

    /// Of equally near ones the first.
    private func search(_ color: UInt32) -> Int {
        let place = SIMD4<Float>(perceptual(color))
        var best = (index: 0, distance: Float.infinity)
        for index in places.indices {
            let difference = places[index] - place
            let distance = (difference * difference).sum()
            if distance < best.distance { best = (index, distance) }
        }
        return best.index
    }

    @inline(__always)
    private static func slot(_ color: UInt32) -> Int { Int((color &* 0x9E37_79B1) >> 22) }
}
