import ArgumentParser
import FramewrightDocuments
import FramewrightVerification

/// The report files and annotations of `snapshot verify`, `snapshot merge` and `lint`.
struct ReportOptions: ParsableArguments {
    @Option(
        help:
            "An HTML page of what differs or is wrong, to look through: side by side, in turns, with lint's findings on it.",
        completion: .file(extensions: ["html", "htm"]))
    var report: String?

    @Option(help: "A JUnit XML file, as CI systems read it.", completion: .file(extensions: ["xml"]))
    var junit: String?

    @Option(help: "A JSON file in the form of GitLab's code quality reports.", completion: .file(extensions: ["json"]))
    var codeQuality: String?

    @Flag(help: "Failures as workflow commands of GitHub Actions, which shows them beside the change.")
    var githubAnnotations = false

    var isAsked: Bool { report != nil || junit != nil || codeQuality != nil || githubAnnotations }

    /// Checks that reports are files, because standard output has the results.
    func validate() throws {
        let files = [report, junit, codeQuality]
        guard !files.contains("-") else { throw ValidationError("a report is a file beside what is printed: name one") }
    }

    /// Checks before any work that standard output is used once, and that no report overwrites another file that is
    /// written or read.
    func check(besideJSON json: Bool, results: String?, inputs: [String?]) throws(UsageError) {
        guard !json || !githubAnnotations else {
            throw UsageError(
                message: "--json and --github-annotations both are standard output",
                hint: "leave one of them out; --code-quality is JSON in a file")
        }
        try OutputPaths.check([report, junit, codeQuality, results], inputs: inputs)
    }

    /// Rejects folders and names of other kinds of files for reports.
    ///
    /// - Parameter name: The suggested file name, without its extension.
    func checkFiles(named name: String) throws {
        try OutputPaths.checkFiles([report], suggestion: "\(name).html")
        try OutputPaths.checkFiles([junit], suggestion: "\(name).xml")
        try OutputPaths.checkFiles([codeQuality], suggestion: "\(name).json")
        try OutputPaths.check([report], hold: .html)
        try OutputPaths.check([junit], hold: .xml)
        try OutputPaths.check([codeQuality], hold: .json)
    }

    /// Writes all requested reports. `folder` is the snapshot folder, or nil if the results do not refer to files. If a
    /// report cannot be written, throws after the others were written.
    func write(_ results: ReviewReport, folder: String?) throws {
        if githubAnnotations {
            for line in results.githubAnnotations(folder: folder) { try Console.print(line) }
        }
        var results = results
        results.missingCommand = results.acceptingCommand.map { "\($0) --mode missing" }
        var failure: (any Error)?
        func attempt(_ path: String?, _ text: () throws -> String) {
            guard let path else { return }
            do { try OutputFile.write(Array(try text().utf8), to: path) } catch { failure = failure ?? error }
        }
        attempt(report) { try results.html() }
        attempt(junit) { results.junit() }
        attempt(codeQuality) { results.codeQuality(folder: folder) }
        if let failure { throw failure }
    }
}
