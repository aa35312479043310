import FramewrightModels
import Testing

@testable import FramewrightScreens

struct ActionQueueTests {
    private func kept(_ actions: [CourseApp.Action]) -> [CourseApp.Action] {
        var queue = ActionQueue()
        return actions.filter { queue.keeps($0) }
    }

    @Test func `an action that does not affect the clock is immediate while nothing waits`() {
        #expect(kept([.swipe(.left), .tap(row: 0, column: 0), .typeName("A"), .sort(.name)]).isEmpty)
    }

    @Test func `an action that affects the clock waits, and all later ones wait behind it`() {
        #expect(kept([.swipe(.up), .undo, .swipe(.left), .restart]) == [.undo, .swipe(.left), .restart])
    }

    @Test func `all actions are taken in order, and then nothing waits`() {
        var queue = ActionQueue()
        for action in [CourseApp.Action.undo, .swipe(.down)] { _ = queue.keeps(action) }
        let taken = queue.takeAll()
        #expect(taken == [.undo, .swipe(.down)] && queue.waiting.isEmpty)
        let isKept = queue.keeps(.swipe(.left))
        #expect(!isKept)
    }
}
