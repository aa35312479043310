import FramewrightDrawing
import Testing

@testable import FramewrightLayoutEngine

struct ThreadTests {
    @Test func `a tree has the same frames on every thread`() async throws {
        let row = Node.hstack([.color("a"), .spacer(), .fixed("b", 40, 20), .color("c")])
        let node = Node("column", layout: VStackLayout(), children: Array(repeating: row, count: 20))
        let screen = ScreenArea(size: Size(width: 321, height: 777))
        let expected = try node.placed(on: screen).description
        let found = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<16 { group.addTask { try node.placed(on: screen).description } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(found == [expected])
    }
}
