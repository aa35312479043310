import Framewright

/// How a 2048 board looks: whose theme tokens it asks for, and its lengths in points as they are on this screen.
struct BoardSkin {
    /// The part of a token that names the system: `game2048` in `color.game2048.tile.2`.
    let system: String
    /// Between two cells.
    let gap: Double
    /// Between the board's sides and its cells.
    var edge = 0.0
    /// How much larger than documented the theme's radii and glows are.
    var scale = 1.0
    /// Room beside the number, for a number of digits to fit its tile.
    let inset: Double
    /// The number's size as a share of its tile, by its digits: the first is for one digit, the last for all longer ones.
    let shares: [Double]

    func share(of value: Int) -> Double { shares[min("\(value)".utf8.count, shares.count) - 1] }

    func color(_ role: String) -> ThemeColor { ThemeColor("color.\(system).\(role)") }
}
