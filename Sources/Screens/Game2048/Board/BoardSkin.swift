import Framewright

/// How a 2048 board looks: whose theme tokens it asks for, and its documented lengths.
struct BoardSkin: Hashable, Sendable {
    /// The part of a token that names the system: `game2048` in `color.game2048.tile.2`.
    let system: String
    let spacing: BoardSpacing
    let number: NumberScale
    /// The tiles that shine in `color.<system>.glow`.
    var glowing: Range<Int> = 0..<0

    func color(_ role: String) -> ThemeColor { ThemeColor("color.\(system).\(role)") }
}

/// How large a tile's number is.
struct NumberScale: Hashable, Sendable {
    /// Room beside the number, as a share of the tile or in points.
    enum Inset: Hashable, Sendable {
        case points(Double)
        case share(Double)
    }

    /// Shares of a tile of this side, by the number's digits: the first is for one digit, the last for all longer numbers.
    struct Shares: Hashable, Sendable {
        let side: Double
        let values: [Double]

        func share(digits: Int) -> Double { values[min(digits, values.count) - 1] }

        /// No larger than leaves a share of the tile free beside the number, by its length alone: all numbers of one length
        /// keep one size.
        func fitting(inset: Double) -> Shares {
            let most = Self.widths.map { (1 - 2 * inset) / $0 }
            return Shares(side: side, values: most.indices.map { min(share(digits: $0 + 1), most[$0]) })
        }

        /// Of the widest powers of two from one digit to six, in the system's bold font, in its size.
        private static let widths = [0.68, 1.34, 1.97, 2.69, 3.28, 3.54]
    }

    let inset: Inset
    /// On a small tile and on a large one; in between, in between.
    let small: Shares
    var large: Shares?

    /// The number's size in points on a tile of this side.
    func size(digits: Int, side: Double) -> Double {
        let least = small.share(digits: digits)
        guard let large else { return least * side }
        let way = min(max((side - small.side) / (large.side - small.side), 0), 1)
        return (least + (large.share(digits: digits) - least) * way) * side
    }

    func inset(side: Double) -> Double {
        switch inset {
        case .points(let points): points
        case .share(let share): share * side
        }
    }
}
