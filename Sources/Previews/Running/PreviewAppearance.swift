import Framewright
import FramewrightTheming
import FramewrightVerification
import FramewrightViews
import Synchronization

/// The appearance in which a preview is drawn: the system's colours of 2026 or those of a theme, the colour scheme that
/// the preview prefers, and no scroll indicators.
@MainActor
final class PreviewAppearance {
    /// The colours of asset catalogues.
    let assetColors: AssetColors
    /// The messages of asset catalogues that cannot be read.
    private let failures = SharedMessages()
    private(set) var scheme: ColorScheme
    private var preferred: ColorScheme?
    private let themes: SchemeThemes
    let conditions: PreviewConditions

    /// - Parameter images: The library with the asset catalogues; nil if there are none.
    /// - Throws: The error of a theme that cannot be loaded.
    init(_ conditions: PreviewConditions, images: ImageLibrary? = nil) throws {
        scheme = conditions.colorScheme
        self.conditions = conditions
        themes = try Self.themes(named: conditions.theme)
        let failures = failures
        assetColors = AssetColors { name, scheme, contrast in
            do throws(ImageFailure) {
                return try images?.color(named: name, traits: AssetTraits(colorScheme: scheme, contrast: contrast))
            } catch {
                failures.withLock { if !$0.contains(error.message) { $0.append(error.message) } }
                return nil
            }
        }
    }

    /// Returns the themes of both colour schemes: the system's, or a theme with its context `dark` if it has one.
    private static func themes(named name: String?) throws -> SchemeThemes {
        guard let name else {
            return SchemeThemes(light: .systemLight, dark: .systemDark, elevatedDark: .systemElevatedDark)
        }
        let light = try ThemeSource(name).theme()
        let dark = (try? light.selecting(context: "dark")) ?? light
        return SchemeThemes(light: light, dark: dark, elevatedDark: dark)
    }

    var theme: Theme { scheme == .dark ? themes.dark : themes.light }

    var traits: Traits {
        Traits(
            locale: conditions.locale ?? "en", dynamicTypeSize: conditions.textSize ?? .large,
            layoutDirection: conditions.direction, colorScheme: scheme)
    }

    /// The first asset catalogue or colour set that cannot be read; nil if there is none.
    var failure: String? { failures.withLock { $0.first } }

    /// Remarks on colours that no asset catalogue has.
    var remarks: [String] {
        assetColors.missingNames.map { "colour \"\($0)\" is in no asset catalogue, so a grey is drawn" }
    }

    /// Returns a view in this appearance.
    func applied(to view: some View) -> some View {
        view
            .onPreferenceChange(PreferredColorSchemeKey.self) { [weak self] in self?.preferred = $0 }
            .environment(\.schemeThemes, themes)
            .environment(\.systemPalette, .since2025)
            .environment(\.assetColor, assetColors)
            .scrollIndicatorsHiddenAtRest()
    }

    /// Takes the colour scheme that the views prefer. Returns true if they must be laid out again for it.
    func takePreferredScheme() -> Bool {
        guard let preferred, preferred != scheme else { return false }
        scheme = preferred
        return true
    }
}

/// Messages that are collected on any thread.
private final class SharedMessages: Sendable {
    private let messages = Mutex<[String]>([])

    func withLock<Result: Sendable>(_ body: (inout [String]) -> Result) -> Result {
        messages.withLock { messages in body(&messages) }
    }
}
