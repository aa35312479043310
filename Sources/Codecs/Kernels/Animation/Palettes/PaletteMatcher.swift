import FramewrightDrawing

/// Finds the palette colour with the least squared distance in OKLab.
///
/// The palette's colours and those given beforehand are looked up in a table. Other colours are quantised to 64 levels
/// per channel and searched for once per cell: the result is exact within two levels, and an image of a million
/// colours takes no longer than one of a thousand.
struct PaletteMatcher {
    let palette: GIFPalette
    private let places: NearestColor
    /// A hash table: the colour, then its index from bit 32, bit 40 set if the palette has the colour, bit 41 always
    /// set.
    private var slots: [UInt64]
    /// The index for each cell, or 256 if not searched for yet.
    private var cells: [UInt16] = []

    /// The maximum number of colours searched for beforehand.
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

    /// Returns the index of the nearest colour, with bit 8 set if it is exact.
    @inline(__always)
    mutating func answer(_ color: UInt32) -> Int {
        let entry = entry(color)
        return entry == 0 ? cell(color) : Int(truncatingIfNeeded: entry &>> 32 & 511)
    }

    /// Returns the index of this colour, or -1 if the palette lacks it.
    @inline(__always)
    func exactIndex(_ color: UInt32) -> Int {
        let entry = entry(color)
        return entry &>> 40 & 1 == 1 ? Int(truncatingIfNeeded: entry &>> 32 & 255) : -1
    }

    /// Returns the index of the nearest colour; 0 if the palette is empty.
    @inline(__always)
    mutating func nearestIndex(_ color: UInt32) -> Int { answer(color) & 255 }

    /// Returns the table entry, or 0 if there is none.
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

/// Finds the nearest of at most 256 points in OKLab, four at a time, sorted by lightness to limit the search. Chosen by
/// measurement, see "GIF palettes" in Performance.
struct NearestColor {
    /// Four points with their indices.
    private struct FourColors {
        // Unused lanes are too far away to be found.
        var lightness = SIMD4<Float>(repeating: 1e9)
        var axes = (SIMD4<Float>.zero, SIMD4<Float>.zero)
        var numbers = SIMD4<Int32>.zero
        /// The lightness of the last used lane.
        var highest: Float = 0
    }

    /// The points by ascending lightness.
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

    /// Returns the index of the nearest point; of points equally near (to one part in 30,000), the first. Returns 0 if
    /// there are none.
    func nearest(to place: SIMD4<Double>) -> Int {
        let query = Query(place)
        let start = firstAbove(query.lightness)
        var best = Int32.max
        var next = start
        while next < fours.count, query.mayBeat(best, fours[next].lightness[0] - query.lightness) {
            best = min(best, query.least(of: fours[next]))
            next &+= 1
        }
        next = start &- 1
        while next >= 0, query.mayBeat(best, query.lightness - fours[next].highest) {
            best = min(best, query.least(of: fours[next]))
            next &-= 1
        }
        return fours.isEmpty ? 0 : Int(best & 255)
    }

    /// Returns the first group whose last point is at least as light.
    private func firstAbove(_ lightness: Float) -> Int {
        var (low, high) = (0, fours.count)
        while low < high {
            let middle = (low &+ high) / 2
            if fours[middle].highest < lightness { low = middle &+ 1 } else { high = middle }
        }
        return low
    }

    /// The query. The bit pattern of a distance grows with it; its lowest eight bits are replaced by the point's
    /// index.
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

        /// Whether a point with this difference in lightness can be nearer. Rounding does not matter: a rounded sum of
        /// squares is never below a rounded summand.
        @inline(__always)
        func mayBeat(_ best: Int32, _ distance: Float) -> Bool {
            distance < 0 || Int32(bitPattern: (distance * distance).bitPattern) & ~255 <= best
        }
    }
}
