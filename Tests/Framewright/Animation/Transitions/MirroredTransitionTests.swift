import Framewright
import Testing

@MainActor
struct MirroredTransitionTests {
    private func moving(_ isOn: @escaping (Scenery) -> Bool) throws -> Moving {
        try Moving { scenery in
            VStack {
                if isOn(scenery) {
                    Color.black.frame(width: 20, height: 20).named("one").transition(MoveTransition(edge: .leading))
                    Color.black.frame(width: 20, height: 20).named("other").transition(.move(edge: .leading))
                    HStack(spacing: 0) {
                        Color.black.frame(width: 20, height: 20).named("first")
                        Color.red.frame(width: 20, height: 20).named("second")
                    }
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }

    @Test func `views are inserted over the leading edge`() throws {
        let moving = try moving(\.isOn)
        try moving.set { $0.isOn = true }
        #expect(try moving.frame("one", at: 0.5).minX == 100)
        #expect(try moving.frame("other", at: 0.5).minX == 100)
    }

    @Test func `views are removed over the leading edge, and stay mirrored inside`() throws {
        let moving = try moving { !$0.isOn }
        try moving.set { $0.isOn = true }
        #expect(try moving.frame("one", at: 0.5).minX == 100)
        #expect(try moving.frame("other", at: 0.5).minX == 100)
        #expect(try moving.frame("first", at: 0.5).minX == 100 && moving.frame("second", at: 0.5).minX == 80)
    }
}
