import FramewrightCodecs
import FramewrightDrawing

/// Compares two images of equal size like release 7.2 of the npm package pixelmatch: by the colour distance in YIQ
/// (Kotsarenko and Ramos 2010), with detection of antialiased pixels (Vyšniauskas 2009).
///
/// If one of two pixels is translucent, both are composited over a background that varies from pixel to pixel, so that
/// no colour can blend into it. The order of summation and of the neighbours follows pixelmatch, so that the counts
/// agree exactly.
@safe struct PixelMatching {
    private let first: UnsafeBufferPointer<UInt32>
    private let second: UnsafeBufferPointer<UInt32>
    let width: Int
    private let height: Int
    /// True if the pixels are premultiplied by alpha, false if alpha is straight. Premultiplied pixels are equal if and
    /// only if the straight ones are, so they are divided by alpha only where a difference matters.
    private let isPremultiplied: Bool

    /// Calls `body` with the pixels of two bitmaps, which must have equal sizes.
    static func withPixels(of first: Bitmap, _ second: Bitmap, _ body: (PixelMatching) -> Void) {
        precondition(first.size == second.size, "\(first.size) cannot be matched with \(second.size)")
        unsafe first.pixels.withUnsafeBytes { one in
            unsafe second.pixels.withUnsafeBytes { other in
                body(
                    unsafe PixelMatching(
                        first: one.bindMemory(to: UInt32.self), second: other.bindMemory(to: UInt32.self),
                        width: first.width, height: first.height, isPremultiplied: true))
            }
        }
    }

    /// Calls `body` with the pixels of two images with straight alpha, which must have equal sizes.
    static func withPixels(of first: StraightBitmap, _ second: StraightBitmap, _ body: (PixelMatching) -> Void) {
        precondition(first.size == second.size, "\(first.size) cannot be matched with \(second.size)")
        unsafe first.pixels.withUnsafeBufferPointer { one in
            unsafe second.pixels.withUnsafeBufferPointer { other in
                body(
                    unsafe PixelMatching(
                        first: one, second: other, width: first.size.width, height: first.size.height,
                        isPremultiplied: false))
            }
        }
    }

    /// Calls `body` with the index of every pixel that differs.
    func forEachDifference(_ body: (Int) -> Void) {
        unsafe FramewrightVerification.forEachDifference(first, second, body)
    }

    /// Returns the squared YIQ distance of the pixels at `index`, 0 to 35215.
    func distance(at index: Int) -> Double {
        let (a, b) = unsafe (first[index], second[index])
        if a == b { return 0 }
        let delta = channelDifference(of: a, b, at: index)
        let (y, i, q) = (delta.luma, delta.inPhase, delta.quadrature)
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }

    private func channelDifference(of pixel: UInt32, _ other: UInt32, at index: Int) -> ChannelDifference {
        guard isPremultiplied else { return ChannelDifference(pixel, other, at: index) }
        return ChannelDifference(straight(pixel), straight(other), at: index)
    }

    /// True if the pixel of either image is antialiased: it lies between a darker and a lighter neighbour, one of
    /// which belongs to an area of uniform colour in both images.
    func isSmoothing(x: Int, y: Int) -> Bool {
        unsafe isSmoothing(first, second, x, y) || isSmoothing(second, first, x, y)
    }

    private func isSmoothing(
        _ image: UnsafeBufferPointer<UInt32>, _ other: UnsafeBufferPointer<UInt32>,
        _ x: Int, _ y: Int
    ) -> Bool {
        // Most pixels lie in an area of uniform colour and are not antialiased.
        if !isAtEdge(x, y), unsafe isAmongEquals(image, y * width + x) { return false }
        let own = unsafe image[y * width + x]
        var equals = isAtEdge(x, y) ? 1 : 0
        var darkest = (difference: 0.0, x: 0, y: 0)
        var lightest = (difference: 0.0, x: 0, y: 0)
        // The previous neighbour if it was darker or lighter, else `own`. Repeating it would change nothing.
        var known = own
        for column in max(x - 1, 0)...min(x + 1, width - 1) {
            for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
                let neighbor = unsafe image[row * width + column]
                if neighbor == known, known != own { continue }
                let difference = neighbor == own ? 0 : channelDifference(of: own, neighbor, at: y * width + x).luma
                known = difference == 0 ? own : neighbor
                if difference == 0 {
                    equals += 1
                    if equals > 2 { return false }
                } else if difference < darkest.difference {
                    darkest = (difference, column, row)
                } else if difference > lightest.difference {
                    lightest = (difference, column, row)
                }
            }
        }
        guard darkest.difference != 0, lightest.difference != 0 else { return false }
        return unsafe (isInArea(image, darkest.x, darkest.y) && isInArea(other, darkest.x, darkest.y))
            || (isInArea(image, lightest.x, lightest.y) && isInArea(other, lightest.x, lightest.y))
    }

    /// True if at least three neighbours have the same colour; the image edge counts as one.
    private func isInArea(_ image: UnsafeBufferPointer<UInt32>, _ x: Int, _ y: Int) -> Bool {
        guard isAtEdge(x, y) else { return unsafe isAmongEquals(image, y * width + x) }
        let own = unsafe image[y * width + x]
        var equals = 1
        for column in max(x - 1, 0)...min(x + 1, width - 1) {
            for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
                if unsafe image[row * width + column] == own { equals += 1 }
                if equals > 2 { return true }
            }
        }
        return false
    }

    /// True if at least three of the eight neighbours of an inner pixel have its colour.
    private func isAmongEquals(_ image: UnsafeBufferPointer<UInt32>, _ index: Int) -> Bool {
        let own = unsafe image[index]
        func equals(_ other: Int) -> Int { unsafe image[other] == own ? 1 : 0 }
        let (above, below) = (index &- width, index &+ width)
        let nearest = equals(index &- 1) &+ equals(index &+ 1) &+ equals(above)
        if nearest == 3 { return true }
        return nearest &+ equals(above &- 1) &+ equals(above &+ 1) &+ equals(below &- 1) &+ equals(below)
            &+ equals(below &+ 1) > 2
    }

    private func isAtEdge(_ x: Int, _ y: Int) -> Bool { x == 0 || y == 0 || x == width - 1 || y == height - 1 }
}

/// The difference of two pixels in red, green and blue, each -255 to 255.
private struct ChannelDifference {
    let red: Double
    let green: Double
    let blue: Double

    /// - Parameter index: The index of the first pixel, which determines the background of translucent pixels.
    init(_ first: UInt32, _ second: UInt32, at index: Int) {
        func channel(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 0xFF) }
        let alphas = (channel(first, 24), channel(second, 24))
        guard alphas != (255, 255) else {
            red = Double(channel(first, 0) - channel(second, 0))
            green = Double(channel(first, 8) - channel(second, 8))
            blue = Double(channel(first, 16) - channel(second, 16))
            return
        }
        // The byte offset of the pixel is even, so the background's red is always 48.
        let offset = Double(4 * index)
        func blended(_ shift: UInt32, over background: Int) -> Double {
            let sum = channel(first, shift) * alphas.0 - channel(second, shift) * alphas.1
            return Double(sum - background * (alphas.0 - alphas.1)) / 255
        }
        red = blended(0, over: 48)
        green = blended(8, over: 48 + 159 * (Int(offset / 1.618033988749895) % 2))
        blue = blended(16, over: 48 + 159 * (Int(offset / 2.618033988749895) % 2))
    }

    var luma: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }
    var inPhase: Double { red * 0.59597799 - green * 0.27417610 - blue * 0.32180189 }
    var quadrature: Double { red * 0.21147017 - green * 0.52261711 + blue * 0.31114694 }
}
