import ArgumentParser
import Framewright
import FramewrightVerification

/// The options that select screens for lint, in addition to the axes of a matrix.
struct LintScreenOptions: ParsableArguments {
    @OptionGroup var file: DeviceFileOption

    @Flag(help: "Hold the devices sideways.")
    var landscape = false

    @Option(help: "A screen of this many points instead of a device, such as 500x900.")
    var size: String?

    @Option(help: "Pixels per point, 0.25 to 8. (default: the device's; 1 with --size)")
    var scale: Double?

    @Flag(help: "Colours are to stand apart more than usual, where a screen knows how.")
    var increasedContrast = false
}

/// A scene in one combination of device, theme and user settings.
struct LintScreen {
    /// The reference of the scene, `scene/state`.
    let reference: String
    /// The reference. If there are several combinations, with the values that distinguish it.
    let name: String
    /// The name of an image of it, without folder.
    let fileName: String
    /// The device's identifier, or the size in points that was given.
    let device: String
    let viewport: Viewport
    let theme: Theme
    let traits: Traits
}

extension LintCommand {
    /// Returns every selected scene in every valid combination of the axes.
    func screens(of catalogue: Catalogue) throws -> [LintScreen] {
        var plan = MatrixPlan()
        plan.scenes = filters
        try axes.apply(to: &plan)
        let themes = try MatrixThemes(of: &plan)
        let (matrix, cells, table) = try cells(of: &plan, catalogue, themes)
        let isSingle = matrix.counts.dropFirst().allSatisfy { $0 == 1 }
        return try cells.map { cell in
            var traits = cell.traits
            if screen.increasedContrast { traits.colorSchemeContrast = .increased }
            return LintScreen(
                reference: cell.scene, name: isSingle ? cell.scene : cell.label,
                fileName: isSingle ? "\(cell.scene).png" : cell.fileName,
                device: screen.size ?? cell.device, viewport: try viewport(of: cell, table),
                theme: try ThemeOptions.select(cell.context, of: try themes(cell.theme)),
                traits: traits)
        }
    }

    private func cells(
        of plan: inout MatrixPlan, _ catalogue: Catalogue, _ themes: MatrixThemes
    ) throws -> (matrix: Matrix, cells: [MatrixCell], table: DeviceTable) {
        if screen.landscape { plan.orientations = [.landscape] }
        guard screen.size == nil || plan.devices.isEmpty else {
            throw UsageError(message: "--size and --device both name a screen", hint: "leave one of them out")
        }
        let table = try screen.file.table()
        let matrix = try plan.matrix(catalogue, table)
        LanguageRemark.report(matrix.locales)
        // An invalid single device or context is an error, not a combination to skip.
        let isOneTheme = matrix.themes.count == 1 && matrix.contexts.count == 1
        if isOneTheme { _ = try ThemeOptions.select(matrix.contexts[0], of: try themes(matrix.themes[0])) }
        var rules = try plan.rules(matrix, table, themes: themes.callAsFunction)
        if matrix.devices.count == 1 { rules.fixedDevices = [] }
        let cells = Array(axes.pairwise ? Array(matrix.pairwiseCells(rules)) : Array(matrix.cells(rules)))
        guard !cells.isEmpty else { throw MatrixError.empty }
        return (matrix, cells, table)
    }

    private func viewport(of cell: MatrixCell, _ table: DeviceTable) throws -> Viewport {
        guard let size = screen.size else {
            return try table.device(named: cell.device).viewport(cell.orientation, scale: screen.scale)
        }
        let points = try DeviceOptions.size(size)
        let turned = cell.orientation == .landscape ? Size(width: points.height, height: points.width) : points
        return try Viewport(size: turned, scale: screen.scale ?? 1)
    }
}
