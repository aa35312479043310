public import Framewright
import FramewrightDrawing
import FramewrightRaster
import FramewrightTheming

/// Asks a theme's colours whether people can read and tell them apart, on every screen and in every context.
@MainActor
public struct ThemeCheck {
    private let catalogue: Catalogue
    private let devices: DeviceTable
    private let renderer: Renderer
    private let settings: ThemeCheckSettings

    public init(
        _ catalogue: Catalogue, devices: DeviceTable = .shipped, renderer: Renderer = Renderer(),
        settings: ThemeCheckSettings = ThemeCheckSettings()
    ) {
        (self.catalogue, self.devices, self.renderer, self.settings) = (catalogue, devices, renderer, settings)
    }

    /// Checks a theme.
    ///
    /// - Parameters:
    ///   - screens: which screens to look at; their themes and contexts are left aside, the theme is shown in each of its own.
    ///   - jobs: threads that paint; the result is the same for any number.
    ///   - progress: is told how many screens are done; what it throws ends the work.
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

    /// How many screens a check looks at, each context counted.
    public func screenCount(of theme: Theme, screens: [MatrixCell]) -> Int {
        ThemeFacts(theme, settings).contexts.count * screens.count
    }

    private func colors(of cells: [MatrixCell], in theme: Theme, _ jobs: Int) throws -> [ScreenColors] {
        let placed = try cells.map { ($0, try layout($0, theme)) }
        let (renderer, lint) = (renderer, settings.lint)
        return try placed.concurrentMap(jobs: jobs) { cell, layout in
            Result { () throws(RenderError) in try layout.screenColors(of: cell, lint, theme, renderer) }
        }.map { try $0.get() }
    }

    private func layout(_ cell: MatrixCell, _ theme: Theme) throws -> ScreenLayout {
        let viewport = try devices.device(named: cell.device).viewport(cell.orientation)
        return try catalogue.layout(cell.scene, in: viewport, theme: theme, traits: cell.traits, by: renderer)
    }
}

extension ScreenLayout {
    fileprivate func screenColors(
        of cell: MatrixCell, _ settings: LintSettings, _ theme: Theme, _ renderer: Renderer
    ) throws(RenderError) -> ScreenColors {
        do {
            var lint = ImageLint(self, settings, theme)
            return try lint.screenColors(of: cell)
        } catch {
            throw .raster(error)
        }
    }
}
