/// How large the texts of the game's buttons are, as shares of their heights, and the score beside its name.
struct GameShares: Hashable {
    let header, tool, pause: Double
    /// How many heights across the longest title of a row needs, where all are to have one size.
    let headerRoom, toolRoom: Double
    /// How much larger the score is than its name.
    let score: Double

    /// 15 points in 65 x 25, 13 in 65 x 65 and 12.5 in 60 x 30, the last for the longest title; the others follow it.
    static let documented = GameShares(
        header: 15.0 / 25, tool: 12.5 / 30, pause: 13.0 / 65, headerRoom: 0, toolRoom: 2, score: 1)
    /// Where all small buttons are of one shape: one size for all, and a score that is read first.
    static let even = GameShares(
        header: 0.5, tool: 0.5, pause: 15.0 / 70, headerRoom: 2.4, toolRoom: 2.4, score: 1.7)
}
