import Framewright

/// The appearance of a 2048 board: its theme tokens and its documented lengths.
struct BoardSkin: Hashable, Sendable {
    /// The system's part of a token: `game2048` in `color.game2048.tile.2`.
    let system: String
    let spacing: BoardSpacing
    let number: NumberScale
    /// The tile values with a glow in `color.<system>.glow`.
    var glowing: Range<Int> = 0..<0

    func color(_ role: String) -> Color { ThemeColor("color.\(system).\(role)") }
}

/// The font size of a tile's number, depending on the tile's size.
struct NumberScale: Hashable, Sendable {
    /// The margin beside the number, as a share of the tile or in points.
    enum Inset: Hashable, Sendable {
        case points(Double)
        case share(Double)
    }

    /// Font sizes as shares of a tile of this side, by the number's digits: the first is for one digit, the last for
    /// all longer numbers.
    struct Shares: Hashable, Sendable {
        let side: Double
        let values: [Double]

        func share(digits: Int) -> Double { values[min(digits, values.count) - 1] }

        /// Returns the shares, reduced where necessary to leave a margin of `inset` beside the number. The reduction
        /// depends only on the number of digits, so that all numbers of one length have one size.
        func fitting(inset: Double) -> Shares {
            let most = Self.widths.map { (1 - 2 * inset) / $0 }
            return Shares(side: side, values: most.indices.map { min(share(digits: $0 + 1), most[$0]) })
        }

        /// The width of the widest power of two of one to six digits in the system's bold font, in em.
        private static let widths = [0.68, 1.34, 1.97, 2.69, 3.28, 3.54]
    }

    let inset: Inset
    /// The shares on a small tile and on a large one; between their sizes they are interpolated.
    let small: Shares
    var large: Shares?

    /// Returns the font size in points on a tile of this side.
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
