extension Ranking {
    /// Returns a full list of random rows, as in the course report's rank screen: scores from 0 to 99, names of 1 to 9
    /// letters a-z and A-Z.
    ///
    /// Rows with a repeated name are drawn again, so that there are always a hundred rows.
    public static func sample(seed: UInt64) -> Ranking {
        var generator = SeededGenerator(seed: seed)
        var ranking = Ranking()
        while ranking.count < capacity {
            let name = generator.nextName()
            let score = generator.next(in: 0...99)
            if !ranking.contains(name) { ranking.place(name, score: score) }
        }
        return ranking
    }
}

extension SeededGenerator {
    fileprivate mutating func nextName() -> Nickname {
        let length = next(in: 1...9)
        return Nickname(trusted: String((0..<length).map { _ in nextLetter() }))
    }

    private mutating func nextLetter() -> Character {
        let index = next(in: 0...51)
        return Character(Unicode.Scalar(UInt8(index < 26 ? 97 + index : 65 + index - 26)))
    }
}
