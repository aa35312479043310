import Framewright
import FramewrightDocuments
import FramewrightModels

extension SceneDefinition {
    /// The course app's rank list.
    static let courseRank = SceneDefinition(
        "course-rank", summary: "rank list of the course app: sortable names and scores", states: rankStates,
        schema: EmbeddedFile.rankSchema.lines, decode: RankListState.init(document:),
        decodeTable: RankListState.init(table:)
    ) { CourseAppView($0.app, scrolledRows: $0.scrolledRows) }
    .animations(courseRankAnimations)
}

/// The named states; the first one is the default. The last ones are edge cases.
private let rankStates: [(name: String, summary: String, value: RankListState)] = [
    ("sample", "100 random rows, seeded", RankListState(ranking: .sample(seed: 2048))),
    ("podium", "three entries", RankListState(ranking: ranking([("Ada", 3932), ("Grace", 2048), ("Alan", 512)]))),
    ("by-name", "sorted by name", RankListState(ranking: ranking(friends), column: .name, order: .ascending)),
    (
        "by-score-ascending", "the lowest scores first",
        RankListState(ranking: ranking(friends), column: .score, order: .ascending)
    ),
    ("scrolled", "42 rows down the list", RankListState(ranking: .sample(seed: 2048), scrolledRows: 42)),
    ("nicknames", "many scripts, the longest names and scores", RankListState(ranking: ranking(nicknames))),
    ("empty", "nobody has played yet", RankListState(ranking: Ranking())),
]

private let friends = [
    ("Mira", 1204), ("Oskar", 988), ("Zoë", 2310), ("Bo", 64), ("Carmen", 760), ("Ivan", 1500), ("Lena", 412),
]

private let nicknames = [
    ("二〇四八高手", 9_007_199_254_740_991), ("天下无敌超级玩家一号来自广州的小明同学啊", 3932), ("さくらちゃん", 2048), ("ゲームマスター", 1536),
    ("이천사십팔의달인", 1280), ("Ælfgifu Þórðardóttir", 1024), ("WWWWWWWWWWWWWWWWWWWW", 987_654_321),
    ("Ольга", 512), ("Νίκος", 256), ("l", 2), ("王小明 (PK!)", 128), ("長谷川", 64),
]

private func ranking(_ entries: [(String, Int)]) -> Ranking {
    var ranking = Ranking()
    do {
        for (name, score) in entries { try ranking.submit(name, score: score) }
    } catch {
        preconditionFailure("a named state is a legal ranking: \(error.message)")
    }
    return ranking
}
