extension Game2048 {
    /// Returns the game with another random seed: the rest depends only on the seed and the swipes.
    public func reseeded(_ seed: UInt64) -> Game2048 {
        var game = self
        game.generator = SeededGenerator(seed: seed)
        return game
    }
}
