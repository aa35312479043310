import FramewrightVerification
import Testing

@testable import FramewrightPreviews

struct SourceRemarkTests {
    private func index(_ sources: String...) -> SourceIndex {
        SourceIndex(
            sources.enumerated().map { (path: "\($0.offset).swift", source: SourceTokens($0.element)) },
            table: .shipped)
    }

    private func remarks(_ sources: String...) -> [String] {
        SourceIndex(
            sources.enumerated().map { (path: "\($0.offset).swift", source: SourceTokens($0.element)) },
            table: .shipped
        ).remarks().map { "\($0.file ?? ""):\($0.line ?? 0) \($0.grade.rawValue) \($0.name ?? "") \($0.count)" }
    }

    @Test func `names without exact drawing have one remark per file with the first line and the number of uses`() {
        let source = """
            // AsyncImage
            let text = "AsyncImage \\(1)"
            AsyncImage(url: nil)
                .onHover { _ in }
                .background(.thinMaterial)
            AsyncImage(url: nil)
            """
        #expect(
            remarks(source, "AsyncImage()") == [
                "0.swift:3 stand-in AsyncImage 2", "0.swift:4 accepted onHover 1", "0.swift:5 stand-in .thinMaterial 1",
                "1.swift:1 stand-in AsyncImage 1",
            ])
    }

    @Test(arguments: [
        ("struct AsyncImage {}", "AsyncImage()"), ("extension View { func help(_ s: String) {} }", "x.help(\"a\")"),
        ("enum Ink { case multicolor }", "Ink.multicolor"), ("", "Theme.Material()"), ("", "x.help"),
        ("", "inset(by: 4)"), ("", "onHover: value"), ("", "#if os(iOS)\nx.onHover {}\n#endif"),
        ("", "#if canImport(UIKit) || !DEBUG\nx.onHover {}\n#elseif os(macOS)\nAsyncImage()\n#endif"),
    ])
    func `other meanings of a name have no remark`(declaration: String, use: String) {
        #expect(remarks(declaration, use) == [])
    }

    @Test(arguments: [
        ("List {}.listStyle(.inset)", "listStyle(.inset)"), ("SwiftUI.AsyncImage(url: a)", "AsyncImage"),
        (".font(.system(size: 3, design: .rounded))", "design: .rounded"),
        ("x.popover(isPresented: $a, arrowEdge: .top) {}", "popover(arrowEdge:)"),
        ("#if os(Linux) && canImport(SwiftUI)\nx.onHover {}\n#else\nAsyncImage()\n#endif", "onHover"),
    ])
    func `forms of a name in source code have a remark`(source: String, name: String) {
        #expect(index(source).remarks().map(\.name) == [name])
    }

    @Test func `the grade of a preview is the lowest of the names it uses, directly or through declarations`() throws {
        let source = """
            struct Plain: View { var body: some View { Rectangle().fill(Color(white: 0)) } }
            struct Titled: View { var body: some View { VStack { Text("a"); Plain() } } }
            extension View { func card() -> some View { background(.thinMaterial) }; func other() {} }
            #Preview { Plain() }
            #Preview { Titled() }
            #Preview { Titled().card() }
            #Preview { Plain().other().onHover { _ in } }
            """
        let index = index(source)
        let grades = try (4...7).map { line in
            index.grade(of: index.reach(of: try #require(index.preview(inFile: "0.swift", line: line))))
        }
        #expect(grades == [.exact, .measured, .standIn, .exact])
        let card = try #require(index.preview(inFile: "0.swift", line: 6))
        #expect(index.remarks(in: index.reach(of: card)).map(\.line) == [3])
    }

    @Test(arguments: [
        ("the font family \"Nope\" is not installed; drawn in the system font", 3),
        ("image symbol sparkle.bad: has no outline yet", 4), ("image logo: not in a.xcassets", 2),
        ("`TabView` has its bar at the bottom", 5),
        ("there is no typeface of the rounded design; drawn in the default design", 6),
        ("asynchronous work goes on without end", nil),
    ])
    func `a remark made while drawing has the place of what it names`(text: String, line: Int?) {
        let source = """
            struct A {
            Image("logo")
            Text("a").font(.custom("Nope", size: 3))
            Image(systemName: "sparkle.bad")
            TabView {}
            .fontDesign(.rounded) }
            """
        let remark = index(source).placed(text, near: [])
        #expect(remark.line == line && remark.grade == .standIn)
        #expect(remark.file == (line == nil ? nil : "0.swift"))
    }

    @Test func `an error that names an absent type has the reason`() {
        let file = LeftOutFile(
            file: "a.swift", line: 1, reason: "no such module 'UIKit'", missingDependency: nil)
        #expect(file.explained(missing: [:]).reason.hasPrefix("no such module 'UIKit' (UIKit is a framework"))
    }

    @Test func `an error that names a module of a package that is not there has the command that fetches it`() {
        let file = LeftOutFile(
            file: "a.swift", line: 1, reason: "no such module 'Nuke'", missingDependency: nil)
        let reason = file.explained(missing: ["Nuke": "nuke"]).reason
        #expect(
            reason
                == "no such module 'Nuke' (it belongs to package nuke that is not there; swift package resolve fetches it)"
        )
    }

    @Test func `stand-ins and remarks of drawing are errors in a strict run, accepted names are not`() {
        let sources = index("AsyncImage()\nx.onHover {}").remarks()
        let drawn = PreviewRemark(file: nil, line: nil, grade: .standIn, name: nil, text: "a", count: 1)
        let picture = PreviewReport.Picture(
            conditions: PreviewConditions(), image: "p.png", failure: nil, remarks: [drawn], findings: [])
        let preview = PreviewReport.Preview(
            name: "p", identifier: "p", file: nil, line: nil, grade: .standIn, pictures: [picture, picture],
            sourceRemarks: sources)
        let report = PreviewReport(previews: [preview, preview], leftOut: [], unused: [], sourceRemarks: sources)
        #expect(report.strictErrors.map(\.text) == [sources[0].text, "a"] && report.isComplete)
    }
}
