import Foundation
import FramewrightDrawing
import FramewrightLayoutEngine
import Observation
import Testing

@testable import FramewrightViews

private struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> Double? {
        context.colorScheme == .light ? context.maxDetentValue / 3 : nil
    }
}

private struct Framed: PreviewModifier {
    static func makeSharedContext() async throws -> String { "shared" }

    func body(content: Content, context: String) -> some View {
        VStack {
            Text(context)
            content
        }
    }
}

/// A value that views read, and that tests change.
@Observable
@MainActor
final class Observed<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}

@MainActor
struct KnownNameTests {
    @Test func `a navigation path is stored and read again`() throws {
        var path = NavigationPath([1, 2])
        path.append("three")
        let stored = try JSONEncoder().encode(try #require(path.codable))
        let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
        #expect(NavigationPath(read) == path)
        struct Plain: Hashable {}
        path.append(Plain())
        #expect(path.codable == nil)
    }

    @Test func `a type that the program does not have is an error of decoding a path`() {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(
                NavigationPath.CodableRepresentation.self, from: Data(#"["4none4TypeV", "1"]"#.utf8))
        }
    }

    @Test func `a custom detent computes its height from the environment`() {
        var environment = EnvironmentValues()
        let detent = PresentationDetent.custom(Third.self)
        #expect(detent == .custom(Third.self))
        #expect(detent.height(in: .init(maxDetentValue: 600, environment: environment)) == 200)
        environment.colorScheme = .dark
        #expect(detent.height(in: .init(maxDetentValue: 600, environment: environment)) == nil)
    }

    @Test func `the modifiers of a preview are applied with the shared value`() async throws {
        let preview = Preview("a", traits: .modifier(Framed()), .landscapeLeft) { Text("content") }
        #expect(preview.settings.orientation == .landscapeLeft)
        let screen = try LivingScreen { preview.body() }
        #expect(screen.texts == [])
        for _ in 0..<100 where screen.texts.isEmpty {
            await Task.yield()
            try screen.update()
        }
        Golden.compare("PreviewModifier", with: screen.tree.description, at: #_sourceLocation)
    }

    @Test(arguments: [
        ("systemBlueColor", "#0088ff", "#0091ff"), ("labelColor", "#000000", "#ffffff"),
        ("secondarySystemBackgroundColor", "#f2f2f7", "#1c1c1e"), ("separatorColor", "#3c3c434a", "#54545899"),
        ("linkColor", "#0088ff", "#0091ff"), ("tintColor", "#0088ff", "#0091ff"),
        ("systemGray3Color", "#c7c7cc", "#48484a"),
    ])
    func `the colours that asset catalogues refer to`(name: String, light: String, dark: String) {
        let color = PlatformColor(assetName: name)
        #expect(color?.value(in: .light, contrast: .standard).description == light)
        #expect(color?.value(in: .dark, contrast: .standard).description == dark)
        #expect(PlatformColor(assetName: "none\(name)") == nil)
    }

    @Test func `the platform's colours follow the contrast, and all but one are visible`() {
        let gray = PlatformColor.systemGray6
        #expect(gray.value(in: .dark, contrast: .increased).description == "#242426")
        var environment = EnvironmentValues()
        environment.colorSchemeContrast = .increased
        #expect(gray.color.resolve(in: environment).description == "#ebebf0")
        let invisible = PlatformColor.allCases.filter { $0.value(in: .light, contrast: .standard).opacity == 0 }
        #expect(invisible == [.clear])
    }

    @Test func `a link opens its address by the action in the environment`() throws {
        let opened = Observed("")
        let screen = try LivingScreen {
            Link("Site", destination: URL(filePath: "/a")).environment(
                \.openURL,
                OpenURLAction { url in
                    opened.value = url.path()
                    return .handled
                })
        }
        try screen.tap("Site")
        #expect(opened.value == "/a")
    }
}
