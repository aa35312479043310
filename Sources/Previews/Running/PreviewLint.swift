package import Framewright
package import FramewrightTheming
package import FramewrightVerification
import FramewrightViews

/// Lint of previews.
@MainActor
package enum PreviewLint {
    /// Returns the problems of a preview, by the rules that need no other layout of it and are not about whole apps or
    /// the platform's own design.
    package static func findings(
        of layout: ScreenLayout, theme: Theme, by renderer: Renderer, settings: LintSettings = LintSettings()
    ) throws(RenderError) -> [Finding] {
        var settings = settings
        // These rules are about whole apps: empty areas, colours beside each other and descriptions of controls.
        for rule in [LintRule.unusedSpace, .colorVision, .undescribedControl] where !settings.names(rule) {
            settings.set(rule, to: .off)
        }
        return try Linter(settings, renderer: renderer).findings(layout, theme: theme).filter { !$0.isOfPlatform }
    }

    /// The rules that compare several layouts.
    static let comparing: [LintRule] = [.rightToLeft, .mirrorSymmetry, .shrinkingText]

    /// Returns the problems of a preview in the opposite layout direction and in other text sizes.
    ///
    /// - Parameter makeView: Creates the preview again, for each layout.
    static func comparisons(
        in viewport: Viewport, theme: Theme, _ traits: Traits, by renderer: Renderer,
        settings: LintSettings = LintSettings(), of makeView: @escaping () -> AnyView
    ) throws(RenderError) -> [Finding] {
        try Linter(settings.only(comparing), renderer: renderer)
            .findings(of: makeView, in: viewport, theme: theme, traits: traits)
    }
}

extension Finding {
    private static let platformControls = ["Toggle", "Stepper", "Slider", "DatePicker", "ColorPicker"]

    /// Whether the finding is about the platform's own design: the size of its controls, or the colours of their texts.
    fileprivate var isOfPlatform: Bool {
        switch rule {
        case .touchTarget: Self.platformControls.contains { view.hasPrefix($0) }
        case .contrast: explanation.contains("{color.control.")
        default: false
        }
    }
}
