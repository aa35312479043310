import Framewright
import Testing

@MainActor
struct ListAnimationTests {
    private func list(_ scenery: Scenery) -> some View {
        List { ForEach(scenery.names, id: \.self) { Text($0).named($0) } }.listStyle(.plain)
    }

    /// Returns the top edges of rows at a time. Rows are 44 points high, separators 1.
    private func edges(_ moving: Moving, _ names: [String], at time: Double) throws -> [Double] {
        let first = try Moving { _ in list(Scenery()) }.frame("a").minY
        return try names.map { try moving.frame($0, at: time).minY - first }
    }

    @Test func `a removed row fades in place, and the following rows move up`() throws {
        let moving = try Moving { list($0) }
        try moving.set { $0.names = ["a", "c"] }
        #expect(try moving.names(at: 0.5) == ["a", "b", "c"])
        #expect(try edges(moving, ["a", "b", "c"], at: 0) == [0, 45, 90])
        #expect(try edges(moving, ["a", "b", "c"], at: 0.4) == [0, 45, 72])
        #expect(try moving.figures("Opacity", at: 0.25) == ["Opacity 0.75", "Opacity 0.75"])
        #expect(try moving.names(at: 1) == ["a", "c"] && edges(moving, ["c"], at: 1) == [45])
    }

    @Test func `removing the first row removes the separator below it`() throws {
        let moving = try Moving { list($0) }
        try moving.set { $0.names = ["b", "c"] }
        #expect(try edges(moving, ["a", "b", "c"], at: 0) == [0, 45, 90])
        #expect(try edges(moving, ["b", "c"], at: 1) == [0, 45])
        #expect(try moving.figures("Text", at: 0.5).count == 3)
    }

    @Test func `reordered rows move to their new positions`() throws {
        let moving = try Moving { list($0) }
        try moving.set { $0.names = ["c", "b", "a"] }
        #expect(try edges(moving, ["a", "b", "c"], at: 0) == [0, 45, 90])
        #expect(try edges(moving, ["a", "b", "c"], at: 0.2) == [18, 45, 72])
        #expect(try edges(moving, ["a", "b", "c"], at: 1) == [90, 45, 0])
    }

    @Test func `rows below an inserted row move down`() throws {
        let moving = try Moving { list($0) }
        try moving.set { $0.names = ["a", "x", "b", "c"] }
        #expect(try edges(moving, ["a", "x", "b", "c"], at: 0.2) == [0, 45, 54, 99])
    }

    @Test func `rows in sections of a collection keep their identity`() throws {
        let moving = try Moving { scenery in
            List {
                ForEach(["one", "two"], id: \.self) { title in
                    Section(title) { ForEach(scenery.names, id: \.self) { Text($0).named(title + $0) } }
                }
            }
        }
        let before = try ["a", "c"].map { try moving.frame("two" + $0).minY }
        try moving.set { $0.names = ["c", "a"] }
        #expect(try ["a", "c"].map { try moving.frame("two" + $0, at: 0).minY } == before)
        #expect(try moving.names(at: 0.5).sorted() == ["onea", "oneb", "onec", "twoa", "twob", "twoc"])
    }

    @Test func `removing a section does not change the identity of the next one`() throws {
        let moving = try Moving { scenery in
            List {
                if !scenery.isOn { Section("first") { Text("1").named("first") } }
                Section("second") { Text("2").named("second") }
            }
        }
        let (first, second) = (try moving.frame("first").minY, try moving.frame("second").minY)
        try moving.set { $0.isOn = true }
        #expect(try moving.frame("second", at: 0).minY == second && moving.frame("first", at: 0.5).minY == first)
        #expect(try moving.frame("second", at: 1).minY == first)
    }

    @Test func `state stays with its row`() throws {
        struct Counter: View {
            let name: String
            @State private var count = 0

            var body: some View { Text("\(name)\(count)").named(name).onTapGesture { count += 1 } }
        }
        let moving = try Moving { scenery in
            List { ForEach(scenery.names, id: \.self) { Counter(name: $0) } }
        }
        try moving.session.tap("b")
        try moving.set { $0.names = ["c", "b"] }
        try moving.session.settle()
        #expect(try moving.figures("Text").map { $0.contains("b1") || $0.contains("c0") } == [true, true])
    }

    @Test func `a row of a static section moves up when the one above is removed`() throws {
        let moving = try Moving { scenery in
            List {
                Section("Header") {
                    if !scenery.isOn { Text("first").named("first") }
                    Text("second").named("second")
                }
            }
            .listStyle(.plain)
        }
        let (top, below) = (try moving.frame("first").minY, try moving.frame("second").minY)
        try moving.set { $0.isOn = true }
        #expect(try moving.frame("second", at: 0).minY == below && moving.frame("second", at: 1).minY == top)
        #expect(try moving.names(at: 0.5) == ["first", "second"])
    }
}
