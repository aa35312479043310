public import Framewright
import FramewrightViews

/// Runs all lint rules on a screen: those on the placed tree, on the drawn colours, on the mirrored layout, and on
/// the layouts at all other text sizes.
@MainActor
public struct Linter {
    /// The levels and limits of the rules.
    public var settings: LintSettings
    private let renderer: Renderer

    /// Creates a linter that lays out and draws with `renderer`.
    public init(_ settings: LintSettings = LintSettings(), renderer: Renderer = Renderer()) {
        (self.settings, self.renderer) = (settings, renderer)
    }

    /// Lays out a screen and returns the findings of all rules.
    public func findings(
        of makeView: @escaping () -> AnyView, in viewport: Viewport, theme: Theme, traits: Traits = Traits()
    ) throws(RenderError) -> [Finding] {
        let layout = try renderer.layout(makeView(), in: viewport, theme: theme, traits: traits)
        return try findings(layout, theme: theme, traits: traits, makeView: makeView)
    }

    /// Returns the findings of all rules on an existing layout.
    ///
    /// - Parameter makeView: Creates the same screen again, for the opposite layout direction and the other text
    ///   sizes. If nil, the rules that compare layouts are skipped.
    public func findings(
        _ layout: ScreenLayout, theme: Theme, traits: Traits = Traits(), makeView: (() -> AnyView)? = nil
    ) throws(RenderError) -> [Finding] {
        let findings =
            layout.findings(settings) + (try layout.colorFindings(settings, theme: theme))
        guard let makeView else { return findings }
        return findings + (try mirrorFindings(layout, theme: theme, traits: traits, makeView: makeView))
            + (try shrinkingFindings(layout, theme: theme, traits: traits, makeView: makeView))
    }

    private func mirrorFindings(
        _ layout: ScreenLayout, theme: Theme, traits: Traits, makeView: () -> AnyView
    ) throws(RenderError) -> [Finding] {
        guard settings.checks(.rightToLeft) || settings.checks(.mirrorSymmetry) else { return [] }
        var other = traits
        other.layoutDirection = traits.direction == .rightToLeft ? .leftToRight : .rightToLeft
        let turned = try renderer.layout(makeView(), in: layout.viewport, theme: theme, traits: other)
        let isPlain = traits.direction == .leftToRight
        return isPlain ? layout.mirrorFindings(turned, settings) : turned.mirrorFindings(layout, settings)
    }

    /// Lays out the screen at the other eleven text sizes and reports texts that shrink as the text size grows.
    func shrinkingFindings(
        _ layout: ScreenLayout, theme: Theme, traits: Traits, makeView: () -> AnyView
    ) throws(RenderError) -> [Finding] {
        guard settings.checks(.shrinkingText) else { return [] }
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
