public import Framewright

extension Catalogue {
    /// All documented screens with their named states.
    public static let documented = Catalogue([
        .courseLaunch, .courseGame, .courseRank, .courseColours, .game2048, .game2048Swift, .game2048Web, .brocade,
        .calculator, .pet,
    ])
}
