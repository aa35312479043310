import FramewrightModels
import Testing

struct SwipeQueue2048Tests {
    @Test func `effective swipes are 300 milliseconds apart, and the first is immediate`() throws {
        var game = try game(.swift, board([2, 0, 0], [0, 0, 0], [0, 0, 0]))
        var queue = queue(.right, .left, .right)
        #expect(queue.advance(milliseconds: 0, playing: &game).map(\.time) == [0])
        #expect(queue.advance(milliseconds: 299, playing: &game).isEmpty)
        #expect(queue.advance(milliseconds: 400, playing: &game).map(\.time) == [1, 301])
        #expect(queue.count == 0 && game.steps == 3)
    }

    @Test func `swipes that move nothing are skipped without a pause`() throws {
        var game = try game(.swift, board([2, 0, 0], [0, 0, 0], [0, 0, 0]))
        var queue = queue(.left, .up, .left, .right)
        #expect(queue.advance(milliseconds: 0, playing: &game).map(\.move.direction) == [.right])
    }

    @Test func `at most a hundred swipes are queued`() throws {
        var queue = SwipeQueue2048()
        let added = (0..<101).count { _ in queue.add(.left) }
        #expect(added == 100 && queue.count == 100)
        queue.removeAll()
        #expect(queue.count == 0 && queue.add(.left))
    }

    @Test func `advancing in small steps equals advancing at once`() throws {
        var (one, many) = (try Game2048(rules: .swift, seed: 3), try Game2048(rules: .swift, seed: 3))
        var (first, second) = (queue(.left, .up, .right, .down, .left), queue(.left, .up, .right, .down, .left))
        let moves = first.advance(milliseconds: 2000, playing: &one)
        for _ in 0..<2000 { _ = second.advance(milliseconds: 1, playing: &many) }
        #expect(one == many && moves.count == one.steps && first == second)
    }

    @Test func `without swipes any amount of time can pass`() throws {
        var game = try Game2048(rules: .swift, seed: 3)
        var queue = SwipeQueue2048()
        #expect(queue.advance(milliseconds: Int.max, playing: &game).isEmpty)
    }
}

private func queue(_ directions: SwipeDirection...) -> SwipeQueue2048 {
    var queue = SwipeQueue2048()
    for direction in directions { queue.add(direction) }
    return queue
}
