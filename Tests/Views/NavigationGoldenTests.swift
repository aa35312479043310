import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography
import FramewrightViews
import Testing

/// A screen that keeps its state between frames, and taps on its views.
@MainActor
final class LivingScreen {
    private let graph = ViewGraph()
    private let view: () -> any View
    private let isWide: Bool
    private(set) var tree: PlacedTree<ViewContent>

    init(isWide: Bool = false, _ view: @escaping () -> any View) throws {
        (self.view, self.isWide) = (view, isWide)
        tree = placed(EmptyView())
        try update()
    }

    /// Places the view until it no longer changes and all animations have ended.
    func update() throws {
        try settle()
        graph.advance(to: graph.time + 10)
        try settle()
    }

    private func settle() throws {
        let screen = ScreenArea(
            size: Size(width: isWide ? 800 : 320, height: 480), safeAreaInsets: EdgeInsets(top: 20, bottom: 10))
        let settlement = try graph.settle { () throws(LayoutError) in
            var environment = EnvironmentValues()
            environment.horizontalSizeClass = isWide ? .regular : .compact
            environment.safeAreaInsets = screen.safeAreaInsets
            let lowering = Lowering(
                environment: environment, measurer: Typesetter(fonts: fonts), report: Lowering.Report(),
                graph: graph)
            try graph.present(lowering.root(AnyView(view())), on: screen)
            return try graph.placed(on: screen)
        }
        guard case .settled(let tree) = settlement else { preconditionFailure("the view never settles") }
        self.tree = tree
    }

    /// The visible texts, in paint order.
    var texts: [String] {
        var texts: [String] = []
        var index = 0
        while index < tree.nodes.count {
            if tree.nodes[index].payload.hidesContent {
                index = tree.nodes[index].end
                continue
            }
            if case .text(let text) = tree.nodes[index].payload.figure { texts.append(text.string) }
            index += 1
        }
        return texts
    }

    /// Taps the first visible view that shows a text.
    func tap(_ text: String) throws {
        let shown = tree.nodes.indices.first { index in
            if case .text(let figure) = tree.nodes[index].payload.figure { figure.string == text } else { false }
        }
        let frame = tree.nodes[try #require(shown)].frame
        for index in tree.views(at: Point(x: frame.midX, y: frame.midY)) {
            for case .tap(_, let action) in tree.nodes[index].payload.interactions {
                action(.init(globalLocation: frame.origin, frame: frame))
                return try update()
            }
        }
        Issue.record("nothing answers a tap on \(text)")
    }
}

private struct Fruits: View {
    var body: some View {
        List {
            NavigationLink("Apple", value: "apple")
            NavigationLink("Pear") { Leaf() }
        }
        .navigationTitle("Fruits")
        .navigationDestination(for: String.self) { Text("about \($0)").navigationTitle($0) }
        .toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            ToolbarItem(placement: .bottomBar) { Button("Sort") {} }
        }
    }
}

private struct Leaf: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Leave") { dismiss() }.navigationBarTitle("Pear", displayMode: .inline) }
}

@MainActor
struct NavigationGoldenTests {
    @Test func `a navigation stack with a large title and bars`() {
        expectGolden("NavigationStack", NavigationStack { Fruits() }, width: 320, height: 480, insets: insets)
    }

    @Test func `a pushed page with a small title and a back button`() {
        expectGolden(
            "NavigationPath",
            NavigationStack(path: .constant(NavigationPath(["apple"]))) {
                Fruits().navigationBarTitleDisplayMode(.inline)
            }, width: 320, height: 480, insets: insets)
    }

    @Test func `a split view is a stack in a compact width`() {
        expectGolden(
            "NavigationSplitView",
            NavigationSplitView {
                Fruits()
            } detail: {
                Text("Detail")
            }, width: 320, height: 480)
    }

    @Test func `a tab view with a bar`() {
        expectGolden("TabView", tabs(.constant(2)), width: 320, height: 480, insets: insets)
    }

    @Test func `a tab view with pages`() {
        expectGolden(
            "TabView-page",
            TabView {
                Color.red
                Color.green
            }
            .tabViewStyle(.page(indexDisplayMode: .always)), width: 320, height: 480)
    }

    @Test func `a search field below a title`() {
        expectGolden(
            "searchable", NavigationStack { Text("Result").navigationTitle("Find").searchable(text: .constant("a")) },
            width: 320, height: 480)
    }

    @Test func `a sheet at half of the height`() {
        expectGolden(
            "presentationDetents",
            Text("Below").sheet(isPresented: .constant(true)) { Text("Sheet").presentationDetents([.medium, .large]) },
            width: 320, height: 480)
    }

    @Test func `a cover`() {
        expectGolden(
            "fullScreenCover", Text("Below").fullScreenCover(isPresented: .constant(true)) { Text("Cover") },
            width: 320, height: 480)
    }

    @Test func `a popover`() throws {
        let screen = try LivingScreen {
            Text("Source").popover(isPresented: .constant(true)) {
                Text("Popover").presentationCompactAdaptation(.popover)
            }
        }
        Golden.compare("popover", with: screen.tree.description, at: #_sourceLocation)
    }

    @Test func `a title and a toolbar inside of a geometry reader are shown in the bar`() throws {
        var title = "Old"
        let screen = try LivingScreen {
            NavigationStack {
                GeometryReader { _ in
                    Text("Page").navigationTitle(title).toolbar { Button("Add") {} }
                        .sheet(isPresented: .constant(true)) { Text("Sheet") }
                }
            }
        }
        #expect(Set(screen.texts) == ["Page", "Old", "Add", "Sheet"])
        title = "New"
        try screen.update()
        #expect(Set(screen.texts) == ["Page", "New", "Add", "Sheet"])
    }

    @Test func `an alert as a value`() {
        expectGolden(
            "Alert",
            Text("Below").alert(isPresented: .constant(true)) {
                Alert(title: Text("Delete?"), primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel())
            }, width: 320, height: 480)
    }

    @Test func `an open menu`() throws {
        let screen = try LivingScreen {
            Menu("Options") {
                Button("Copy") {}
                Divider()
                Button("Delete", role: .destructive) {}
            }
        }
        #expect(screen.texts == ["Options"])
        try screen.tap("Options")
        Golden.compare("Menu", with: screen.tree.description, at: #_sourceLocation)
        try screen.tap("Copy")
        #expect(screen.texts == ["Options"])
    }

    private var insets: EdgeInsets { EdgeInsets(top: 20, bottom: 10) }

    private func tabs(_ selection: Binding<Int>) -> some View {
        TabView(selection: selection) {
            Text("First").tabItem {
                Circle().frame(width: 20, height: 20)
                Text("One")
            }
            .tag(1)
            Text("Second").tabItem { Text("Two") }.badge(3).tag(2)
        }
    }

    @Test func `a tap on a link pushes its page, and the back button removes it`() throws {
        let screen = try LivingScreen { NavigationStack { Fruits() } }
        try screen.tap("Apple")
        #expect(screen.texts.contains("about apple") && !screen.texts.contains("Pear"))
        try screen.tap("Fruits")
        #expect(screen.texts.contains("Pear") && !screen.texts.contains("about apple"))
    }

    @Test func `a page pushed by a link with a view is removed by its dismiss action`() throws {
        let screen = try LivingScreen { NavigationStack { Fruits() } }
        try screen.tap("Pear")
        #expect(screen.texts == ["Leave", "Fruits", "Pear"])
        try screen.tap("Leave")
        #expect(screen.texts.contains("Apple"))
    }

    @Test func `a link appends its value to the path of its stack, which removes pages`() throws {
        var path = ["pear"]
        let screen = try LivingScreen {
            NavigationStack(path: Binding(get: { path }, set: { path = $0 })) {
                NavigationLink("Next", value: "apple").navigationDestination(for: String.self) {
                    NavigationLink("after \($0)", value: "plum")
                }
            }
        }
        try screen.tap("after pear")
        #expect(path == ["pear", "plum"])
        try screen.update()
        #expect(screen.texts.contains("after plum"))
        path = []
        try screen.update()
        #expect(screen.texts == ["Next"])
    }

    @Test func `a covered page disappears, and appears again when it is uncovered`() throws {
        var events: [String] = []
        var path: [Int] = []
        let screen = try LivingScreen {
            NavigationStack(path: Binding(get: { path }, set: { path = $0 })) {
                Text("Root").onAppear { events.append("in") }.onDisappear { events.append("out") }
                    .navigationDestination(for: Int.self) { Text("\($0)") }
            }
        }
        path = [1]
        try screen.update()
        try screen.update()
        path = []
        try screen.update()
        try screen.update()
        #expect(events == ["in", "out", "in"])
    }

    @Test func `a tap on a tab selects it, and the state of the others is kept`() throws {
        var selected = 1
        let screen = try LivingScreen {
            TabView(selection: Binding(get: { selected }, set: { selected = $0 })) {
                Counter().tabItem { Text("One") }.tag(1)
                Text("Second").tag(2).tabItem { Text("Two") }
            }
        }
        try screen.tap("count 0")
        try screen.tap("Two")
        #expect(selected == 2)
        try screen.update()
        #expect(screen.texts == ["Second", "One", "Two"])
        try screen.tap("One")
        try screen.update()
        #expect(screen.texts == ["count 1", "One", "Two"])
    }

    @Test func `a sheet shows its item until it is dismissed`() throws {
        var item: Item? = Item(id: 4)
        let screen = try LivingScreen {
            Text("Below").sheet(item: Binding(get: { item }, set: { item = $0 })) { item in
                VStack {
                    Text("item \(item.id)")
                    Leaf()
                }
            }
        }
        #expect(screen.texts == ["Below", "item 4", "Leave"])
        try screen.tap("Leave")
        #expect(item == nil)
        try screen.update()
        #expect(screen.texts == ["Below"])
    }

    @Test func `columns of a split view are side by side in a regular width, and links show the detail`() throws {
        let screen = try LivingScreen(isWide: true) {
            NavigationSplitView {
                Fruits()
            } detail: {
                Text("Detail")
            }
        }
        #expect(screen.texts.contains("Apple") && screen.texts.contains("Detail"))
        try screen.tap("Pear")
        #expect(screen.texts.contains("Apple") && screen.texts.contains("Leave") && !screen.texts.contains("Detail"))
    }
}

private struct Item: Identifiable { let id: Int }

private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("count \(count)") { count += 1 } }
}
