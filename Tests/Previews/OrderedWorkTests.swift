import Glibc
import Synchronization
import Testing

@testable import FramewrightPreviews

struct OrderedWorkTests {
    struct Stop: Error {}

    @Test(arguments: [1, 4, 50]) func `results come in order`(jobs: Int) {
        var results: [Int] = []
        Array(0..<100).forEachResult(jobs: jobs) {
            $0 * 2
        } _: {
            results.append($0)
        }
        #expect(results == (0..<100).map { $0 * 2 })
    }

    @Test func `an error ends the work`() throws {
        let started = Mutex(0)
        var seen: [Int] = []
        #expect(throws: Stop.self) {
            try Array(0..<10_000).forEachResult(jobs: 4) { index -> Int in
                started.withLock { $0 += 1 }
                if index > 3 { usleep(1_000) }
                return index
            } _: { index throws(Stop) in
                seen.append(index)
                if index == 3 { throw Stop() }
            }
        }
        #expect(seen == [0, 1, 2, 3])
        #expect(started.withLock { $0 } < 10_000)
    }

    @Test func `work without elements gives nothing`() {
        [Int]().forEachResult(jobs: 4) {
            $0
        } _: { _ in
            Issue.record("there is no element")
        }
    }
}
