internal import FramewrightDrawing

// Rows with 16 bits per channel, 0 to 255 * 256, and 32-bit sums of such rows. Weights add up to a power of two, so
// that every step divides by a shift and rounds to nearest; a plane of one value keeps it. See "Blur" in Performance
// for a comparison.

/// Returns the value rounded to eight bits.
@inline(__always)
func rounded(_ value: UInt16) -> UInt8 { UInt8(truncatingIfNeeded: (UInt32(value) &+ 128) >> 8) }

/// Widens pixels to four channels of 16 bits.
func widenRow(
    _ pixels: Span<PremultipliedPixel>, _ range: Range<Int>, into values: inout MutableSpan<UInt16>, from start: Int
) {
    var place = start
    for index in range {
        let pixel = pixels[index].packed
        values[place] = UInt16(truncatingIfNeeded: pixel & 255) << 8
        values[place &+ 1] = UInt16(truncatingIfNeeded: pixel >> 8 & 255) << 8
        values[place &+ 2] = UInt16(truncatingIfNeeded: pixel >> 16 & 255) << 8
        values[place &+ 3] = UInt16(truncatingIfNeeded: pixel >> 24) << 8
        place &+= 4
    }
}

/// Widens the alpha of pixels only.
func widenAlphas(
    _ pixels: Span<PremultipliedPixel>, _ range: Range<Int>, into values: inout MutableSpan<UInt16>, from start: Int
) {
    let shift = start - range.lowerBound
    for index in range { values[index &+ shift] = UInt16(truncatingIfNeeded: pixels[index].packed >> 24) << 8 }
}

/// Rounds four channels to pixels. All round alike, so no colour exceeds its alpha.
func narrowRow(
    _ values: Span<UInt16>, from start: Int, into pixels: inout MutableSpan<PremultipliedPixel>, _ range: Range<Int>
) {
    var place = start
    for index in range {
        let even = UInt32(rounded(values[place])) | UInt32(rounded(values[place &+ 2])) << 16
        let odd = UInt32(rounded(values[place &+ 1])) | UInt32(rounded(values[place &+ 3])) << 16
        pixels[index] = PremultipliedPixel(packed: even | odd << 8)
        place &+= 4
    }
}

/// Adds a row of a plane times `weight`.
func addPlaneRow(_ values: Span<UInt16>, from start: Int, weight: UInt32, to sums: inout MutableSpan<UInt32>) {
    precondition(start >= 0 && start + sums.count <= values.count, "a row kernel was called beyond its span")
    for index in 0..<sums.count { sums[index] = sums[index] &+ UInt32(values[start &+ index]) &* weight }
}

/// Halves the resolution of a row: each pixel is made of four of `sums`, which are eighths, with weights 1 3 3 1.
/// Column `x` of the result is centred between columns `2 x + shift` and the next.
func halveColumns(
    _ sums: Span<UInt32>, into values: inout MutableSpan<UInt16>, from start: Int, width: Int, shift: Int,
    channels: Int, _ repeatsEdge: Bool
) {
    let last = sums.count / channels - 1
    func at(_ column: Int, _ channel: Int) -> UInt32 {
        let held = min(max(column, 0), last)
        return repeatsEdge || held == column ? sums[held * channels + channel] : 0
    }
    for x in 0..<width {
        let left = 2 * x + shift
        let isInside = left >= 1 && left + 2 <= last
        for channel in 0..<channels {
            let sum: UInt32
            if isInside {
                let place = left &* channels &+ channel
                sum =
                    sums[place &- channels] &+ sums[place &+ 2 &* channels]
                    &+ 3 &* (sums[place] &+ sums[place &+ channels])
            } else {
                sum =
                    at(left - 1, channel) &+ at(left + 2, channel)
                    &+ 3 &* (at(left, channel) &+ at(left + 1, channel))
            }
            values[start &+ x &* channels &+ channel] = UInt16(truncatingIfNeeded: (sum &+ 32) >> 6)
        }
    }
}

/// Doubles the resolution of a row: each pixel is made of two of `sums`, which are quarters: three parts of the pixel
/// that contains it and one of the nearer neighbour.
func doubleColumns(
    _ sums: Span<UInt32>, into values: inout MutableSpan<UInt16>, from start: Int, width: Int, first: Int,
    sourceFirst: Int, channels: Int, _ repeatsEdge: Bool
) {
    let last = sums.count / channels - 1
    func at(_ column: Int, _ channel: Int) -> UInt32 {
        let held = min(max(column, 0), last)
        return repeatsEdge || held == column ? sums[held * channels + channel] : 0
    }
    func write(_ x: Int) {
        let near = (first + x) >> 1 - sourceFirst
        let far = (first + x) & 1 == 0 ? near - 1 : near + 1
        for channel in 0..<channels {
            let sum = 3 &* at(near, channel) &+ at(far, channel)
            values[start &+ x &* channels &+ channel] = UInt16(truncatingIfNeeded: (sum &+ 8) >> 4)
        }
    }
    // Processes pairs of columns on one pixel with both neighbours; the rest singly.
    let begin = first & 1 == 0 ? 2 : 1
    let source = (first + begin) >> 1 - sourceFirst
    let pairs = max(0, min((width - begin) / 2, last - source))
    for x in 0..<min(begin, width) { write(x) }
    if channels == 4 {
        doublePairs(sums, from: source, into: &values, from: start + begin * 4, pairs, channels: 4)
    } else {
        doublePairs(sums, from: source, into: &values, from: start + begin * channels, pairs, channels: channels)
    }
    for x in min(width, begin + 2 * pairs)..<width { write(x) }
}

@inline(__always)
private func doublePairs(
    _ sums: Span<UInt32>, from source: Int, into values: inout MutableSpan<UInt16>, from start: Int, _ pairs: Int,
    channels: Int
) {
    guard pairs > 0 else { return }
    precondition(
        source >= 1 && (source + pairs + 1) * channels <= sums.count, "a row kernel was called beyond its span")
    precondition(start >= 0 && start + 2 * pairs * channels <= values.count, "a row kernel was called beyond its span")
    for pair in 0..<pairs {
        let middle = (source &+ pair) &* channels
        let place = start &+ 2 &* pair &* channels
        for channel in 0..<channels {
            let three = 3 &* sums[middle &+ channel] &+ 8
            let left = (three &+ sums[middle &- channels &+ channel]) >> 4
            let right = (three &+ sums[middle &+ channels &+ channel]) >> 4
            values[place &+ channel] = UInt16(truncatingIfNeeded: left)
            values[place &+ channels &+ channel] = UInt16(truncatingIfNeeded: right)
        }
    }
}

/// Rounds sums with a total weight of 2^16 to 16 bits, into a row from `start` on.
func settleRow(_ sums: Span<UInt32>, into values: inout MutableSpan<UInt16>, from start: Int) {
    precondition(start >= 0 && start + sums.count <= values.count, "a row kernel was called beyond its span")
    for index in 0..<sums.count {
        values[start &+ index] = UInt16(truncatingIfNeeded: (sums[index] &+ 1 << 15) >> 16)
    }
}

/// Convolves a row with symmetric weights. `values` has `weights.count - 1` pixels more on either side than `sums`;
/// `step` is the number of channels.
func convolveRow(
    _ values: Span<UInt16>, _ weights: Span<UInt32>, step: Int, into sums: inout MutableSpan<UInt32>
) {
    let middle = (weights.count - 1) * step
    precondition(values.count == sums.count + 2 * middle, "a row kernel was called beyond its span")
    for index in 0..<sums.count { sums[index] = UInt32(values[middle &+ index]) &* weights[0] }
    for offset in 1..<weights.count {
        let weight = weights[offset]
        let (left, right) = (middle - offset * step, middle + offset * step)
        for index in 0..<sums.count {
            let pair = UInt32(values[left &+ index]) &+ UInt32(values[right &+ index])
            sums[index] = sums[index] &+ pair &* weight
        }
    }
}
