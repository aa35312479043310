import Framewright
import Testing

@MainActor
struct MatchedReturnTests {
    /// Two views in a removable box, one of them with matched geometry.
    private struct Box: View {
        let scenery: Scenery
        @Namespace private var space

        var body: some View {
            if !scenery.isOn {
                ZStack(alignment: scenery.number == 7 ? .topLeading : .bottomTrailing) {
                    Color.clear
                    Color.red.frame(width: 20, height: 20).named("plain")
                    Color.blue.frame(width: 40, height: 40).named("matched").matchedGeometryEffect(id: 1, in: space)
                }
            }
        }
    }

    @Test(arguments: ["plain", "matched"])
    func `a view inserted again moves from its visible position`(name: String) throws {
        let moving = try Moving { Box(scenery: $0) }
        let start = try moving.frame(name)
        try moving.set { $0.isOn = true }
        try moving.session.advance(0.25)
        try moving.set {
            $0.isOn = false
            $0.number = 8
        }
        let frames = try [0.25, 0.75, 1.25].map { try moving.frame(name, at: $0) }
        #expect(frames[0] == start && frames[2].maxX == 200 && frames[2].maxY == 100)
        #expect(frames[1].midX == (frames[0].midX + frames[2].midX) / 2)
    }
}
