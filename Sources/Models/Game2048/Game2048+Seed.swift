extension Game2048 {
    /// The same game, with chance beginning anew from a seed: what comes next depends on it and the swipes alone.
    public func reseeded(_ seed: UInt64) -> Game2048 {
        var game = self
        game.generator = SeededGenerator(seed: seed)
        return game
    }
}
