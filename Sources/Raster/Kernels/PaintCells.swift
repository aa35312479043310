private import FramewrightCProcessor
internal import FramewrightDrawing

// Sums the cells of rows and blends a colour with the resulting coverage in one pass. The reference implementation is
// `sweepRow` followed by `blendRuns`, with runs between them. Along an outline four pixels are processed at a time.
// Chosen by measurement, see "Painting cells" in Performance.

/// Blends `color` over `rows` of the grid and sets their cells to zero. `start` is the index of the pixel in column 0
/// of the first row; each row begins `rowLength` pixels after the one before.
func paintCells(
    _ rows: Range<Int>, of grid: CellGrid, _ rule: FillRule, _ cells: inout MutableSpan<Int32>,
    _ marks: inout MutableSpan<CellMarks>, _ overlap: inout OverlapList,
    on pixels: inout MutableSpan<PremultipliedPixel>, from start: Int, rowLength: Int, with color: PremultipliedPixel
) {
    let end = rows.upperBound * grid.rowLength
    precondition(rows.lowerBound >= 0 && end <= cells.count && end >> 6 <= marks.count, "a row beyond the grid")
    guard !rows.isEmpty else { return }
    checkBounds(start..<start + (rows.count - 1) * rowLength + grid.window.width, pixels.count)
    prefetch(rows, of: grid, marks.span, pixels.span, from: start, rowLength: rowLength)
    var place = start
    for row in rows {
        switch rule {
        case .nonzero: paint(row, of: grid, .nonzero, &cells, &marks, &overlap, &pixels, place, color)
        case .evenOdd: paint(row, of: grid, .evenOdd, &cells, &marks, &overlap, &pixels, place, color)
        }
        place &+= rowLength
    }
}

/// Prefetches the first and the last pixel of the outline in each 64 columns, so that the waits for memory overlap.
@inline(__always)
private func prefetch(
    _ rows: Range<Int>, of grid: CellGrid, _ marks: Span<CellMarks>, _ pixels: Span<PremultipliedPixel>,
    from start: Int, rowLength: Int
) {
    unsafe pixels.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        var place = start
        for row in rows {
            let first = row &* grid.rowLength &>> 6
            for word in 0..<grid.rowLength &>> 6 {
                let bits = unsafe marks[unchecked: first &+ word].changed
                guard bits != 0 else { continue }
                let column = word &<< 6
                unsafe framewright_prefetch(base + (place &+ column &+ bits.trailingZeroBitCount) &* 4)
                unsafe framewright_prefetch(base + (place &+ column &+ 63 &- bits.leadingZeroBitCount) &* 4)
            }
            place &+= rowLength
        }
    }
}

/// Blends a colour over one row; `place` is the index of its pixel in column 0.
@inline(__always)
private func paint(
    _ row: Int, of grid: CellGrid, _ rule: FillRule, _ cells: inout MutableSpan<Int32>,
    _ marks: inout MutableSpan<CellMarks>, _ overlap: inout OverlapList,
    _ pixels: inout MutableSpan<PremultipliedPixel>, _ place: Int, _ color: PremultipliedPixel
) {
    let base = row &* grid.rowLength
    let width = grid.window.width
    let colors = FourPixels(SIMD4(repeating: color.packed))
    // The area of the pixels from column `done` on, up to the next marked one.
    var area: Int32 = 0
    var done = 0
    for word in 0..<grid.rowLength &>> 6 {
        let known = unsafe marks[unchecked: base &>> 6 &+ word]
        guard known.changed | known.touched != 0 else { continue }
        unsafe marks[unchecked: base &>> 6 &+ word] = CellMarks()
        var bits = known.changed
        while bits != 0 {
            let group = bits.trailingZeroBitCount & ~3
            let column = word &<< 6 &+ group
            bits &= ~(15 &<< UInt64(truncatingIfNeeded: group))
            if area != 0, done < column {
                let level = Coverage.level(of: area, rule)
                if level != 0 { blendLevel(level, &pixels, place &+ done..<place &+ min(column, width), with: color) }
            }
            let cell = base &+ column
            let areas = takeFour(&cells, at: cell).sums &+ area
            area = areas[3]
            done = column &+ 4
            var levels = Coverage.levels(of: areas, rule)
            if known.overlapping &>> UInt64(truncatingIfNeeded: group) & 15 != 0 {
                resolve(&levels, areas, cell, known, group, rule, &overlap)
            }
            guard levels != .zero else { continue }
            if done <= width {
                changeFour(&pixels, at: place &+ column) { below in
                    colors.scaled(by: FourPixels.lanes(levels)).over(below)
                }
            } else if column < width {
                for lane in 0..<width &- column {
                    let index = place &+ column &+ lane
                    blendLevel(UInt8(truncatingIfNeeded: levels[lane]), &pixels, index..<index &+ 1, with: color)
                }
            }
        }
    }
    guard area != 0, done < width else { return }
    let level = Coverage.level(of: area, rule)
    if level != 0 { blendLevel(level, &pixels, place &+ done..<place &+ width, with: color) }
}

/// Replaces the levels of pixels in which outlines overlap. Not inlined, because few pixels have overlaps.
@inline(never)
private func resolve(
    _ levels: inout SIMD4<UInt32>, _ areas: SIMD4<Int32>, _ cell: Int, _ marks: CellMarks, _ group: Int,
    _ rule: FillRule, _ overlap: inout OverlapList
) {
    for lane in 0..<4 where marks.overlapping &>> UInt64(truncatingIfNeeded: group &+ lane) & 1 != 0 {
        levels[lane] = UInt32(overlap.level(of: cell &+ lane, marks, sum: areas[lane], rule))
    }
}

/// Returns four cells and sets them to zero. The caller checks that they exist.
@inline(__always)
private func takeFour(_ cells: inout MutableSpan<Int32>, at index: Int) -> SIMD4<Int32> {
    unsafe cells.withUnsafeMutableBytes { bytes in
        let four = unsafe bytes.loadUnaligned(fromByteOffset: index &* 4, as: SIMD4<Int32>.self)
        unsafe bytes.storeBytes(of: .zero, toByteOffset: index &* 4, as: SIMD4<Int32>.self)
        return four
    }
}

/// Replaces four pixels. The caller checks that they exist.
@inline(__always)
private func changeFour(
    _ pixels: inout MutableSpan<PremultipliedPixel>, at index: Int, _ change: (FourPixels) -> FourPixels
) {
    unsafe pixels.withUnsafeMutableBytes { bytes in
        let before = unsafe bytes.loadUnaligned(fromByteOffset: index &* 4, as: SIMD4<UInt32>.self)
        unsafe bytes.storeBytes(
            of: change(FourPixels(before)).packed, toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
    }
}

extension SIMD4<Int32> {
    /// The sum of each lane with those before it.
    @inline(__always)
    fileprivate var sums: SIMD4<Int32> {
        let pairs = self &+ SIMD4(0, self[0], self[1], self[2])
        return pairs &+ SIMD4(0, 0, pairs[0], pairs[1])
    }
}

extension Coverage {
    /// Returns the coverage of four pixels, each equal to that of `level(of:_:)`.
    @inline(__always)
    fileprivate static func levels(of areas: SIMD4<Int32>, _ rule: FillRule) -> SIMD4<UInt32> {
        let signs = areas &>> 31
        let size = (areas ^ signs) &- signs
        let full = SIMD4<Int32>(repeating: Int32(truncatingIfNeeded: Self.full))
        let folded: SIMD4<Int32>
        switch rule {
        case .nonzero: folded = size.replacing(with: full, where: size .> full)
        case .evenOdd:
            let rest = size & (full &+ full &- 1)
            folded = rest.replacing(with: full &+ full &- rest, where: rest .> full)
        }
        let rounded = (folded &<< 8 &- folded &+ full &>> 1) &>> Int32(truncatingIfNeeded: 2 * Subpixel.bits + 1)
        return SIMD4(truncatingIfNeeded: rounded)
    }
}
