import Framewright
import FramewrightDocuments
import Testing

@testable import FramewrightVerification

struct FrameHashesTests {
    /// Returns an animation of images represented by letters.
    private func animation(_ letters: String, _ rate: FrameRate = .sixty) -> FrameHashes {
        var animation = FrameHashes(rate: rate)
        for letter in letters { animation.append(String(repeating: letter, count: 32)) }
        return animation
    }

    private func difference(_ old: String, _ new: String) -> AnimationDifference {
        AnimationDifference(expected: animation(old), actual: animation(new))
    }

    private func read(_ text: String) throws -> FrameHashes {
        try FrameHashes(JSONDocument(parsing: Array(text.utf8), file: "f").node)
    }

    @Test func `equal neighbours are one run however they were appended`() {
        var animation = FrameHashes(rate: .sixty)
        animation.append(String(repeating: "a", count: 32), count: 2)
        animation.append(String(repeating: "a", count: 32))
        animation.append(String(repeating: "b", count: 32))
        #expect(animation == self.animation("aaab") && animation.runs.map(\.count) == [3, 1] && animation.count == 4)
    }

    @Test func `an animation survives writing and reading`() throws {
        let rate = try #require(FrameRate("30000/1001"))
        #expect(try read(animation("aaabcc", rate).output.text) == animation("aaabcc", rate))
    }

    @Test(arguments: ["0 ", "-1 ", "x ", "1  ", "1", "2000000 "])
    func `a damaged run is rejected`(beginning: String) throws {
        let run = beginning + String(repeating: "a", count: 32)
        #expect(throws: DocumentError.self) { try read(#"{"fps": "60", "frames": 1, "runs": ["\#(run)"]}"#) }
    }

    @Test func `a count that disagrees with the runs is rejected`() throws {
        let text = animation("ab").output.text
        #expect(throws: DocumentError.self) { try read(text.replacing(#""frames": 2"#, with: #""frames": 3"#)) }
    }

    @Test func `equal animations have no first bad frame`() {
        #expect(difference("abc", "abc").isEmpty && difference("abc", "abc").firstFrame == nil)
    }

    @Test(arguments: [
        ("abcd", "abxd", 2, 1), ("abcd", "abd", 2, 1), ("abcd", "abc", 3, 0), ("abc", "abcd", 3, 0),
        ("abc", "xyz", 0, 3),
        ("aabb", "abbb", 1, 1),
    ])
    func `the first bad frame and the number of them equal those of comparing letters`(
        old: String, new: String, first: Int, count: Int
    ) {
        let difference = difference(old, new)
        #expect(difference.firstFrame == first && difference.count == count)
    }

    @Test func `a missing frame is reported by the recorded position of the next one`() {
        #expect(
            difference("aabcd", "aacd").description
                == """
                5 frames in 0.083 s became 4 frames in 0.067 s: 1 fewer
                frame 2, at 0.033 s, is the first that is not as recorded: it was recorded 1 frame later, as frame 3
                2 of 4 frames differ, the last of them frame 3
                """)
    }

    @Test func `equal images at other times are reported as such`() {
        #expect(difference("aabb", "abbb").description.contains("come in the same order, some for other times"))
        #expect(!difference("aabb", "abab").description.contains("same order"))
    }

    @Test func `frames of two frame rates are compared by time`() throws {
        let half = animation("abcde", try #require(FrameRate(30)))
        #expect((0..<12).map { half.index(ofFrame: $0, at: .sixty) } == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4])
    }

    @Test func `only animations have a frame rate`() throws {
        func settings(_ references: String) throws -> SnapshotSettings {
            let text = #"{"references": "\#(references)", "fps": "29.97", "screens": [{"device": "iphone-15"}]}"#
            return try SnapshotSettings(parsing: Array(text.utf8), file: "s")
        }
        #expect(try settings("films").rate == FrameRate(2997, over: 100))
        #expect(throws: DocumentError.self) { try settings("pictures") }
    }
}
