/// The font sizes of the game's buttons as shares of their heights, and the scale of the score relative to its name.
struct GameShares: Hashable {
    let header, tool, pause: Double
    /// The width of the longest title of a row, in multiples of the button's height, if all buttons of the row share
    /// one text size; otherwise 0.
    let headerRoom, toolRoom: Double
    /// The scale of the score relative to its name.
    let score: Double

    /// The documented sizes: 15 points in 65 x 25, 13 in 65 x 65 and 12.5 in 60 x 30, the last for the longest title,
    /// which determines the others.
    static let documented = GameShares(
        header: 15.0 / 25, tool: 12.5 / 30, pause: 13.0 / 65, headerRoom: 0, toolRoom: 2, score: 1)
    /// The sizes for buttons of equal shape: one text size for all, and an emphasized score.
    static let even = GameShares(
        header: 0.5, tool: 0.5, pause: 15.0 / 70, headerRoom: 2.4, toolRoom: 2.4, score: 1.7)
}
