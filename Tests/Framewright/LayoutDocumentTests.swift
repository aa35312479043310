import Foundation
import Framewright
import FramewrightDocuments
import FramewrightTestSupport
import Testing

private let renderer = Renderer()

@MainActor
struct LayoutDocumentTests {
    /// Returns a document of 120 by 60 points at scale 2.
    private func document(_ view: some View) throws -> LayoutDocument {
        let viewport = try Viewport(
            size: Size(width: 120, height: 60), scale: 2, safeAreaInsets: EdgeInsets(top: 10))
        let layout = try renderer.layout(view, in: viewport, theme: .documented)
        return LayoutDocument(layout, scene: "clock/noon", theme: .documented)
    }

    private func parse(_ text: String) throws -> LayoutDocument {
        try LayoutDocument(parsing: Array(text.utf8), file: "l.json")
    }

    private var clock: some View {
        HStack(spacing: 4) {
            Color.black.frame(width: 20)
            Text("12").font(.system(size: 16, weight: .bold)).lineLimit(1).accessibilityIdentifier("time")
            ForEach(["a/b"], id: \.self) { _ in Color.white }
        }
    }

    @Test func `a layout has one line per view`() throws {
        let expected = #"""
            {
              "format": "framewright-layout",
              "version": 1,
              "renderer": "\#(Renderer.version)",
              "scene": "clock/noon",
              "theme": "Documented",
              "context": null,
              "locale": "en",
              "screen": {"width": 120, "height": 60, "scale": 2, "safeArea": {"top": 10, "leading": 0, "bottom": 0, "trailing": 0}, "direction": "left-to-right", "textSize": "large"},
              "nodes": [
                {"path": "0", "type": "HStack", "frame": {"x": 0, "y": 10, "width": 120, "height": 50}},
                {"path": "0/0", "type": "Frame", "frame": {"x": 0, "y": 10, "width": 20, "height": 50}},
                {"path": "0/0/0", "type": "Color", "frame": {"x": 0, "y": 10, "width": 20, "height": 50}},
                {"path": "0/1", "type": "Text", "identifier": "time", "frame": {"x": 24, "y": 25.5, "width": 18, "height": 19.5}, "text": {"string": "12", "fonts": [{"face": "Inter-Bold", "size": 16}], "lines": 1, "firstBaseline": 15.5, "lastBaseline": 15.5}},
                {"path": "0/a~1b", "type": "Color", "frame": {"x": 46, "y": 10, "width": 74, "height": 50}}
              ]
            }

            """#
        #expect(try document(clock).text == expected)
    }

    @Test func `in a right-to-left layout the right is the leading side`() throws {
        let viewport = try Viewport(
            size: Size(width: 120, height: 60), safeAreaInsets: EdgeInsets(leading: 30, trailing: 7))
        let traits = Traits(locale: "he", dynamicTypeSize: .accessibility2)
        let layout = try renderer.layout(clock, in: viewport, theme: .documented, traits: traits)
        let screen = try parse(LayoutDocument(layout, scene: "s", theme: .documented, traits: traits).text).screen
        #expect(screen.safeAreaInsets == EdgeInsets(leading: 7, trailing: 30))
        #expect(screen.direction == .rightToLeft && screen.textSize == .accessibility2)
    }

    @Test func `files without direction and text size are read`() throws {
        let text = try document(clock).text.replacing(
            ", \"direction\": \"left-to-right\", \"textSize\": \"large\"", with: "")
        let screen = try parse(text).screen
        #expect(screen.direction == nil && screen.textSize == nil)
        #expect(throws: DocumentError.self) {
            try parse(try document(clock).text.replacing("\"large\"", with: "\"huge\""))
        }
    }

    @Test func `a layout gives the same bytes, and survives a round trip`() throws {
        let (first, second) = (try document(clock), try document(clock))
        #expect(first.text == second.text && first == second)
        #expect(try parse(first.text) == first)
        #expect(first.parents == [nil, 0, 1, 0, 0])
    }

    @Test func `a width of whole pixels has one spelling at any position`() throws {
        let viewport = try Viewport(size: Size(width: 400, height: 30), scale: 3)
        let width = 86.0 / 3
        let widths = try (0..<9).map { step in
            let view = Color.black.frame(width: width).padding(.leading, Double(step) * 37 / 3)
            let layout = try renderer.layout(view, in: viewport, theme: .documented)
            return LayoutDocument(layout, scene: "s", theme: .documented).nodes.last?.frame.width
        }
        #expect(Set(widths) == [width])
    }

    @Test func `text has its lines and truncation`() throws {
        let view = VStack(spacing: 0) {
            Text("much too long for one line").lineLimit(1).frame(height: 22)
            Text("shrinks until it fits").font(.system(size: 30)).lineLimit(1).minimumScaleFactor(0.1)
        }
        let texts = try document(view).nodes.compactMap(\.text)
        #expect(texts.map(\.isTruncated) == [true, false])
        #expect(texts[0].fonts.map(\.size) == [17] && texts[1].fonts[0].size < 20)
        #expect(texts.map(\.lines) == [1, 1])
    }

    @Test func `a scroll view clips, and text of two lines has two baselines`() throws {
        let document = try document(ScrollView { Text("two lines of words") })
        #expect(document.nodes.contains { $0.clips && $0.type == "ScrollView" })
        let text = try #require(document.nodes.last?.text)
        #expect(text.lines == 2 && text.lastBaseline > text.firstBaseline + 17)
    }

    @Test func `frames that are not finite are written as words and read back`() throws {
        let document = try document(Color.black.offset(x: -.infinity, y: .nan))
        let text = document.text
        #expect(text.contains(#""x": "-infinity""#) && text.contains(#""y": "nan""#))
        let frame = try #require(try parse(text).nodes.last?.frame)
        #expect(frame.minX == -.infinity && frame.minY.isNaN)
    }

    @Test(arguments: [
        (#""version": 1"#, #""version": 2"#, "another version"),
        (#""format": "framewright-layout""#, #""format": "layout""#, "this is no layout"),
        (#""locale": "en","#, "", "\"locale\" is missing"),
        (#""path": "0/0/0""#, #""path": "0/2/0""#, "is its parent"),
        (#""path": "0/1""#, #""path": "1""#, "is its parent"),
        (#""type": "Frame""#, #""tipe": "Frame""#, "\"type\" is missing"),
        (#""x": 24"#, #""x": "far""#, "unknown word"),
        (#""x": 24"#, #""x": 1e999"#, "out of range"),
        (#""lines": 1"#, #""lines": 0"#, "out of range"),
        (#""scale": 2"#, #""scale": 0"#, "out of range"),
        (#""identifier": "time""#, #""identifier": 7"#, "expected a string"),
        (#""identifier": "time""#, #""name": "time""#, "unknown key"),
    ])
    func `an invalid file is rejected with its position`(old: String, new: String, problem: String) throws {
        let text = try document(clock).text
        #expect(text.contains(old))
        let error = #expect(throws: DocumentError.self) { try parse(text.replacing(old, with: new)) }
        #expect(try #require(error).message.contains(problem))
        #expect(try #require(error).message.contains("l.json:"))
    }

    @Test(arguments: ["", "{", "[]", "{}", #"{"nodes": []}"#])
    func `a text that is no document is rejected`(text: String) {
        #expect(throws: DocumentError.self) { try parse(text) }
        #expect(throws: DocumentError.self) { try parse(String(repeating: "[" + text, count: 100_000)) }
    }

    @Test func `a mutated file is read or rejected without a crash`() throws {
        var random = SplitMix(state: 7)
        let bytes = Array(try document(clock).text.utf8)
        for _ in 0..<2000 { _ = try? LayoutDocument(parsing: random.mutated(bytes), file: "l.json").parents }
    }

    @Test(.enabled(if: SchemaValidator.installed != nil, "check-jsonschema is not installed"))
    func `schema and reader agree`() throws {
        let edits = [
            ("\"version\": 1", "\"version\": 1", true), ("\"version\": 1", "\"version\": 2", false),
            ("\"x\": 24", "\"x\": \"nan\"", true), ("\"x\": 24", "\"x\": \"far\"", false),
            ("\"lines\": 1", "\"lines\": 0", false), ("\"type\": \"Frame\"", "\"typ\": \"Frame\"", false),
        ]
        let text = try document(clock).text
        let documents = edits.map { text.replacing($0.0, with: $0.1) }
        let accepted = try #require(SchemaValidator.installed).accepts(documents, by: LayoutDocument.schemaSource)
        #expect(accepted == edits.map(\.2))
        #expect(documents.map { (try? parse($0)) != nil } == edits.map(\.2))
    }
}
