import Framewright
import FramewrightVerification

/// Lays out small views and lints them, with one font library for all tests.
@MainActor
enum Linting {
    static let renderer = Renderer()

    static func layout(
        _ view: some View, size: Size = Size(width: 100, height: 100), theme: Theme = .documented,
        direction: LayoutDirection = .leftToRight
    ) throws -> ScreenLayout {
        let viewport = try Viewport(size: size)
        return try renderer.layout(
            view, in: viewport, theme: theme, traits: Traits(layoutDirection: direction))
    }

    /// Returns the findings of one rule in the placed tree.
    static func findings(
        of rule: LintRule, in view: some View, size: Size = Size(width: 100, height: 100)
    ) throws -> [Finding] {
        try layout(view, size: size).findings(LintSettings().only([rule]))
    }

    /// Returns the findings of one rule in the drawn colours.
    static func colors(
        of rule: LintRule, in view: some View, theme: Theme = .documented
    ) throws -> [Finding] {
        try layout(view, size: Size(width: 160, height: 120), theme: theme)
            .colorFindings(LintSettings().only([rule]), theme: theme)
    }

    /// Returns the findings of comparing both layout directions.
    static func mirrored(_ rule: LintRule, _ view: () -> some View) throws -> [Finding] {
        let size = Size(width: 200, height: 100)
        return try layout(view(), size: size)
            .mirrorFindings(layout(view(), size: size, direction: .rightToLeft), LintSettings().only([rule]))
    }
}
