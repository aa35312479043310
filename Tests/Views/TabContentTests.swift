import FramewrightLayoutEngine
import FramewrightViews
import Testing

private struct Places: TabContent {
    @State private var badge = 4

    var body: some TabContent<Int> {
        Tab("Home", systemImage: "house", value: 0) { Text("at home") }.badge(badge)
        TabSection("Far") {
            Tab("Away", systemImage: "airplane", value: 1) { Text("away") }
            if badge == 4 { Tab("Gone", systemImage: "star", value: 2) { Text("gone") } }
        }
        Tab("Hidden", systemImage: "eye", value: 3) { Text("hidden") }.hidden(true)
    }
}

@MainActor
struct TabContentTests {
    @Test func `tabs of a type of their own, in sections and under conditions, are beside each other`() throws {
        let selection = Observed(2)
        let screen = try LivingScreen {
            TabView(selection: Binding(get: { selection.value }, set: { selection.value = $0 })) { Places() }
        }
        #expect(screen.texts == ["gone", "4", "Home", "Away", "Gone"])
        try screen.tap("Away")
        #expect(selection.value == 1 && screen.texts.first == "away")
    }

    @Test func `views with tab items and tabs can be mixed`() {
        expectGolden(
            "TabContent",
            TabView(selection: .constant(7)) {
                Text("old").tabItem { Text("Old") }.tag(1)
                ForEach(7..<9) { index in Tab("New \(index)", systemImage: "star", value: index) { Text("new") } }
            }, width: 320, height: 480)
    }

    @Test func `an optional selection finds a tab by its value`() throws {
        let screen = try LivingScreen {
            TabView(selection: .constant(Int?.some(6))) {
                Tab("Five", systemImage: "5.circle", value: 5) { Text("five") }
                Tab("Six", systemImage: "6.circle", value: 6) { Text("six") }
            }
        }
        #expect(screen.texts.first == "six")
    }
}
