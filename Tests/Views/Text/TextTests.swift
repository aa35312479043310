import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography
import FramewrightViews
import Testing

@MainActor
struct TextTests {
    private let long = "The quick brown fox jumps over the lazy dog"
    private let red = Color(red: 1, green: 0, blue: 0)

    private func dump(_ view: some View) -> String { placed(view, width: 200, height: 120).textDump }

    @Test func `text wraps to its proposal and is as wide as its longest line`() {
        expectTextGolden("Text", Text(long), width: 150)
    }

    @Test func `lines of a button are centred unless its style or label sets an alignment`() {
        func lines(_ view: some View) -> [Substring] {
            let dumped = dump(view.frame(width: 150)).split(separator: "\n").map { $0.drop { $0 == " " } }
            return dumped.filter { $0.hasPrefix("line") }
        }
        let (leading, centred) = (lines(Text(long)), lines(Text(long).multilineTextAlignment(.center)))
        #expect(leading.count == 3 && centred != leading)
        #expect(lines(Button(long) {}) == centred)
        #expect(lines(Button(long) {}.multilineTextAlignment(.trailing)) == centred)
        #expect(lines(Button(long) {}.buttonStyle(.plain)) == leading)
        let own = Button(action: {}) { Text(long).multilineTextAlignment(.leading) }
        #expect(lines(own) == leading)
    }

    @Test func `concatenated texts keep their own attributes`() {
        let text = Text("Best ").bold() + Text("2048").foregroundStyle(red).font(.title) + Text(" so far").italic()
        expectTextGolden("Text+Text", text.font(.body))
    }

    @Test func `fonts are text styles, sizes and families`() {
        expectTextGolden(
            "Text.font",
            VStack(spacing: 0) {
                Text("Title").font(.title)
                Text("Mono").font(.system(.body, design: .monospaced, weight: .bold))
                Text("Custom").font(.custom("Helvetica", size: 12, relativeTo: .caption))
                Text("Body")
            })
    }

    @Test func `weight, slant and design modify the inherited font`() {
        expectTextGolden(
            "Text.weight",
            VStack(spacing: 0) {
                Text("Bold").bold()
                Text("Heavy").fontWeight(.heavy)
                Text("Italic").italic()
                Text("Serif").fontDesign(.serif)
                Text("Mono").monospaced()
                Text("Not bold").bold(false)
            }.bold())
    }

    @Test(arguments: [Font.body, .system(.body, design: .serif), .system(.body, design: .monospaced)])
    func `text that is not monospaced keeps the design of the font`(font: Font) {
        #expect(dump(Text("Aa").font(font).monospaced(false)) == dump(Text("Aa").font(font)))
        #expect(dump(Text("Aa").monospaced(false).monospaced().font(font)) == dump(Text("Aa").font(font)))
        #expect(
            dump(Text("Aa").monospaced(false).font(font).fontDesign(.serif))
                == dump(Text("Aa").font(font).fontDesign(.serif)))
    }

    @Test func `monospaced digits have one width`() {
        expectTextGolden(
            "Text.monospacedDigit",
            VStack(alignment: .leading, spacing: 0) {
                Text("1111").monospacedDigit()
                Text("8888").monospacedDigit()
            })
    }

    @Test func `kerning, tracking and an offset of the baseline`() {
        let text = Text("AB").kerning(3) + Text("CD").tracking(2) + Text("up").baselineOffset(6)
        expectTextGolden("Text.spacing", text)
    }

    @Test func `underline and strikethrough`() {
        let text = Text("under").underline() + Text(" ") + Text("struck").strikethrough(color: red)
        expectTextGolden("Text.underline", text)
    }

    @Test func `the foreground style is the text's own or inherited`() {
        expectTextGolden(
            "Text.foregroundStyle",
            VStack(spacing: 0) {
                Text("own").foregroundColor(red)
                Text("given")
            }.foregroundStyle(Color.white))
    }

    @Test func `textCase changes the case of a text`() {
        expectTextGolden(
            "textCase",
            VStack(spacing: 0) {
                Text("Straße").textCase(.uppercase)
                Text("As Written").textCase(nil)
            }.textCase(.lowercase))
    }

    @Test(arguments: [
        ("ΟΔΥΣΣΕΥΣ ΚΑΣ", "οδυσσευς κας"), ("Σ ΑΣ’ ΑΣ’Α", "σ ας’ ασ’α"), ("ΑΣ.Β ΑΣ1 1Σ", "ασ.β ας1 1σ"),
    ])
    func `a sigma at the end of a word has its final lowercase form`(text: String, lowercase: String) {
        let tree = placed(Text(text).textCase(.lowercase))
        guard case .text(let shown) = tree.nodes[0].payload.figure else { return #expect(Bool(false)) }
        #expect(shown.string == lowercase)
    }

    @Test func `line limits truncate and ranges reserve space`() {
        expectTextGolden(
            "lineLimit",
            VStack(spacing: 0) {
                Text(long).lineLimit(1)
                Text("short").lineLimit(2, reservesSpace: true)
                Text("short").lineLimit(2...3)
            })
    }

    @Test func `the ellipsis is at the head, in the middle or at the tail`() {
        expectTextGolden(
            "truncationMode",
            VStack(spacing: 0) {
                Text(long).truncationMode(.head)
                Text(long).truncationMode(.middle)
                Text(long)
            }.lineLimit(1))
    }

    @Test func `text shrinks down to the minimum scale factor`() {
        expectTextGolden("minimumScaleFactor", Text(long).lineLimit(1).minimumScaleFactor(0.5))
    }

    @Test func `tightening is applied before shrinking`() {
        expectTextGolden(
            "allowsTightening", Text("The quick brown fox jumps").lineLimit(1).allowsTightening(true), width: 212)
    }

    @Test func `lines are aligned inside the text and spaced`() {
        expectTextGolden(
            "multilineTextAlignment", Text(long).multilineTextAlignment(.trailing).lineSpacing(4), width: 150)
    }

    @Test func `text styles follow the dynamic type size, within a range`() {
        expectTextGolden(
            "dynamicTypeSize",
            VStack(spacing: 0) {
                Text("Ag").dynamicTypeSize(.xSmall)
                Text("Ag").dynamicTypeSize(...DynamicTypeSize.large)
                Text("Ag").font(.system(size: 17))
                Text("Ag").font(.custom("Arial", size: 17))
            }.dynamicTypeSize(.accessibility1))
    }

    @Test func `right-to-left text in a right-to-left layout starts on the right`() {
        expectTextGolden(
            "writingDirection",
            Text("שלום 2048 טוב\nGame").environment(\.layoutDirection, .rightToLeft))
    }

    @Test func `the locale chooses the glyphs of ideographs`() {
        expectTextGolden("locale", Text("骨").environment(\.languageTag, "ja"))
    }

    @Test func `text baselines are alignment guides`() {
        expectTextGolden(
            "firstTextBaseline",
            HStack(alignment: .firstTextBaseline, spacing: 4) {
                Text("Ag").font(.largeTitle)
                Text("one\ntwo").font(.caption)
            })
    }

    @Test func `a scaled metric grows with body text`() {
        struct Probe: View {
            @ScaledMetric var side = 10.0
            @ScaledMetric(relativeTo: .largeTitle) var large = 34.0
            var body: some View { Color.black.frame(width: side, height: large) }
        }
        expectTextGolden("ScaledMetric", Probe().dynamicTypeSize(.accessibility5))
    }

    @Test func `a rounded design and an unknown family are drawn in the system font, with a remark`() {
        func remarks(_ text: Text) -> [String] {
            placed(text).nodes.flatMap { node -> [String] in
                guard case .text(let figure) = node.payload.figure else { return [] }
                return figure.remarks
            }
        }
        let text = Text("a") + Text("b").font(.custom("Comic", size: 9)) + Text("c").fontDesign(.rounded)
        #expect(errors(text).isEmpty)
        #expect(remarks(text).count == 2 && remarks(text).contains { $0.contains("\"Comic\"") })
        #expect(
            placed(text).textDump == placed(Text("a") + Text("b").font(.custom("system", size: 9)) + Text("c")).textDump
        )
    }

    @Test func `attributes of a text override those of its environment`() {
        let text = (Text("a").font(.caption) + Text("b")).font(.title)
        let sizes = placed(text.font(.body)).displayList().items.compactMap { item in
            if case .glyphs(let run, _) = item.command { run.size } else { nil }
        }
        #expect(sizes == [12, 28])
    }
}
