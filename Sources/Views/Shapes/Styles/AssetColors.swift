package import FramewrightDrawing
import Synchronization

/// The colours of asset catalogues, by name and appearance.
///
/// Records the names that were looked up without result, so that they can be reported.
package final class AssetColors: Sendable {
    private let find: @Sendable (String, ColorScheme, ColorSchemeContrast) -> SRGBColor?
    private let missing = Mutex<Set<String>>([])

    /// Creates a lookup that returns nil for names that no catalogue has.
    package init(_ find: @escaping @Sendable (String, ColorScheme, ColorSchemeContrast) -> SRGBColor?) {
        self.find = find
    }

    /// The names that were looked up without result, sorted.
    package var missingNames: [String] { missing.withLock { $0.sorted() } }

    /// Returns the colour with a name in an environment's appearance. If there is none, returns a middle grey as a
    /// stand-in.
    func color(named name: String, in environment: EnvironmentValues) -> SRGBColor {
        if let color = find(name, environment.colorScheme, environment.colorSchemeContrast) { return color }
        missing.withLock { _ = $0.insert(name) }
        return SRGBColor(white: 0.6)
    }

    /// Returns the colour with the name `AccentColor`; nil if there is none.
    func accent(in environment: EnvironmentValues) -> SRGBColor? {
        find("AccentColor", environment.colorScheme, environment.colorSchemeContrast)
    }
}

extension AssetColors: Equatable {
    /// Whether both are the same instance.
    package static func == (one: AssetColors, other: AssetColors) -> Bool { one === other }
}
