import Framewright
import FramewrightDrawing
import FramewrightVerification
import FramewrightViews
import Testing

@testable import FramewrightPreviews

@MainActor
struct PreviewAppearanceTests {
    /// A provider with a preview for each colour scheme.
    private struct Schemes: PreviewProvider {
        static var previews: some View {
            Text("day").preferredColorScheme(.light)
            Text("night").preferredColorScheme(.dark)
        }
    }

    private static let black = "#000000"
    private static let elevated = "#1c1c1e"
    private static let elevatedCard = "#2c2c2e"

    private func layout(_ view: some View, _ appearance: PreviewAppearance) throws -> ScreenLayout {
        try Session(
            appearance.applied(to: view), in: screen, theme: appearance.theme, traits: appearance.traits,
            renderer: Renderer()
        ).layout()
    }

    private var screen: Viewport { get throws { try Viewport(size: Size(width: 300, height: 500)) } }

    /// Returns the colours of all rectangles, in paint order.
    private func colors(_ layout: ScreenLayout) -> [String] {
        layout.tree.nodes.map { "\($0.payload)" }.filter { $0.contains("ectangle #") }
            .compactMap { $0.split(separator: " ").first { $0.hasPrefix("#") }.map(String.init) }
    }

    @Test func `a sheet in the dark appearance has the elevated colours, in its list too`() throws {
        let page = List { Text("Row") }
        let dark = try PreviewAppearance(PreviewConditions(colorScheme: .dark))
        let flat = colors(try layout(page, dark))
        #expect(flat.contains(Self.black) && flat.contains(Self.elevated) && !flat.contains(Self.elevatedCard))
        let sheet = colors(try layout(Color.clear.sheet(isPresented: .constant(true)) { page }, dark))
        #expect(sheet.contains(Self.elevated) && sheet.contains(Self.elevatedCard))
        let light = try PreviewAppearance(PreviewConditions(colorScheme: .light))
        let day = colors(try layout(Color.clear.sheet(isPresented: .constant(true)) { page }, light))
        #expect(!day.contains(Self.elevated) && !day.contains(Self.elevatedCard))
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func `each preview of a provider has the colour scheme that it prefers`(usual: ColorScheme) throws {
        let previews = try PreviewDeclaration.provider(Schemes.self).previews(in: screen, by: Renderer())
        #expect(previews.map(\.name) == ["Schemes", "Schemes 2"])
        let schemes = try previews.map { preview in
            let appearance = try PreviewAppearance(PreviewConditions(colorScheme: usual))
            _ = try layout(preview.view(), appearance)
            let hasChanged = appearance.takePreferredScheme()
            #expect(hasChanged == (appearance.scheme != usual))
            return appearance.scheme
        }
        #expect(schemes == [.light, .dark])
    }
}
