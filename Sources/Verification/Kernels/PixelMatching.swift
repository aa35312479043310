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
        let own = unsafe picture[y * width + x].luma
        var equals = isAtEdge(x, y) ? 1 : 0
        var darkest = (difference: 0.0, x: 0, y: 0)
        var lightest = (difference: 0.0, x: 0, y: 0)
        for column in max(x - 1, 0)...min(x + 1, width - 1) {
            for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
                let difference = unsafe own - picture[row * width + column].luma
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
        let own = unsafe picture[y * width + x].packed
        var equals = isAtEdge(x, y) ? 1 : 0
        for column in max(x - 1, 0)...min(x + 1, width - 1) {
            for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
                if unsafe picture[row * width + column].packed == own { equals += 1 }
                if equals > 2 { return true }
            }
        }
        return false
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
