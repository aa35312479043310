public import Framewright
import FramewrightViews

/// Asks every rule about a screen: the placed tree, the colours that are drawn, the same screen read the other way, and the same
/// screen at all other text sizes.
@MainActor
public struct Linter {
    public var settings: LintSettings
    private let renderer: Renderer

    public init(_ settings: LintSettings = LintSettings(), renderer: Renderer = Renderer()) {
        (self.settings, self.renderer) = (settings, renderer)
    }

    /// What all rules find on a screen.
    public func findings(
        of makeView: @escaping () -> AnyView, in viewport: Viewport, theme: Theme, traits: Traits = Traits()
    ) throws(RenderError) -> [Finding] {
        let layout = try renderer.layout(makeView(), in: viewport, theme: theme, traits: traits)
        return try findings(layout, theme: theme, traits: traits, makeView: makeView)
    }

    /// What all rules find on a screen that is laid out already. `makeView` makes the same screen again, for the other
    /// direction and the other text sizes; nil leaves the rules out that compare layouts.
    public func findings(
        _ layout: ScreenLayout, theme: Theme, traits: Traits = Traits(), makeView: (() -> AnyView)? = nil
    ) throws(RenderError) -> [Finding] {
        let findings =
            layout.findings(settings) + (try layout.colorFindings(settings, theme: theme, by: renderer))
        guard let makeView else { return findings }
        return findings + (try mirrorFindings(layout, theme, traits, makeView))
            + (try shrinkingFindings(layout, theme: theme, traits: traits, makeView: makeView))
    }

    private func mirrorFindings(
        _ layout: ScreenLayout, _ theme: Theme, _ traits: Traits, _ makeView: () -> AnyView
    ) throws(RenderError) -> [Finding] {
        guard settings.looks(for: .rightToLeft) || settings.looks(for: .mirrorSymmetry) else { return [] }
        var other = traits
        other.layoutDirection = traits.direction == .rightToLeft ? .leftToRight : .rightToLeft
        let turned = try renderer.layout(makeView(), in: layout.viewport, theme: theme, traits: other)
        let isPlain = traits.direction == .leftToRight
        return isPlain ? layout.mirrorFindings(turned, settings) : turned.mirrorFindings(layout, settings)
    }

    /// Lays the screen out at the eleven other text sizes and compares its texts.
    func shrinkingFindings(
        _ layout: ScreenLayout, theme: Theme, traits: Traits, makeView: () -> AnyView
    ) throws(RenderError) -> [Finding] {
        guard settings.looks(for: .shrinkingText) else { return [] }
        var layouts: [(textSize: DynamicTypeSize, layout: ScreenLayout)] = []
        for textSize in DynamicTypeSize.allCases {
            var other = traits
            other.dynamicTypeSize = textSize
            let isKnown = textSize == traits.dynamicTypeSize
            layouts.append(
                (
                    textSize,
                    isKnown
                        ? layout : try renderer.layout(makeView(), in: layout.viewport, theme: theme, traits: other)
                ))
        }
        return layout.shrinkingFindings(layouts, settings)
    }
}
