import Framewright
import Testing

@MainActor
struct GeometryGroupTests {
    private func tray(_ scenery: Scenery) -> some View {
        HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20).named("old")
            if scenery.isOn { Color.black.frame(width: 20, height: 20).named("new") }
        }
        .frame(width: 40, height: 20, alignment: .leading)
    }

    private func shelf(_ scenery: Scenery, _ tray: some View) -> some View {
        tray.frame(maxWidth: .infinity, alignment: scenery.isOn ? .trailing : .leading)
    }

    @Test func `a view inserted into a moving group moves with it`() throws {
        let moving = try Moving { shelf($0, tray($0).geometryGroup()) }
        try moving.set { $0.isOn = true }
        #expect(try [0, 0.5, 1].map { try moving.frame("old", at: $0).minX } == [0, 80, 160])
        #expect(try [0, 0.5, 1].map { try moving.frame("new", at: $0).minX } == [20, 100, 180])
    }

    @Test func `without a group an inserted view is at its final position`() throws {
        let moving = try Moving { shelf($0, tray($0)) }
        try moving.set { $0.isOn = true }
        #expect(try [0, 0.5, 1].map { try moving.frame("old", at: $0).minX } == [0, 80, 160])
        #expect(try [0, 0.5, 1].map { try moving.frame("new", at: $0).minX } == [180, 180, 180])
    }

    @Test func `a group that does not move changes nothing`() throws {
        let moving = try Moving { tray($0).geometryGroup() }
        try moving.set { $0.isOn = true }
        #expect(try [0, 1].map { try moving.frame("new", at: $0).minX } == [100, 100])
    }
}
