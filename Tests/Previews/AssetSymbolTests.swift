import Testing

@testable import FramewrightPreviews

struct AssetSymbolTests {
    private let symbols = AssetSymbols(colors: ["Brand Red", "Ink"], images: ["hero", "Icons/home"])

    /// Returns the declarations of a name in the generated file, each with the type that it extends.
    private func declarations(of name: String, beside sources: String...) -> [String] {
        var type = ""
        var found: [String] = []
        for line in symbols.source(beside: sources).split(separator: "\n") {
            if line.hasPrefix("extension") { type = String(line.split(separator: " ")[1]) }
            let words = line.split { $0 == " " || $0 == ":" }
            if words.count > 2, words[0] == "static", words[2] == name { found.append(type) }
        }
        return found
    }

    @Test func `colours and images have symbols, in groups with a namespace too`() {
        #expect(declarations(of: "brandRed") == ["SwiftUI.ColorResource", "SwiftUI.Color", "SwiftUI.ShapeStyle"])
        #expect(declarations(of: "hero") == ["SwiftUI.ImageResource"])
        #expect(declarations(of: "home") == ["SwiftUI.ImageResource"])
    }

    @Test(arguments: [
        ("extension Color { static let brandRed = Color.red }", ["SwiftUI.ColorResource"]),
        (
            "extension ShapeStyle where Self == Color { public static var brandRed: Color { .red } }",
            ["SwiftUI.ColorResource"]
        ),
        (
            "extension SwiftUI.ColorResource { func a() {}\nstatic private(set) var brandRed = ink }",
            ["SwiftUI.Color", "SwiftUI.ShapeStyle"]
        ),
    ])
    func `a static member of the sources takes the place of the symbol of its type`(source: String, rest: [String]) {
        #expect(declarations(of: "brandRed", beside: source) == rest)
    }

    @Test(arguments: [
        "enum Palette { static let brandRed = Color(.brandRed) }", "// extension Color { static let brandRed = 1 }",
        "let text = \"extension Color { static let brandRed = 1 }\"",
        "extension Color { var brandRed: Color { .red }; struct Inner { static let brandRed = 1 } }",
    ])
    func `members of other types, comments and strings take no place of a symbol`(source: String) {
        #expect(declarations(of: "brandRed", beside: source).count == 3)
    }

    @Test func `a static member takes the place of an image's symbol`() {
        #expect(declarations(of: "hero", beside: "extension ImageResource { static let hero = home }") == [])
    }

    @Test func `a group and an asset of the same symbol are a remark, and the asset has none`() {
        let symbols = AssetSymbols(colors: [], images: ["図", "図/家", "Icons/home", "icons"])
        #expect(symbols.remarks == ["asset \"図\" has no symbol, because a group has the same, .図"])
        let source = symbols.source(beside: [])
        #expect(source.contains("enum 図") && !source.contains("static let 図 ") && source.contains("static let icons "))
    }
}
