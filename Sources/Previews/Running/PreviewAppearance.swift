import Framewright
import FramewrightTheming
import FramewrightViews

/// The appearance in which a preview is drawn: the system's colours of 2026, and the colour scheme that the preview
/// prefers.
@MainActor
final class PreviewAppearance {
    private static let themes = SchemeThemes(light: .systemLight, dark: .systemDark)

    /// The colours of asset catalogues.
    let assetColors: AssetColors
    private(set) var scheme: ColorScheme
    private var preferred: ColorScheme?

    init(scheme: ColorScheme, assetColors: AssetColors = AssetColors { _, _, _ in nil }) {
        self.scheme = scheme
        self.assetColors = assetColors
    }

    var theme: Theme { scheme == .dark ? Self.themes.dark : Self.themes.light }

    var traits: Traits { Traits(colorScheme: scheme) }

    /// Remarks on colours that no asset catalogue has.
    var remarks: [String] {
        assetColors.missingNames.map { "colour \"\($0)\" is in no asset catalogue, so a grey is drawn" }
    }

    /// Returns a view in this appearance.
    func applied(to view: some View) -> some View {
        view
            .onPreferenceChange(PreferredColorSchemeKey.self) { [weak self] in self?.preferred = $0 }
            .environment(\.schemeThemes, Self.themes)
            .environment(\.systemPalette, .since2025)
            .environment(\.assetColor, assetColors)
    }

    /// Takes the colour scheme that the views prefer. Returns true if they must be laid out again for it.
    func takePreferredScheme() -> Bool {
        guard let preferred, preferred != scheme else { return false }
        scheme = preferred
        return true
    }
}
