import FramewrightDrawing

/// Finds the palette's colour that looks most like another (least squared distance in OKLab).
///
/// Colours that are known to come, and those of the palette, have their answers in a table. Of others sixty-four levels a
/// channel share an answer, which is searched for once: within two levels of the nearest, and a picture of a million
/// colours takes no longer than one of a thousand.
struct PaletteMatcher {
    let palette: GIFPalette
    private let places: NearestColor
    /// A hash table: `color`, then index from bit 32, 1 in bit 40 where the palette has the colour, and 1 in bit 41.
    private var slots: [UInt64]
    /// Index, or 256 where nobody has asked.
    private var cells: [UInt16] = []

    /// More colours are not looked for beforehand.
    private static let maximumKnown = 1 << 13

    init(_ palette: GIFPalette, known colors: [UInt32] = []) {
        self.palette = palette
        places = NearestColor(of: palette.colors.map { perceptual($0) })
        let known = colors.count <= Self.maximumKnown ? colors : []
        let count = max(1, palette.colors.count, known.count) * 4
        slots = [UInt64](repeating: 0, count: 1 << (Int.bitWidth - count.leadingZeroBitCount))
        for (index, color) in palette.colors.enumerated() { insert(color, index | 1 << 8) }
        for color in known where exactIndex(color) < 0 { insert(color, places.nearest(to: perceptual(color))) }
    }

    private mutating func insert(_ color: UInt32, _ answer: Int) {
        var slot = slot(color)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = UInt64(color) | UInt64(answer) << 32 | 1 << 41
    }

    /// The nearest colour's place, and from bit 8 whether it is the very colour.
    @inline(__always)
    mutating func answer(_ color: UInt32) -> Int {
        let entry = entry(color)
        return entry == 0 ? cell(color) : Int(truncatingIfNeeded: entry &>> 32 & 511)
    }

    /// Where the palette has this very colour; -1 where it has not.
    @inline(__always)
    func exactIndex(_ color: UInt32) -> Int {
        let entry = entry(color)
        return entry &>> 40 & 1 == 1 ? Int(truncatingIfNeeded: entry &>> 32 & 255) : -1
    }

    /// The nearest colour's place; 0 in a palette of none.
    @inline(__always)
    mutating func nearestIndex(_ color: UInt32) -> Int { answer(color) & 255 }

    /// 0 where there is none.
    @inline(__always)
    private func entry(_ color: UInt32) -> UInt64 {
        var slot = slot(color)
        while true {
            let entry = slots[slot]
            if entry == 0 || UInt32(truncatingIfNeeded: entry) == color { return entry }
            slot = (slot &+ 1) & (slots.count &- 1)
        }
    }

    private mutating func cell(_ color: UInt32) -> Int {
        if cells.isEmpty { cells = [UInt16](repeating: 256, count: 1 << 18) }
        let (red, green, blue) = (color >> 2 & 63, color >> 4 & 0xFC0, color >> 6 & 0x3F000)
        let cell = Int(red | green | blue)
        if cells[cell] == 256 {
            cells[cell] = UInt16(places.nearest(to: perceptual(color & 0xFFFC_FCFC | 0x0002_0202)))
        }
        return Int(cells[cell])
    }

    @inline(__always)
    private func slot(_ color: UInt32) -> Int {
        Int(
            truncatingIfNeeded: (color &* 0x9E37_79B1)
                &>> UInt32(truncatingIfNeeded: slots.count.leadingZeroBitCount &- 31))
    }
}

/// Finds the nearest of at most 256 places in OKLab, four at a time, and only among those that lightness leaves in question.
///
/// 2026-11-24, the palette of the film `board`, by callgrind: 1.7 M instructions for the 26 M of asking all places, of 517 M for the GIF.
struct NearestColor {
    /// Four places, with what they are named by.
    private struct FourColors {
        // Where there are no four, the rest is too far away to be found.
        var lightness = SIMD4<Float>(repeating: 1e9)
        var axes = (SIMD4<Float>.zero, SIMD4<Float>.zero)
        var numbers = SIMD4<Int32>.zero
        /// Of the last place that is one.
        var highest: Float = 0
    }

    /// From dark to light.
    private var fours: [FourColors] = []

    init(of places: [SIMD4<Double>]) {
        precondition(places.count <= 256, "a place is named by 8 bits, and there are \(places.count)")
        let order = places.indices.sorted { (places[$0].x, $0) < (places[$1].x, $1) }
        for start in stride(from: 0, to: places.count, by: 4) {
            var four = FourColors()
            for (lane, number) in order[start..<min(start + 4, places.count)].enumerated() {
                let place = places[number]
                four.lightness[lane] = Float(place.x)
                (four.axes.0[lane], four.axes.1[lane]) = (Float(place.y), Float(place.z))
                four.numbers[lane] = Int32(number)
                four.highest = Float(place.x)
            }
            fours.append(four)
        }
    }

    /// Of places equally near, to one in 30,000, the first. 0 where there is none.
    func nearest(to place: SIMD4<Double>) -> Int {
        let look = Query(place)
        let start = firstAbove(look.lightness)
        var best = Int32.max
        var next = start
        while next < fours.count, look.mayBeat(best, fours[next].lightness[0] - look.lightness) {
            best = min(best, look.least(of: fours[next]))
            next &+= 1
        }
        next = start &- 1
        while next >= 0, look.mayBeat(best, look.lightness - fours[next].highest) {
            best = min(best, look.least(of: fours[next]))
            next &-= 1
        }
        return fours.isEmpty ? 0 : Int(best & 255)
    }

    /// The first four that ends with a place as light.
    private func firstAbove(_ lightness: Float) -> Int {
        var (low, high) = (0, fours.count)
        while low < high {
            let middle = (low &+ high) / 2
            if fours[middle].highest < lightness { low = middle &+ 1 } else { high = middle }
        }
        return low
    }

    /// What is looked for. A distance's bits grow with it; the lowest eight give way to the number of the place.
    private struct Query {
        let lightness: Float
        private let x: SIMD4<Float>
        private let y: SIMD4<Float>
        private let z: SIMD4<Float>

        init(_ place: SIMD4<Double>) {
            lightness = Float(place.x)
            x = SIMD4(repeating: Float(place.x))
            y = SIMD4(repeating: Float(place.y))
            z = SIMD4(repeating: Float(place.z))
        }

        @inline(__always)
        func least(of four: FourColors) -> Int32 {
            let (dx, dy, dz) = (four.lightness - x, four.axes.0 - y, four.axes.1 - z)
            let bits = unsafe unsafeBitCast(dx * dx + dy * dy + dz * dz, to: SIMD4<Int32>.self)
            return (bits & ~255 | four.numbers).min()
        }

        /// Whether a place so much lighter or darker can be nearer: no sum of squares is below one of them, rounded or not.
        @inline(__always)
        func mayBeat(_ best: Int32, _ distance: Float) -> Bool {
            distance < 0 || Int32(bitPattern: (distance * distance).bitPattern) & ~255 <= best
        }
    }
}
