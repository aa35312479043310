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

    @Option(
        help:
            "A Markdown summary, as pull requests show it: counts and a table. It is added to the file that GITHUB_STEP_SUMMARY names.",
        completion: .file(extensions: ["md"]))
    var markdown: String?

    @Option(
        help: ArgumentHelp(
            "Where the current folder is published, for the images in --markdown. (default: their paths from its folder)",
            valueName: "address"))
    var imageAddress: String?

    @Flag(help: "Failures as workflow commands of GitHub Actions, which shows them beside the change.")
    var githubAnnotations = false

    var isAsked: Bool { files.contains { $0 != nil } || githubAnnotations }

    /// The files of all reports.
    private var files: [String?] { [report, junit, codeQuality, markdown] }

    /// Checks that reports are files, because standard output has the results.
    func validate() throws {
        guard !files.contains("-") else { throw ValidationError("a report is a file beside what is printed: name one") }
        guard markdown != "" else {
            throw ValidationError("--markdown has no file: GITHUB_STEP_SUMMARY is set in GitHub Actions only")
        }
        guard let imageAddress else { return }
        guard markdown != nil else { throw ValidationError("--image-address is for --markdown: name its file") }
        guard imageAddress.contains("://"), imageAddress.allSatisfy({ !$0.isWhitespace && !"\"<>`|\\".contains($0) })
        else {
            throw ValidationError("'\(imageAddress)' is no address, such as https://example.com/builds/12")
        }
    }

    /// Checks before any work that standard output is used once, and that no report overwrites another file that is
    /// written or read.
    func check(besideJSON json: Bool, results: String?, inputs: [String?]) throws(UsageError) {
        guard !json || !githubAnnotations else {
            throw UsageError(
                message: "--json and --github-annotations both are standard output",
                hint: "leave one of them out; --code-quality is JSON in a file")
        }
        try OutputPaths.check(files + [results], inputs: inputs)
    }

    /// Rejects folders and names of other kinds of files for reports.
    ///
    /// - Parameter name: The suggested file name, without its extension.
    func checkFiles(named name: String) throws {
        try OutputPaths.checkFiles([report], suggestion: "\(name).html")
        try OutputPaths.checkFiles([junit], suggestion: "\(name).xml")
        try OutputPaths.checkFiles([codeQuality], suggestion: "\(name).json")
        try OutputPaths.checkFiles([markdown], suggestion: "\(name).md")
        try OutputPaths.check([report], hold: .html)
        try OutputPaths.check([junit], hold: .xml)
        try OutputPaths.check([codeQuality], hold: .json)
        try OutputPaths.check([markdown], hold: .markdown)
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
        if let markdown {
            let output = MarkdownOutput(path: markdown, imageAddress: imageAddress)
            do { try output.write(results) } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }
}
