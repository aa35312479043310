import FramewrightDocuments

/// The folder that the code of previews sees as its main bundle: the runner, beside links to the data files of the
/// sources.
struct PreviewBundle: Sendable {
    private static let largestRunner = 16 << 20

    /// The kit with the runner of the bundle.
    let kit: PreviewKit

    /// Creates the bundle in an empty folder.
    ///
    /// If several data files have one name, the first is used.
    init(kit: PreviewKit, data files: [String], in folder: String) throws(PreviewError) {
        let runner = "\(folder)/\(kit.runner.split(separator: "/").last ?? "runner")"
        do {
            _ = try Folder.create(for: runner)
            // A link would lead to the folder of its target.
            try OutputFile.write(try InputFile.read(kit.runner, limit: Self.largestRunner), to: runner)
        } catch { throw .file(error.message) }
        guard makeExecutable(runner) else { throw .file("\(runner) cannot be run") }
        for file in files {
            guard let place = OutputFile.place(of: file), let name = file.split(separator: "/").last else { continue }
            // Fails for a name that is there already.
            _ = makeLink(at: "\(folder)/\(name)", to: place)
        }
        self.kit = kit.running(runner)
    }
}
