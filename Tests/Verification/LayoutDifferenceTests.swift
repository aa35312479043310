import Framewright
import FramewrightDocuments
import FramewrightVerification
import Testing

private let renderer = Renderer()

@MainActor
struct LayoutDifferenceTests {
    private func document(_ view: some View, width: Double = 200, scene: String = "s") throws -> LayoutDocument {
        let viewport = try Viewport(size: Size(width: width, height: 100), scale: 2)
        let layout = try renderer.layout(view, in: viewport, theme: .documented)
        return LayoutDocument(layout, scene: scene, theme: .documented)
    }

    private func lines(_ old: some View, _ new: some View, tolerance: Double = 0) throws -> [String] {
        let difference = LayoutDifference(from: try document(old), to: try document(new), tolerance: tolerance)
        return difference.description.split(separator: "\n").map(String.init)
    }

    /// Returns a row of a box at the left edge and a label after it.
    private func row(box: Double, label: Double = 40, named name: String = "label") -> some View {
        HStack(spacing: 0) {
            Color.black.frame(width: box, height: 10).accessibilityIdentifier("box")
            Color.white.frame(width: label, height: 10).accessibilityIdentifier(name)
            Spacer(minLength: 0)
        }
    }

    @Test func `two equal layouts have no difference`() throws {
        #expect(try lines(row(box: 10), row(box: 10)) == ["the layouts are the same"])
    }

    @Test func `moved and resized views are described`() throws {
        #expect(
            try lines(row(box: 10), row(box: 18, label: 32)) == [
                "box (Frame) width 10 -> 18", "label (Frame) moved 8 right, width 40 -> 32",
                "2 views differ, 2 more only went with the view around them",
            ])
    }

    @Test func `a view that moves with its parent is only counted`() throws {
        func view(_ left: Double) -> some View {
            VStack {
                VStack { row(box: 5) }.accessibilityIdentifier("group")
            }
            .frame(width: 100).position(left: left)
        }
        let difference = LayoutDifference(from: try document(view(0)), to: try document(view(30)))
        #expect(
            difference.views.map(\.description) == [
                "Padding at 0/0 width 100 -> 130", "group (VStack) moved 30 right",
            ])
        #expect(difference.followers > 5)
    }

    @Test func `added and removed views are reported once with their content`() throws {
        func view(_ shown: Bool) -> some View {
            ZStack {
                Color.black
                if shown { row(box: 10) }
            }
        }
        #expect(
            try lines(view(false), view(true)) == [
                "HStack at 0/1 added with 5 views inside, in (0,45 200x10)", "1 view differs",
            ])
        #expect(
            try lines(view(true), view(false)) == [
                "HStack at 0/1 removed with 5 views inside, was in (0,45 200x10)", "1 view differs",
            ])
    }

    @Test func `changed text is quoted with its font, lines and truncation`() throws {
        func view(_ text: String, _ size: Double) -> some View {
            Text(text).font(.system(size: size)).lineLimit(1).frame(width: 60, height: 40, alignment: .topLeading)
        }
        let smaller = try lines(view("12", 18), view("12", 10))
        #expect(smaller[0].contains("font Inter-Regular 18 -> Inter-Regular 10, first baseline "))
        let longer = try lines(view("12", 20), view("far too long", 20))
        #expect(longer[0].contains(#"Text "far too long" at 0/0 "#))
        #expect(longer[0].contains(#"text "12" -> "far too long", now truncated"#))
        #expect(try lines(view("far too long", 20), view("12", 20))[0].contains("no longer truncated"))
    }

    @Test func `a view is matched by its identifier at any position`() throws {
        let label = Color.white.frame(width: 20, height: 20).accessibilityIdentifier("label")
        let old = HStack(spacing: 0) {
            label
            Color.black
        }
        let new = HStack(spacing: 0) {
            Color.black
            VStack { label }
        }
        let difference = LayoutDifference(from: try document(old), to: try document(new))
        #expect(difference.views.contains { $0.description == "label (Frame) moved 180 right" })
    }

    @Test func `a modifier around a view does not change its identity`() throws {
        let difference = LayoutDifference(
            from: try document(row(box: 10)), to: try document(row(box: 10).padding(.leading, 6)))
        #expect(
            difference.views.map(\.description) == [
                "Padding at 0 added, in (0,45 200x10)", "HStack at 0/0 moved 6 right, width 200 -> 194",
            ])
        #expect(difference.followers == 5)
        let back = LayoutDifference(
            from: try document(row(box: 10).padding(.leading, 6)), to: try document(row(box: 10)))
        #expect(back.views.count == 2 && back.views.last?.changes == [.removed(inside: 0)])
    }

    @Test func `a view with an identifier represents the modifiers around it`() throws {
        func view(_ height: Double) -> some View {
            VStack(spacing: 0) {
                Color.black.frame(height: height)
                Text("12").accessibilityIdentifier("score").frame(height: 20).padding(.horizontal, 3)
                Spacer()
            }
        }
        #expect(
            try lines(view(10), view(15)) == [
                "Frame at 0/0 height 10 -> 15", "score (Text) moved 5 down",
                "Spacer at 0/2 moved 5 down, height 70 -> 65",
                "3 views differ, 3 more only went with the view around them",
            ])
    }

    @Test func `another identifier is a change, not another view`() throws {
        #expect(
            try lines(row(box: 10), row(box: 10, named: "title")) == [
                #"title (Frame) identifier "label" -> "title""#, "1 view differs",
            ])
    }

    @Test func `a tolerance ignores lengths up to its value`() throws {
        #expect(try lines(row(box: 10), row(box: 11), tolerance: 1) == ["the layouts are the same"])
        #expect(try lines(row(box: 10), row(box: 11.5), tolerance: 1) != ["the layouts are the same"])
    }

    @Test func `different settings are reported but are no difference`() throws {
        let difference = LayoutDifference(
            from: try document(row(box: 10), scene: "a"), to: try document(row(box: 10), scene: "b"))
        #expect(difference.isEmpty)
        #expect(difference.description == "scene a -> b\nthe layouts are the same")
    }

    @Test func `another direction and text size are reported`() throws {
        let viewport = try Viewport(size: Size(width: 200, height: 100))
        let documents = try [Traits(), Traits(locale: "ar", dynamicTypeSize: .xLarge)].map { traits in
            LayoutDocument(
                try renderer.layout(row(box: 200), in: viewport, theme: .documented, traits: traits), scene: "s",
                theme: .documented, traits: traits)
        }
        let difference = LayoutDifference(from: documents[0], to: documents[1])
        #expect(difference.settings.map(\.name) == ["locale", "direction", "text size"])
        #expect(difference.description.contains("direction left-to-right -> right-to-left"))
    }

    @Test func `a frame that is not finite is reported if it was finite before`() throws {
        let (broken, sound) = (Color.black.offset(x: .nan), Color.black.offset(x: 25))
        #expect(try lines(broken, broken) == ["the layouts are the same"])
        #expect(try lines(sound, broken)[0].contains("frame (25,0 200x100) -> (nan,0 200x100)"))
    }

    @Test func `control characters from a file are not written to the terminal`() throws {
        let text = try document(row(box: 10)).text
        let forged = text.replacing(#""label""#, with: #""\u001b[31mlabel\u202e""#)
        let new = try LayoutDocument(parsing: Array(forged.utf8), file: "f")
        let words = LayoutDifference(from: try document(row(box: 10)), to: new).description
        #expect(words.contains(#"\u{1B}[31mlabel\u{202E} (Frame)"#))
        #expect(!words.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    }

    @Test func `JSON output has frames and paths`() throws {
        let difference = LayoutDifference(from: try document(row(box: 10)), to: try document(row(box: 18)))
        let text = difference.output.indented()
        let root = try JSONDocument(parsing: Array(text.utf8), file: "d").root
        #expect(root["same"]?.content == .bool(false) && text.contains(#""path": "0/1""#))
        #expect(text.contains(#""moved 8 right""#))
    }

    /// Returns a layout of boxes at these paths, with types that depend on their order.
    private func boxes(_ paths: [String], type: String) throws -> LayoutDocument {
        let head = try document(Color.black).text.split(separator: "\n").prefix { !$0.contains("nodes") }
        let nodes = paths.enumerated().map { index, path in
            #"{"path": "\#(path)", "type": "\#(type)\#(index % 9)", "frame": {"x": \#(index), "y": 0, "width": 1, "height": 1}}"#
        }
        let text = head.joined(separator: "\n") + "\"nodes\": [\(nodes.joined(separator: ",\n"))]}"
        return try LayoutDocument(parsing: Array(text.utf8), file: "f")
    }

    @Test func `a deep hostile file is compared quickly`() throws {
        let paths = (0..<2000).map { String(repeating: "0/", count: $0) + "0" }
        let difference = LayoutDifference(from: try boxes(paths, type: "A"), to: try boxes(paths, type: "B"))
        #expect(difference.views.map(\.changes) == [[.added(inside: 1999)], [.removed(inside: 1999)]])
    }

    @Test func `a wide hostile file is compared quickly`() throws {
        let many = 50_000
        func paths(_ step: (Int) -> String) -> [String] { ["0"] + (0..<many).map { "0/\(step($0))" } }
        let old = try boxes(paths { _ in "same" }, type: "A")
        #expect(LayoutDifference(from: old, to: try boxes(paths { _ in "same" }, type: "A")).isEmpty)
        let others = LayoutDifference(from: old, to: try boxes(paths { "\($0)" }, type: "A"))
        #expect(others.views.count == 2 * many)
    }
}

extension View {
    /// Positions the view at a distance from the left edge of the screen.
    fileprivate func position(left: Double) -> some View {
        padding(.leading, left).frame(maxWidth: .infinity, alignment: .leading)
    }
}
