import FramewrightModels
import Testing

struct RankingTests {
    @Test func `the highest score comes first and ranks count from 1`() throws {
        let ranking = try ranking(("Ann", 5), ("Ben", 9), ("Cid", 7))
        #expect(lines(ranking.entries) == ["1 Ben 9", "2 Cid 7", "3 Ann 5"])
    }

    @Test func `of equal scores the newest comes first`() throws {
        let ranking = try ranking(("Ann", 5), ("Ben", 5), ("Cid", 5))
        #expect(lines(ranking.entries) == ["1 Cid 5", "2 Ben 5", "3 Ann 5"])
    }

    @Test(arguments: [0, 4, 5])
    func `an existing name keeps its better score and its position`(score: Int) throws {
        let ranking = try ranking(("Ann", 5), ("Ben", 5), ("Ann", score))
        #expect(lines(ranking.entries) == ["1 Ben 5", "2 Ann 5"])
    }

    @Test func `an existing name with a better score is ranked again, above equal scores`() throws {
        let ranking = try ranking(("Ann", 5), ("Ben", 7), ("Cid", 9), ("Ann", 7))
        #expect(lines(ranking.entries) == ["1 Cid 9", "2 Ann 7", "3 Ben 7"])
    }

    @Test func `names that differ in case or inner white space are different, outer white space is trimmed`() throws {
        let ranking = try ranking(("ann", 1), ("Ann", 2), (" Ann ", 3))
        #expect(lines(ranking.entries) == ["1 Ann 3", "2 ann 1"])
    }

    @Test func `at most a hundred entries are kept, the lowest are dropped`() throws {
        var ranking = Ranking()
        for score in 0..<150 { try ranking.submit("n\(score)", score: score) }
        #expect(ranking.entries.map(\.score) == (50..<150).reversed())
        #expect(ranking.entries.map(\.rank) == Array(1...100))
    }

    @Test func `a tie with the last of a full list replaces it`() throws {
        var ranking = Ranking()
        for index in 0..<100 { try ranking.submit("n\(index)", score: 7) }
        try ranking.submit("new", score: 7)
        #expect(ranking.entries.first?.name.text == "new")
        #expect(try !ranking.contains(Nickname("n0")))
    }

    @Test(arguments: [-1, Int.min, 9_007_199_254_740_992, Int.max])
    func `a score is from 0 to the largest exact JSON number`(score: Int) throws {
        var ranking = try ranking(("Ann", 0), ("Ben", 9_007_199_254_740_991))
        #expect(throws: ModelError.score(score)) { try ranking.submit("Cid", score: score) }
        #expect(ranking.count == 2)
    }

    @Test func `a rejected name leaves the ranking unchanged`() throws {
        var ranking = try ranking(("Ann", 1))
        #expect(throws: ModelError.emptyNickname) { try ranking.submit(" ", score: 2) }
        #expect(lines(ranking.entries) == ["1 Ann 1"])
    }

    @Test(arguments: 0..<30)
    func `random submissions rank like sorting everything again`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var ranking = Ranking()
        var slow = SlowRanking()
        for _ in 0..<400 {
            let (name, score) = ("n\(generator.next(in: 0...199))", generator.next(in: 0...40))
            try ranking.submit(name, score: score)
            slow.submit(name, score)
        }
        #expect(lines(ranking.entries) == slow.lines)
    }

    @Test func `a hundred thousand rows leave the best hundred`() throws {
        var ranking = Ranking()
        // 7 and 100 003 are coprime, so every score from 0 to 100 002 occurs once.
        for row in 0..<100_003 { try ranking.submit("n\(row)", score: row * 7 % 100_003) }
        #expect(ranking.entries.map(\.score) == (99_903...100_002).reversed())
    }
}

/// The reference implementation, which sorts the whole list again after every result.
private struct SlowRanking {
    private var rows: [(name: String, score: Int, time: Int)] = []
    private var time = 0

    var lines: [String] { rows.enumerated().map { "\($0.offset + 1) \($0.element.name) \($0.element.score)" } }

    mutating func submit(_ name: String, _ score: Int) {
        time += 1
        if let old = rows.first(where: { $0.name == name }), old.score >= score { return }
        rows.removeAll { $0.name == name }
        rows.append((name, score, time))
        rows.sort { $0.score == $1.score ? $0.time > $1.time : $0.score > $1.score }
        rows = Array(rows.prefix(100))
    }
}

func ranking(_ rows: (String, Int)...) throws -> Ranking {
    var ranking = Ranking()
    for (name, score) in rows { try ranking.submit(name, score: score) }
    return ranking
}

func lines(_ entries: [Ranking.Entry]) -> [String] { entries.map { "\($0.rank) \($0.name) \($0.score)" } }
