public import Framewright
import FramewrightDrawing
import FramewrightRaster
import FramewrightTheming

/// Checks the legibility and distinguishability of a theme's colours on every screen and in every context.
@MainActor
public struct ThemeCheck {
    private let catalogue: Catalogue
    private let devices: DeviceTable
    private let renderer: Renderer
    private let settings: ThemeCheckSettings

    /// Creates a check that lays out and draws the catalogue's screens with `renderer`.
    public init(
        _ catalogue: Catalogue, devices: DeviceTable = .shipped, renderer: Renderer = Renderer(),
        settings: ThemeCheckSettings = ThemeCheckSettings()
    ) {
        (self.catalogue, self.devices, self.renderer, self.settings) = (catalogue, devices, renderer, settings)
    }

    /// Checks a theme.
    ///
    /// - Parameters:
    ///   - screens: The screens to check. Their themes and contexts are ignored: each screen is checked in every
    ///     context of `theme`.
    ///   - jobs: The number of painting threads. The result does not depend on it.
    ///   - progress: Receives the number of finished screens. An error that it throws ends the check.
    public func report(
        on theme: Theme, screens: [MatrixCell], jobs: Int = 1, progress: (Int) throws -> Void = { _ in }
    ) throws -> ThemeReport {
        var facts = ThemeFacts(theme, settings)
        let usage = TokenUsage()
        for index in facts.contexts.indices {
            let shown = facts.contexts[index].theme.recording(in: usage)
            var rest = screens[...]
            while !rest.isEmpty {
                let batch = Array(rest.prefix(jobs * 4))
                rest = rest.dropFirst(batch.count)
                for colors in try colors(of: batch, in: shown, jobs) { facts.add(colors, in: index) }
                try progress(facts.screenCount)
            }
        }
        facts.asked = usage.asked
        return ThemeReport(facts)
    }

    /// Returns the number of screens that a check examines; a screen counts once per context.
    public func screenCount(of theme: Theme, screens: [MatrixCell]) -> Int {
        ThemeFacts(theme, settings).contexts.count * screens.count
    }

    private func colors(of cells: [MatrixCell], in theme: Theme, _ jobs: Int) throws -> [ScreenColors] {
        let placed = try cells.map { ($0, try layout($0, theme)) }
        let lint = settings.lint
        return try placed.concurrentMap(jobs: jobs) { cell, layout in
            Result { () throws(RenderError) in try layout.screenColors(of: cell, lint, theme) }
        }.map { try $0.get() }
    }

    private func layout(_ cell: MatrixCell, _ theme: Theme) throws -> ScreenLayout {
        let viewport = try devices.device(named: cell.device).viewport(cell.orientation)
        return try catalogue.layout(cell.scene, in: viewport, theme: theme, traits: cell.traits, by: renderer)
    }
}

extension ScreenLayout {
    fileprivate func screenColors(
        of cell: MatrixCell, _ settings: LintSettings, _ theme: Theme
    ) throws(RenderError) -> ScreenColors {
        do {
            var lint = ImageLint(self, settings: settings, theme: theme)
            return try lint.screenColors(of: cell)
        } catch {
            throw .raster(error)
        }
    }
}
