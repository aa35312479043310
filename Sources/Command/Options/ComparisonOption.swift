import ArgumentParser
import FramewrightDocuments
import FramewrightVerification

/// The folder of compared images of `snapshot verify` and `snapshot merge`, for services that review images.
struct ComparisonOption: ParsableArguments {
    @Option(
        name: .customLong("reg-cli"),
        help: ArgumentHelp(
            """
            A new folder that image review services read: actual, expected and diff with images of the same names, and \
            reg.json in the form of reg-cli.
            """, valueName: "folder"), completion: .directory)
    var folder: String?

    /// Checks before any work that the folder can be made.
    func check() throws {
        guard let folder else { return }
        try OutputPaths.checkFolders([folder])
        guard !InputFile.isThere(folder) else {
            throw FileError.cannotCreate(
                path: folder, reason: "something of that name is there", hint: "remove it first")
        }
    }

    func write(_ report: ReviewReport, snapshots: String?) throws {
        guard let folder, let snapshots else { return }
        try report.writeComparison(to: folder, snapshots: snapshots)
    }
}
