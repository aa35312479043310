public import Framewright
import FramewrightViews

/// Asks every rule about a screen: the placed tree, the colours that are drawn, and the same screen read the other way.
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
    /// direction; nil leaves the rules out that compare the two.
    public func findings(
        _ layout: ScreenLayout, theme: Theme, traits: Traits = Traits(), makeView: (() -> AnyView)? = nil
    ) throws(RenderError) -> [Finding] {
        let findings =
            layout.findings(settings) + (try layout.colorFindings(settings, theme: theme, by: renderer))
        guard let makeView, settings.looks(for: .rightToLeft) || settings.looks(for: .mirrorSymmetry) else {
            return findings
        }
        var other = traits
        other.layoutDirection = traits.direction == .rightToLeft ? .leftToRight : .rightToLeft
        let turned = try renderer.layout(makeView(), in: layout.viewport, theme: theme, traits: other)
        let isPlain = traits.direction == .leftToRight
        return findings + (isPlain ? layout.mirrorFindings(turned, settings) : turned.mirrorFindings(layout, settings))
    }
}
