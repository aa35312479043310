import Foundation
import Framewright
import FramewrightVerification
import Testing

/// Screens with everything the view language draws, linted in every theme, direction and some text sizes.
///
/// `FRAMEWRIGHT_GALLERY=folder swift test --filter GalleryTests` also writes their images for inspection.
@MainActor
struct GalleryTests {
    nonisolated private static let folder = ProcessInfo.processInfo.environment["FRAMEWRIGHT_GALLERY"]
    nonisolated private static let pages = [
        "controls", "lists", "alert", "dialog", "sheet", "text", "drawing", "grids", "effects", "svg",
    ]
    private static let renderer = Renderer()

    @ViewBuilder
    private func page(_ name: String) -> some View {
        switch name {
        case "controls": ControlsPage()
        case "lists": ListPage()
        case "alert":
            ControlsPage().alert("Delete the game?", isPresented: .constant(true)) {
                Button("Delete", role: .destructive) {}
                Button("Keep", role: .cancel) {}
            } message: {
                Text("The board, its score and all moves are gone for good.")
            }
        case "dialog":
            ControlsPage().confirmationDialog(
                "Sort by", isPresented: .constant(true), titleVisibility: .visible
            ) {
                Button("Name") {}
                Button("Score") {}
            }
        case "sheet": ControlsPage().sheet(isPresented: .constant(true)) { ListPage() }
        case "text": TextPage()
        case "drawing": DrawingPage()
        case "effects": EffectsPage()
        case "svg": VectorPage()
        default: GridPage()
        }
    }

    private func layout(_ name: String, _ theme: ShippedTheme, context: String?, _ traits: Traits) throws
        -> ScreenLayout
    {
        let viewport = try Viewport(
            size: Size(width: 375, height: 667), scale: 2, safeAreaInsets: EdgeInsets(top: 20, bottom: 16))
        let theme = try context.map { try theme.theme.selecting(context: $0) } ?? theme.theme
        let layout = try Self.renderer.layout(page(name), in: viewport, theme: theme, traits: traits)
        if let folder = Self.folder {
            let direction = traits.layoutDirection == .rightToLeft ? ".rtl" : ""
            let file =
                "\(name).\(theme.name.lowercased())\(context.map { "-\($0)" } ?? "")\(direction).\(traits.dynamicTypeSize).png"
            try PNGFile.write(try Self.renderer.paint(layout), to: "\(folder)/\(file)", scale: 2)
        }
        return layout
    }

    @Test(arguments: pages, ShippedTheme.allCases)
    func `lint finds nothing in any theme`(page: String, theme: ShippedTheme) throws {
        let problems = try layout(page, theme, context: nil, Traits()).problems
        #expect(problems == "")
    }

    @Test(arguments: pages)
    func `lint finds nothing in a dark context`(page: String) throws {
        let problems = try layout(page, .classic, context: "dark", Traits()).problems
        #expect(problems == "")
    }

    @Test(arguments: pages)
    func `lint finds nothing in a right-to-left layout`(page: String) throws {
        let traits = Traits(layoutDirection: .rightToLeft)
        let problems = try layout(page, .classic, context: nil, traits).problems
        #expect(problems == "")
    }

    @Test(arguments: ["controls", "lists", "alert", "dialog", "text"], [DynamicTypeSize.xSmall, .xxxLarge])
    func `lint finds nothing at other text sizes`(page: String, size: DynamicTypeSize) throws {
        let traits = Traits(dynamicTypeSize: size)
        let problems = try layout(page, .documented, context: nil, traits).problems
        #expect(problems == "")
    }
}

extension ScreenLayout {
    /// The findings, one per line. The rules for touch targets and unused space are off, because controls have the
    /// platform's sizes.
    fileprivate var problems: String {
        var settings = LintSettings()
        for rule in [LintRule.touchTarget, .unusedSpace] { settings.set(rule, to: .off) }
        return findings(settings).map(\.description).joined(separator: "\n")
    }
}

private struct Page<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content.padding().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            .background(ThemeColor("color.control.surface"))
            .foregroundStyle(ThemeColor("color.control.ink"))
    }
}

private struct ControlsPage: View {
    var body: some View {
        Page {
            VStack(alignment: .leading, spacing: 14) {
                HStack {
                    Button("Automatic") {}
                    Button("Delete", role: .destructive) {}
                    Button("Off") {}.disabled(true)
                }
                HStack {
                    Button("Bordered") {}.buttonStyle(.bordered)
                    Button("Prominent") {}.buttonStyle(.borderedProminent)
                    Button("Off") {}.buttonStyle(.bordered).disabled(true)
                }
                Toggle("Sound", isOn: .constant(true))
                Toggle("Music", isOn: .constant(false))
                Slider(value: .constant(0.4))
                Slider(value: .constant(7.0), in: 0...10, label: { Text("Loudness") }) {
                    Text("0")
                } maximumValueLabel: {
                    Text("10")
                }
                Stepper("Rounds", value: .constant(4), in: 0...4)
                Picker("Size", selection: .constant(2)) {
                    Text("Small").tag(1)
                    Text("Medium").tag(2)
                    Text("Big").tag(3)
                }
                .pickerStyle(.segmented)
                TextField("Nickname", text: .constant("")).textFieldStyle(.roundedBorder)
                TextField("Nickname", text: .constant("Ada")).textFieldStyle(.roundedBorder)
                ProgressView("Loading", value: 0.6)
                HStack(spacing: 24) {
                    ProgressView()
                    ProgressView("Waiting")
                    Label {
                        Text("Label")
                    } icon: {
                        Circle().frame(width: 14, height: 14)
                    }
                }
            }
        }
    }
}

private struct ListPage: View {
    var body: some View {
        Form {
            Section {
                Toggle("Sound", isOn: .constant(true))
                Stepper("Rounds", value: .constant(2), in: 0...4)
            } header: {
                Text("Game")
            } footer: {
                Text("Sound is heard where there is a loudspeaker.")
            }
            Section("People") {
                ForEach(["Ada", "Grace", "Barbara"], id: \.self) { Text($0) }
            }
        }
    }
}

private struct TextPage: View {
    var body: some View {
        Page {
            VStack(alignment: .leading) {
                Text("Large title").font(.largeTitle)
                Text("Title").font(.title)
                Text("Headline").font(.headline)
                Text("Body text long enough to need a second line on a small phone, as most text is.")
                Text("Bold ").bold() + Text("italic ").italic() + Text("struck").strikethrough()
                    + Text(" and underlined").underline()
                Text("Callout").font(.callout)
                Text("Footnote").font(.footnote)
                Text("Caption").font(.caption)
                Text("0123456789").monospacedDigit()
                Text("monospaced").monospaced()
                Text("汉字 かな 한글 漢字")
                Text("שלום 2048 עולם")
                Text("مرحبا بالعالم ١٢٣")
                Text("Emoji 😀 👨‍👩‍👧 🇯🇵 👍🏽")
                Text("A gradient on letters").font(.title2)
                    .foregroundStyle(
                        LinearGradient(
                            colors: [
                                Color(red: 1, green: 0.2, blue: 0.2), Color(red: 0.2, green: 0.2, blue: 1),
                            ],
                            startPoint: .leading, endPoint: .trailing))
            }
        }
    }
}

private struct DrawingPage: View {
    private let red = Color(red: 0.9, green: 0.25, blue: 0.2)
    private let blue = Color(red: 0.15, green: 0.4, blue: 0.9)

    var body: some View {
        Page {
            VStack(spacing: 12) {
                HStack {
                    RoundedRectangle(cornerRadius: 24).fill(red)
                    RoundedRectangle(cornerRadius: 24, style: .circular).fill(blue)
                    Ellipse().fill(red)
                    Capsule().fill(blue)
                }
                .frame(height: 70)
                HStack {
                    Circle().stroke(red, lineWidth: 6).padding(3)
                    Circle().strokeBorder(blue, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [1, 11]))
                    UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30).fill(red.gradient)
                    Circle().trim(from: 0, to: 0.7).stroke(blue, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                        .padding(4)
                }
                .frame(height: 80)
                HStack {
                    Rectangle().fill(LinearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom))
                    Rectangle().fill(
                        RadialGradient(colors: [red, blue], center: .center, startRadius: 0, endRadius: 45))
                    Circle().fill(AngularGradient(colors: [red, blue, red], center: .center))
                }
                .frame(height: 90)
                ZStack {
                    Circle().fill(red).frame(width: 60, height: 60).offset(x: -15)
                    Circle().fill(blue).frame(width: 60, height: 60).offset(x: 15)
                }
                .opacity(0.5)
                Rectangle().fill(blue).frame(height: 40).clipShape(Capsule()).border(red, width: 2)
                Rectangle().fill(red).frame(height: 60).mask { Text("MASK").font(.largeTitle).bold() }
            }
        }
    }
}

private struct GridPage: View {
    var body: some View {
        Page {
            VStack(spacing: 16) {
                Grid(alignment: .leading) {
                    GridRow {
                        Text("Name")
                        Text("Score").gridColumnAlignment(.trailing)
                    }
                    Divider()
                    GridRow {
                        Text("Ada")
                        Text("131072")
                    }
                    GridRow { Text("All of it in one cell").gridCellColumns(2) }
                }
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
                    ForEach(0..<9) { Text("\($0)").frame(maxWidth: .infinity).padding(8).border(.black) }
                }
                ViewThatFits {
                    Text("A line much too long to fit on the screen of any phone there is today, or tomorrow")
                    Text("A short line")
                }
                GeometryReader { proxy in
                    Text("\(Int(proxy.size.width)) wide").position(x: proxy.size.width / 2, y: 20)
                }
                .frame(height: 40)
                ScrollView(.horizontal) {
                    HStack { ForEach(0..<12) { Text("Item \($0)").padding(6) } }
                }
            }
        }
    }
}
