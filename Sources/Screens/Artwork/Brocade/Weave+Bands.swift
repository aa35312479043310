/// The kinds of bands, drawn from the axis outwards for `reach` stitches or for a number of figures. The cloth's edge
/// cuts the last unit.
extension Weave {
    /// Draws a row of dashes.
    mutating func dashes(_ thread: BrocadeThread = .blue, y: Double, reach: Double) {
        line(thread, (0, y), (2, y))
        for x in stride(from: 6, to: reach, by: 8) { line(thread, (x, y), (x + 4, y)) }
    }

    /// Draws hooks that grow from a rail, seven stitches high; `y` is the band's middle.
    mutating func comb(_ thread: BrocadeThread, y: Double, reach: Double, upsideDown: Bool = false) {
        figure(y: y, upsideDown: upsideDown) { band in
            band.line(thread, (0, 3), (reach, 3))
            band.line(thread, (0, -3), (0, 3))
            for x in stride(from: 3.0, to: reach, by: 9) {
                band.line(thread, (x, 3), (x, -3), (x + 6, -3), (x + 6, 1), (x + 3, 1), (x + 3, -1))
            }
        }
    }

    /// Draws two parallel zigzags, eight stitches high; `y` is the band's middle.
    mutating func zigzag(_ thread: BrocadeThread = .red, y: Double, reach: Double) {
        for shift in [-3.5, -0.5] {
            let corners = Array(stride(from: 0.0, to: reach + 4, by: 4))
            line(thread, corners.map { ($0, y + shift + ($0.remainder(dividingBy: 8) == 0 ? 4 : 0)) })
        }
    }

    /// Draws frogs of concentric diamonds, 19 stitches high, `pitch` stitches apart; `y` is the band's middle.
    mutating func frogs(_ thread: BrocadeThread = .cream, count: Int, pitch: Double, y: Double) {
        for index in 0..<count / 2 {
            figure(x: (Double(index) + 0.5) * pitch, y: y) { $0.frog(thread) }
        }
    }

    /// Draws a frog, 19 by 19 stitches around its middle: a body of two diamonds, arms raised, legs bent.
    mutating func frog(_ thread: BrocadeThread) {
        diamond(thread, y: 0, radius: 5)
        gem(thread, y: 0, radius: 2.5)
        line(thread, (0, -5), (0, -6))
        diamond(thread, y: -8, radius: 1)
        line(thread, (3, -2), (6, -5), (6, -9), (3, -9))
        line(thread, (3, 2), (6, 5), (6, 9), (3, 9))
        line(thread, (5, 0), (9, 0), (9, -5))
        line(thread, (9, 0), (9, 5))
    }

    /// Draws lattice flowers, alternately orange and red, 21 stitches high, with small diamonds and chevrons between
    /// them. `count` is odd; the middle flower lies on the axis.
    mutating func flowers(count: Int, pitch: Double, y: Double) {
        for index in 0...count / 2 {
            let thread: BrocadeThread = index % 2 == count / 2 % 2 ? .orange : .red
            figure(x: Double(index) * pitch, y: y) { $0.flower(thread) }
            figure(x: (Double(index) + 0.5) * pitch, y: y) { $0.flowerSpacer() }
        }
    }

    /// Draws a flower, 21 by 21 stitches around its middle: a cross of petals and four diamonds between them.
    mutating func flower(_ thread: BrocadeThread) {
        line(thread, (0, -10), (3, -7), (3, -3), (7, -3), (10, 0), (7, 3), (3, 3), (3, 7), (0, 10))
        line(thread, (0, -7), (0, -3))
        line(thread, (0, 7), (0, 3))
        line(thread, (3, 0), (7, 0))
        diamond(thread, x: 7, y: -7, radius: 2)
        diamond(thread, x: 7, y: 7, radius: 2)
        diamond(.cream, y: 0, radius: 1)
    }

    /// Draws the ornament between two flowers: a cream diamond and chevrons above and below.
    mutating func flowerSpacer() {
        diamond(.cream, y: 0, radius: 1)
        for y in [5.0, 8] {
            line(.cream, (0, -y), (2, -y - 2))
            line(.cream, (0, y), (2, y + 2))
        }
    }
}
