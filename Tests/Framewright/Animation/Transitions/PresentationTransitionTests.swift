import Framewright
import Testing

@MainActor
struct PresentationTransitionTests {
    private func presented(_ scenery: Scenery) -> Binding<Bool> {
        Binding(get: { scenery.isOn }, set: { scenery.isOn = $0 })
    }

    /// Returns a screen of 200 by 100 points with a sheet.
    private func sheet() throws -> Moving {
        try Moving(insets: EdgeInsets(bottom: 20)) { scenery in
            Text("Below").sheet(isPresented: presented(scenery)) { Color.red.named("content") }
        }
    }

    private func dim(_ moving: Moving, at moment: Double) throws -> [String] {
        try moving.figures("Opacity", at: moment)
    }

    @Test func `a sheet moves up over the bottom edge and dims the background`() throws {
        let moving = try sheet()
        try moving.set { $0.isOn = true }
        let end = try moving.frame("content", at: 1).minY
        #expect(try [0, 0.25].map { try moving.frame("content", at: $0).minY - end } == [100, 75])
        #expect(try dim(moving, at: 0.25) == ["Opacity 0.25"])
        #expect(try dim(moving, at: 1).isEmpty)
    }

    @Test func `a dismissed sheet moves down`() throws {
        let moving = try sheet()
        try moving.set(nil) { $0.isOn = true }
        let start = try moving.frame("content").minY
        try moving.set { $0.isOn = false }
        #expect(try [0, 0.25].map { try moving.frame("content", at: $0).minY - start } == [0, 25])
        #expect(try dim(moving, at: 0.25) == ["Opacity 0.75"])
        #expect(try moving.names(at: 1).isEmpty)
    }

    @Test func `a sheet stays in place when it presents another`() throws {
        let moving = try Moving { scenery in
            Text("Below").sheet(isPresented: .constant(true)) {
                Color.red.named("content").alert("Sure?", isPresented: presented(scenery)) { Button("Yes") {} }
            }
        }
        let sheet = try moving.frame("content")
        try moving.set { $0.isOn = true }
        #expect(try [0.5, 1].map { try moving.frame("content", at: $0) } == [sheet, sheet])
        #expect(try dim(moving, at: 0.5).filter { $0 == "Opacity 0.5" }.count == 2)
    }

    @Test func `of two sheets one is dismissed and the other stays`() throws {
        let moving = try Moving { scenery in
            Text("A").sheet(isPresented: presented(scenery)) { Color.red.named("first") }
            Text("B").sheet(isPresented: .constant(true)) { Color.blue.named("second") }
        }
        try moving.set(nil) { $0.isOn = true }
        let second = try moving.frame("second")
        try moving.set { $0.isOn = false }
        #expect(try moving.frame("second", at: 0.5) == second)
        #expect(try moving.frame("first", at: 0.5).minY == second.minY + 50)
    }

    @Test func `a card moves up from below the screen`() throws {
        let moving = try sheet()
        try moving.session.resize(to: Size(width: 1024, height: 1366))
        try moving.set { $0.isOn = true }
        #expect(try moving.frame("content", at: 0).minY >= 1366)
        #expect(try moving.frame("content", at: 1).midY == 673)
    }

    @Test func `animations continue when a sheet covers them`() throws {
        let moving = try Moving { scenery in
            Color.black.frame(width: 20, height: 20).named("box").offset(x: scenery.number == 8 ? 40 : 0)
                .sheet(isPresented: presented(scenery)) { Color.red }
        }
        try moving.set { $0.number = 8 }
        try moving.session.advance(0.5)
        try moving.set { $0.isOn = true }
        #expect(try [0.5, 0.75, 1].map { try moving.frame("box", at: $0).minX } == [110, 120, 130])
    }

    @Test func `without an animation a sheet appears at once`() throws {
        let moving = try sheet()
        try moving.set(nil) { $0.isOn = true }
        #expect(!moving.session.isAnimating)
        #expect(try moving.names() == ["content"])
    }

    @Test func `a dialog moves from just below the screen and back`() throws {
        let moving = try Moving(insets: EdgeInsets(bottom: 20)) { scenery in
            Text("Below").confirmationDialog("What?", isPresented: presented(scenery)) {
                Button("One") {}.named("one")
            }
        }
        try moving.set { $0.isOn = true }
        let ends = try [0, 1].map { try moving.frame("one", at: $0) }
        // The cards of the buttons with their margins and the safe area inset.
        #expect(ends[0].minY >= 100 && ends[0].minY - ends[1].minY < 160)
        #expect(try abs(moving.frame("one", at: 0.5).minY - (ends[0].minY + ends[1].minY) / 2) <= 0.5)
        try moving.session.settle()
        try moving.set { $0.isOn = false }
        let now = moving.session.time
        #expect(try moving.frame("one", at: now) == ends[1])
        #expect(try moving.frame("one", at: now + 0.999).minY > 99)
    }

    @Test func `an alert shrinks on appearing and fades out`() throws {
        let moving = try Moving { scenery in
            Text("Below").alert("Sure?", isPresented: presented(scenery)) { Button("Yes") {} }
        }
        try moving.set { $0.isOn = true }
        #expect(try moving.figures("ScaleEffect", at: 0.5).count == 1)
        #expect(try dim(moving, at: 0.5).prefix(2) == ["Opacity 0.5", "Opacity 0.5"])
        try moving.session.settle()
        try moving.set { $0.isOn = false }
        let moment = moving.session.time + 0.25
        #expect(try dim(moving, at: moment).prefix(2) == ["Opacity 0.75", "Opacity 0.75"])
        #expect(try moving.figures("ScaleEffect", at: moment).isEmpty)
    }
}
