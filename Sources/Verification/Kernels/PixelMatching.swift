import FramewrightDrawing

/// Two pictures of one size, compared the way the tool pixelmatch does: colours by their distance in YIQ (Kotsarenko and
/// Ramos 2010), and pixels that only smooth an edge told apart (Vyšniauskas 2009).
///
/// The order of sums and the order in which neighbours are asked are pixelmatch's, so that counts agree to the pixel.
@safe struct PixelMatching {
    let first: UnsafeBufferPointer<PremultipliedPixel>
    let second: UnsafeBufferPointer<PremultipliedPixel>
    let width: Int
    let height: Int

    /// The square of the distance between the pixels at `index`, over white; 0 to 35215.
    func distance(at index: Int) -> Double {
        let (a, b) = unsafe (first[index], second[index])
        if a.packed == b.packed { return 0 }
        let (red1, green1, blue1) = a.overWhite
        let (red2, green2, blue2) = b.overWhite
        let y = luma(red1, green1, blue1) - luma(red2, green2, blue2)
        let i = inPhase(red1, green1, blue1) - inPhase(red2, green2, blue2)
        let q = quadrature(red1, green1, blue1) - quadrature(red2, green2, blue2)
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }

    /// True where the pixel of either picture lies between a darker and a lighter neighbour, one of which belongs to an
    /// area of one colour in both pictures.
    func isSmoothing(x: Int, y: Int) -> Bool {
        unsafe isSmoothing(first, second, x, y) || isSmoothing(second, first, x, y)
    }

    private func isSmoothing(
        _ picture: UnsafeBufferPointer<PremultipliedPixel>, _ other: UnsafeBufferPointer<PremultipliedPixel>,
        _ x: Int, _ y: Int
    ) -> Bool {
        // Most pixels lie in an area of their own colour, and smooth nothing.
        if !isAtEdge(x, y), unsafe isAmongEquals(picture, y * width + x) { return false }
        let own = unsafe picture[y * width + x]
        let luma = own.luma
        var equals = isAtEdge(x, y) ? 1 : 0
        var darkest = (difference: 0.0, x: 0, y: 0)
        var lightest = (difference: 0.0, x: 0, y: 0)
        // What the neighbour before was, where it was darker or lighter: another of its kind changes nothing.
        var known = own.packed
        for column in max(x - 1, 0)...min(x + 1, width - 1) {
            for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
                let neighbor = unsafe picture[row * width + column]
                if neighbor.packed == known, known != own.packed { continue }
                let difference = neighbor.packed == own.packed ? 0 : luma - neighbor.luma
                known = difference == 0 ? own.packed : neighbor.packed
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
        return unsafe (isInArea(picture, darkest.x, darkest.y) && isInArea(other, darkest.x, darkest.y))
            || (isInArea(picture, lightest.x, lightest.y) && isInArea(other, lightest.x, lightest.y))
    }

    /// True where at least three neighbours have the very same pixel; the picture's edge counts as one.
    private func isInArea(_ picture: UnsafeBufferPointer<PremultipliedPixel>, _ x: Int, _ y: Int) -> Bool {
        guard isAtEdge(x, y) else { return unsafe isAmongEquals(picture, y * width + x) }
        let own = unsafe picture[y * width + x].packed
        var equals = 1
        for column in max(x - 1, 0)...min(x + 1, width - 1) {
            for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
                if unsafe picture[row * width + column].packed == own { equals += 1 }
                if equals > 2 { return true }
            }
        }
        return false
    }

    /// True where three of the eight pixels around one inside the picture have its very colour.
    private func isAmongEquals(_ picture: UnsafeBufferPointer<PremultipliedPixel>, _ index: Int) -> Bool {
        let own = unsafe picture[index].packed
        func equals(_ other: Int) -> Int { unsafe picture[other].packed == own ? 1 : 0 }
        let (above, below) = (index &- width, index &+ width)
        let nearest = equals(index &- 1) &+ equals(index &+ 1) &+ equals(above)
        if nearest == 3 { return true }
        return nearest &+ equals(above &- 1) &+ equals(above &+ 1) &+ equals(below &- 1) &+ equals(below)
            &+ equals(below &+ 1) > 2
    }

    private func isAtEdge(_ x: Int, _ y: Int) -> Bool { x == 0 || y == 0 || x == width - 1 || y == height - 1 }
}

extension PremultipliedPixel {
    /// Components of the colour laid over white, 0 to 255.
    fileprivate var overWhite: (Double, Double, Double) {
        let rest = 255 - Int(alpha)
        return (Double(Int(red) + rest), Double(Int(green) + rest), Double(Int(blue) + rest))
    }

    fileprivate var luma: Double {
        let (red, green, blue) = overWhite
        return FramewrightVerification.luma(red, green, blue)
    }
}

private func luma(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
}

private func inPhase(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
}

private func quadrature(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
}
