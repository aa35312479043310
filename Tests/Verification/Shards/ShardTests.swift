import FramewrightDocuments
import FramewrightVerification
import Testing

struct ShardTests {
    private static let names = (0..<2000).map { "game2048/state-\($0)/iphone-15.classic.png" }

    @Test(arguments: [1, 2, 3, 7, 64])
    func `every name is in one shard, and shards have similar sizes`(count: Int) throws {
        let shards = try (1...count).map { try #require(Shard(number: $0, count: count)) }
        for name in Self.names { #expect(shards.count { $0.owns(name) } == 1) }
        let sizes = shards.map { shard in Self.names.count(where: shard.owns) }
        let fair = Double(Self.names.count) / Double(count)
        // Six standard deviations of a fair die.
        for size in sizes { #expect(abs(Double(size) - fair) <= 6 * fair.squareRoot()) }
    }

    @Test func `the shard of a name does not change between versions`() throws {
        let shard = try #require(Shard("3/8"))
        // By Python's hashlib: int(sha256(name).hexdigest()[:16], 16) % 8 == 2.
        #expect(Self.names.prefix(40).indices.filter { shard.owns(Self.names[$0]) } == [3, 7, 12, 20, 26])
    }

    @Test(arguments: [
        "", "/", "1", "0/2", "3/2", "1/0", "-1/2", "+1/2", "1/2/3", "a/2", "1/100001", " 1/2", "1/9999999999999999999",
    ])
    func `an invalid shard is nil`(text: String) { #expect(Shard(text) == nil) }

    @Test(arguments: [
        (["SLURM_ARRAY_TASK_ID": "5", "SLURM_ARRAY_TASK_MIN": "5", "SLURM_ARRAY_TASK_COUNT": "4"], "1/4"),
        (
            [
                "SLURM_ARRAY_TASK_ID": "14", "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_MAX": "14",
                "SLURM_ARRAY_TASK_STEP": "2", "SLURM_ARRAY_TASK_COUNT": "8",
            ], "8/8"
        ),
        (["JOB_COMPLETION_INDEX": "0", "FRAMEWRIGHT_SHARD_COUNT": "3"], "1/3"),
        (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2"], "2/2"),
        (["CI_NODE_TOTAL": "1"], "1/1"),
        (["CI_NODE_TOTAL": "1", "JOB_COMPLETION_INDEX": "1", "FRAMEWRIGHT_SHARD_COUNT": "2"], "2/2"),
    ])
    func `a scheduler's variables determine the shard`(variables: [String: String], shard: String) throws {
        #expect(try Shard(environment: { variables[$0] }).description == shard)
    }

    @Test func `a count beside Kubernetes' index is used, and elsewhere must equal the scheduler's`() throws {
        #expect(try Shard(environment: { ["JOB_COMPLETION_INDEX": "6"][$0] }, count: 7).description == "7/7")
        let slurm = ["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_COUNT": "4"]
        #expect(try Shard(environment: { slurm[$0] }, count: 4).description == "1/4")
        #expect(throws: ShardError.otherCount("SLURM_ARRAY_TASK_ID", 4, asked: 8)) {
            try Shard(environment: { slurm[$0] }, count: 8)
        }
    }

    @Test(arguments: [
        ([:], ShardError.noScheduler),
        (["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_MIN": "1"], .unset("SLURM_ARRAY_TASK_COUNT")),
        (["SLURM_ARRAY_TASK_COUNT": "4"], .unset("SLURM_ARRAY_TASK_ID")),
        (["JOB_COMPLETION_INDEX": "1"], .unset("FRAMEWRIGHT_SHARD_COUNT")),
        (["CI_NODE_INDEX": "1"], .unset("CI_NODE_TOTAL")),
        (["CI_NODE_TOTAL": "3"], .unset("CI_NODE_INDEX")),
        (["CI_NODE_INDEX": "one", "CI_NODE_TOTAL": "3"], .noNumber("CI_NODE_INDEX", "one")),
        (["CI_NODE_INDEX": "99999999999", "CI_NODE_TOTAL": "3"], .noNumber("CI_NODE_INDEX", "99999999999")),
        (["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"], .impossible("CI_NODE_INDEX", number: 4, count: 3)),
        (
            ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3", "JOB_COMPLETION_INDEX": "1"],
            .severalSchedulers(["JOB_COMPLETION_INDEX", "CI_NODE_INDEX"])
        ),
        (
            [
                "SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_MAX": "7",
                "SLURM_ARRAY_TASK_COUNT": "3",
            ], .arrayWithGaps(identity: 3, count: 3)
        ),
    ])
    func `an incomplete or invalid environment is an error`(variables: [String: String], error: ShardError) {
        #expect(throws: error) { try Shard(environment: { variables[$0] }) }
        #expect(!error.message.isEmpty && !error.hint.isEmpty)
    }
}
