import Framewright
import Testing

@MainActor
struct FormerTextTests {
    /// Returns the frames of the texts with this string.
    private func frames(_ string: String, _ moving: Moving, at moment: Double) throws -> [Rect] {
        try moving.session.frame(at: moment).tree.nodes.compactMap { node in
            guard case .text(let text) = node.payload.figure, text.string == string else { return nil }
            return node.frame
        }
    }

    @Test func `a text of several lines fades out with its line breaks`() throws {
        let long = "one two three four five six"
        let moving = try Moving { Text($0.isOn ? "done" : long).frame(width: 80) }
        let before = try frames(long, moving, at: 0)
        try moving.set { $0.isOn = true }
        let during = try frames(long, moving, at: 0.5)
        #expect(before[0].height > 50)
        #expect(during.map(\.height) == before.map(\.height))
        #expect(try frames(long, moving, at: 0) == before)
        #expect(try frames(long, moving, at: 1).isEmpty)
    }

    @Test func `a growing text keeps growing while it fades out`() throws {
        let moving = try Moving { Text($0.number == 7 ? "abc" : "done").font(.system(size: $0.isOn ? 40 : 20)) }
        let (small, large) = try (frames("abc", moving, at: 0)[0].height, 2 * frames("abc", moving, at: 0)[0].height)
        try moving.set { $0.isOn = true }
        try moving.session.advance(0.5)
        try moving.set { $0.number = 8 }
        let heights = try [0.5, 0.75].map { try frames("abc", moving, at: $0)[0].height }
        #expect(abs(heights[0] - (small + large) / 2) <= 2 && abs(heights[1] - (small + 3 * large) / 4) <= 2)
    }

    @Test func `a truncated text fades out truncated`() throws {
        let long = "one two three four five six"
        let moving = try Moving { Text($0.isOn ? "done" : long).lineLimit(1).frame(width: 80) }
        let before = try frames(long, moving, at: 0)
        try moving.set { $0.isOn = true }
        #expect(try frames(long, moving, at: 0) == before)
        #expect(try abs(frames(long, moving, at: 0.5)[0].width - before[0].width) <= 1)
    }
}
