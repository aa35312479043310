import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightVerification

struct MatrixCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "matrix", abstract: "Renders many screens at once: a labelled sheet, a folder of files, or both.",
        discussion: """
            framewright matrix game2048/late-game --device 'iphone-*' \\
                --orientation portrait,landscape --sheet phones.png
            framewright matrix --device iphone-15,ipad-pro-12-9 --theme classic,midnight \\
                --context plain,dark --pairwise -o all/
            framewright matrix nightly --dry-run

            Every combination of what the axes may be is rendered, or with --pairwise a small set in which every two values \
            meet. Combinations that cannot be (a window held sideways, a theme in a context it does not have) are left out. \
            --where device=iphone-* and --where 'theme!=classic|midnight' leave out more; axes are scene, device, orientation, \
            theme, context, text-size, direction, locale.

            Of a --shard the sheet has its number, as in all-2-of-8.png.

            A name that framewright.json has under "matrices" stands for what is written there; options replace its axes. Its \
            themes' paths begin at the folder of that file.
            """)

    @Argument(
        help: "Only scenes whose scene/state contains one of these; or the name of one of the project's matrices.",
        completion: .scenes)
    var names: [String] = []

    @OptionGroup var axes: MatrixAxesOptions

    @Option(
        help: "A PNG file for the sheet; where it takes several pages, -1, -2 come before the file extension.",
        completion: .file(extensions: ["png"]))
    var sheet: String?

    @Option(name: [.short, .long], help: "A folder for an image of each cell.", completion: .directory)
    var output: String?

    @Option(help: "Pixels per point of the files. (default: each device's own)")
    var scale: Double?

    @Option(
        help:
            "The snapshot folder whose framewright.json has the project's matrices. (default: Snapshots, if there is one)",
        completion: .directory)
    var folder: String?

    @OptionGroup var devicesFile: DeviceFileOption
    @OptionGroup var shards: ShardOptions

    @Option(help: "Threads that paint; the result is the same for any number. (default: one a core)")
    var jobs: Int?

    @Flag(help: "Only say how many images there would be, and how long they would take.")
    var dryRun = false

    @Flag(help: "As JSON.")
    var json = false

    func validate() throws {
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs is 1 to 1024") }
        guard dryRun || sheet != nil || output != nil else {
            throw ValidationError("say where to: --sheet sheet.png, --output folder, or --dry-run")
        }
    }

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        Interruption.watch()
        try OutputPaths.checkNamed([sheet, output, shards.results])
        try OutputPaths.checkFiles([sheet], suggestion: "sheet.png")
        try OutputPaths.checkImages([sheet])
        try OutputPaths.check([shards.results], hold: .json)
        try OutputPaths.checkFolders([output], imageOption: "--sheet")
        try OutputPaths.check([sheet, shards.results], inputs: axes.theme + [devicesFile.devicesFile])
        let shard = try shards.chosen()
        let table = try devicesFile.table()
        let (asked, name) = try plan()
        var plan = asked
        let themes = try MatrixThemes(of: &plan, path: { path(of: $0, name) }, load: { try theme($0, of: asked, name) })
        let matrix = try plan.matrix(catalogue, table)
        LanguageRemark.report(plan.locales)
        let rules = try plan.rules(matrix, table, themes: themes.callAsFunction)
        let gallery = MatrixGallery(catalogue, devices: table, themes: themes.callAsFunction)
        if plan.isPairwise {
            return try render(matrix.pairwiseCells(rules), of: shard, matrix: matrix, gallery: gallery)
        }
        return try render(matrix.cells(rules), of: shard, matrix: matrix, gallery: gallery)
    }

    /// Returns the requested plan, and the name of the project's matrix if it is one.
    private func plan() throws -> (plan: MatrixPlan, name: String?) {
        let known = try ProjectSettings.read(from: folder)?.matrices ?? [:]
        var (plan, name): (MatrixPlan, String?) = (MatrixPlan(), nil)
        if names.count == 1, let named = known[names[0]] {
            (plan, name) = (named, names[0])
        } else {
            plan.scenes = names
        }
        try axes.apply(to: &plan)
        return (plan, name)
    }

    /// Paths of the project's matrices begin at its folder, those of options at the working one.
    private func path(of theme: String, _ name: String?) -> String {
        guard name != nil, axes.theme.isEmpty else { return theme }
        return SnapshotSettings.path(ofTheme: theme, in: folder ?? ProjectSettings.defaultFolder)
    }

    private func theme(_ theme: String, of plan: MatrixPlan, _ name: String?) throws -> Theme {
        do {
            return try ThemeOptions.load(path(of: theme, name))
        } catch {
            guard let name, axes.theme.isEmpty, let index = plan.themes.firstIndex(of: theme) else { throw error }
            let folder = folder ?? ProjectSettings.defaultFolder
            let steps = ["matrices", name, "themes", "\(index)"]
            throw SnapshotError(error) { _ in SnapshotSettings.place(of: steps, in: folder) } ?? error
        }
    }

    private static let few = 50

    @MainActor
    private func render(
        _ all: some Sequence<MatrixCell>, of shard: Shard, matrix: Matrix, gallery: MatrixGallery
    ) throws -> ExitStatus {
        guard all.contains(where: { _ in true }) else { throw MatrixError.empty }
        let cells = all.lazy.filter { shard.isWhole || shard.owns($0.name) }
        let count = cells.reduce(0) { count, _ in count + 1 }
        let jobs = jobs ?? ProcessEnvironment.coreCount
        let sheet = sheet.map { shard.isWhole ? $0 : Self.path($0, of: shard) }
        let output = MatrixGallery.Output(sheet: dryRun ? sheet ?? "" : sheet, folder: self.output, scale: scale)
        var estimate = "\(counted(count, "image")) of \(counted(matrix.fullCount, "combination"))"
        // A few are finished before the user has read an estimate.
        if dryRun || count > Self.few {
            let seconds = try gallery.secondsPerCell(cells, to: output, jobs: jobs) * Double(count)
            estimate += ", about \(Int(seconds.rounded(.up))) s"
            if dryRun {
                try report(estimate, count: count, seconds: seconds, pages: [])
                return .fine
            }
        }
        Console.note(estimate)
        let bar = ProgressBar(total: count, unit: .images)
        defer { bar.clear() }
        var failures: [String: SceneFailure] = [:]
        let pages = try gallery.render(
            cells, count: count, to: output, jobs: jobs, fail: { failures[$0.fileName] = $1 }
        ) {
            let done = $0
            try Interruption.check(
                self.output.map { "\(done) of \(count) images are in \($0)" } ?? Interrupted().remains)
            bar.draw(ExportProgress(stage: "rendering", frames: done))
        }
        bar.clear()
        for (name, failure) in failures.sorted(by: { $0.key < $1.key }) {
            Console.note("failed: \(name): \(failure.lines(\.commandLine).joined(separator: "; ").inOneLine)")
        }
        try writeResults(all, of: shard, failures: failures)
        try report(
            (pages + [self.output].compactMap(\.self)).joined(separator: "\n"), count: count, seconds: nil,
            pages: pages, failures: failures)
        return failures.isEmpty ? .fine : .findings
    }

    /// Returns the path of a shard's sheet, such as `sheet-2-of-8.png`.
    private static func path(_ sheet: String, of shard: Shard) -> String {
        let name = sheet.lastIndex(of: "/").map { sheet.index(after: $0) } ?? sheet.startIndex
        let dot = sheet[name...].lastIndex(of: ".") ?? sheet.endIndex
        return "\(sheet[..<dot])-\(shard.number)-of-\(shard.count)\(sheet[dot...])"
    }

    private func writeResults(
        _ cells: some Sequence<MatrixCell>, of shard: Shard, failures: [String: SceneFailure]
    ) throws {
        guard shards.results != nil else { return }
        let work = ShardedWork(cells, shard: shard, name: \.name)
        let results = work.items.map { cell in
            failures[cell.fileName].map { SnapshotResult(file: cell.fileName, $0, wording: \.commandLine) }
                ?? SnapshotResult(rendered: cell.fileName)
        }
        try shards.write(
            ShardResults(.matrix, title: "matrix", folder: output, plan: work.plan, rows: work.rows(results)))
    }

    private func report(
        _ text: String, count: Int, seconds: Double?, pages: [String], failures: [String: SceneFailure] = [:]
    ) throws {
        guard json else { return try Console.print(text) }
        let failed = failures.sorted { $0.key < $1.key }.map { name, failure in
            JSONOutput.object([
                ("file", .string(name)), ("details", .array(failure.lines(\.commandLine).map(JSONOutput.string))),
            ])
        }
        try Console.print(
            JSONOutput.object([
                ("pictures", .int(count - failures.count)), ("seconds", seconds.map(JSONOutput.double) ?? .null),
                ("sheets", .array(pages.map(JSONOutput.string))), ("folder", .optional(output)),
                ("failed", .array(failed)),
            ]).indented())
    }
}
