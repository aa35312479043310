import ArgumentParser
import Framewright
import FramewrightVerification

/// The options that select the screens that show a theme.
struct ThemeScreensOptions: ParsableArguments {
    @Option(
        help: """
            Only screens whose scene/state contains this, or is like it where it has a star: game2048/, '*/start'; may be given \
            several times.
            """, completion: .scenes)
    var scene: [String] = []

    @Option(
        help:
            "Ids of devices; a star stands for any signs: 'iphone-*'; may be given several times. (default: iphone-15)",
        completion: .devices)
    var device: [String] = []

    @Flag(help: "Hold the devices sideways, where they can be.")
    var landscape = false

    @OptionGroup var devicesFile: DeviceFileOption

    /// Returns the selected screens, by default all.
    func cells(of catalogue: Catalogue) throws -> [MatrixCell] {
        let table = try devicesFile.table()
        var plan = MatrixPlan()
        plan.scenes = scene
        plan.devices = device.flatMap { $0.split(separator: ",").map(String.init) }
        plan.orientations = landscape ? [.landscape] : []
        let matrix = try plan.matrix(catalogue, table)
        let rules = try plan.rules(matrix, table) { _ in .documented }
        let cells = Array(matrix.cells(rules))
        guard !cells.isEmpty else { throw MatrixError.empty }
        return cells
    }

    /// Returns the screens for images. If no scene is selected, each scene is in the state that shows most of a theme.
    @MainActor
    func chosen(of catalogue: Catalogue, _ sheet: ThemeSheet, _ theme: Theme) throws -> [MatrixCell] {
        let all = try cells(of: catalogue)
        return scene.isEmpty ? try sheet.telling(all, in: theme) : all
    }
}
