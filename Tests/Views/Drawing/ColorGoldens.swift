import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTheming
import FramewrightViews
import Testing

@MainActor
struct ColorGoldens {
    private let system: [Color] = [
        .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
    ]

    private func strip(_ colors: [Color]) -> some View {
        HStack(spacing: 0) { ForEach(colors.indices, id: \.self) { colors[$0] } }
    }

    @Test func `system colours follow scheme, contrast and palette`() {
        expectGolden(
            "Color.system",
            VStack(spacing: 0) {
                strip(system)
                strip(system).environment(\.colorScheme, .dark)
                strip(system).environment(\.colorSchemeContrast, .increased)
                strip(system).environment(\.systemPalette, .since2025)
                strip(system).environment(\.systemPalette, .since2025).colorScheme(.dark)
                strip([.black, .white, .clear]).colorScheme(.dark)
            })
    }

    @Test func `semantic colours follow the scheme and the theme`() throws {
        let colors: [Color] = [.primary, .secondary, .accentColor]
        let midnight = try Theme.shipped(named: "midnight")
        expectGolden(
            "Color.semantic",
            VStack(spacing: 0) {
                strip(colors).foregroundStyle(.red)
                strip(colors).environment(\.colorScheme, .dark).tint(.green)
                strip(colors).accentColor(.orange)
                strip(colors).environment(\.theme, midnight)
            })
    }

    @Test func `a colour of an asset catalogue has an appearance, a missing one a stand-in`() {
        let assets = AssetColors { name, scheme, contrast in
            guard name == "Brand" || name == "AccentColor" else { return nil }
            return SRGBColor(white: scheme == .dark ? 0.2 : contrast == .increased ? 1 : 0.8)
        }
        expectGolden(
            "Color.asset",
            VStack(spacing: 0) {
                strip([Color("Brand"), Color("Brand").opacity(0.5), .accentColor, Color("Bland")])
                Color("Brand").environment(\.colorScheme, .dark)
                Color("Brand").environment(\.colorSchemeContrast, .increased)
            }.environment(\.assetColor, assets))
        #expect(assets.missingNames == ["Bland"])
    }

    @Test func `styles with a meaning are drawn`() {
        expectGolden(
            "SemanticStyles",
            HStack(spacing: 0) {
                Rectangle().fill(.tint)
                Rectangle().fill(.tint.secondary).tint(.red)
                Rectangle().fill(.background)
                Rectangle().fill(.background.secondary).colorScheme(.dark)
                Rectangle().fill(.background).backgroundStyle(.blue)
                Rectangle().fill(.separator)
                Rectangle().fill(.placeholder)
                Rectangle().fill(.link)
                Rectangle().fill(.selection)
                Rectangle().fill(.fill)
                Rectangle().fill(.fill.tertiary)
                Rectangle().fill(.windowBackground)
            })
    }

    @Test func `levels of the foreground style are the label colours, its own, or shares`() {
        let levels = HStack(spacing: 0) {
            Rectangle().fill(.primary)
            Rectangle().fill(.secondary)
            Rectangle().fill(.tertiary)
            Rectangle().fill(.quaternary)
            Rectangle().fill(.quinary)
        }
        expectGolden(
            "foregroundStyle.levels",
            VStack(spacing: 0) {
                levels
                levels.colorScheme(.dark)
                levels.foregroundStyle(.red)
                levels.foregroundStyle(.red, .blue)
                levels.foregroundStyle(.secondary).foregroundStyle(.red, .green.opacity(0.5), .blue)
                Rectangle().fill(.blue.secondary)
            })
    }

    @Test func `custom styles resolve in the environment`() {
        expectGolden(
            "ShapeStyle.resolve",
            VStack(spacing: 0) {
                Rectangle().fill(Panel())
                Rectangle().fill(Panel()).environment(\.colorScheme, .dark)
                Rectangle().foregroundStyle(SecondRank()).foregroundStyle(.green)
                Circle().fill(AnyShapeStyle(Panel()).opacity(0.5))
            })
    }

    @Test func `type-erased gradients take a direction`() {
        expectGolden(
            "AnyGradient",
            VStack(spacing: 0) {
                Rectangle().fill(.linearGradient(Color.black.gradient, startPoint: .leading, endPoint: .trailing))
                Rectangle().fill(AnyGradient(Gradient(colors: [.red, .blue])).colorSpace(.perceptual))
                Rectangle().fill(.radialGradient(Color.yellow.gradient, endRadius: 9))
            })
    }

    @Test func `a scheme is set for all views inside`() {
        expectGolden(
            "preferredColorScheme",
            VStack(spacing: 0) {
                Text("dark").preferredColorScheme(.dark)
                Text("as it is").preferredColorScheme(nil)
                Toggle("dark", isOn: .constant(false)).colorScheme(.dark)
            })
    }
}

private struct Panel: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.yellow : Color.purple.opacity(0.5)
    }
}

private struct SecondRank: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { HierarchicalShapeStyle.secondary }
}
