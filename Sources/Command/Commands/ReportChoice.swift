import ArgumentParser
import FramewrightDocuments
import FramewrightVerification

/// Where `snapshot verify`, `snapshot merge` and `lint` say what was found, besides the terminal.
struct ReportChoice: ParsableArguments {
    @Option(
        help:
            "An HTML page of what differs or is wrong, to look through: side by side, in turns, with lint's findings on it."
    )
    var report: String?

    @Option(help: "A JUnit XML file, as CI systems read it.")
    var junit: String?

    @Option(help: "A JSON file in the form of GitLab's code quality reports.")
    var codeQuality: String?

    @Flag(help: "Failures as workflow commands of GitHub Actions, which shows them beside the change.")
    var githubAnnotations = false

    var isAsked: Bool { report != nil || junit != nil || codeQuality != nil || githubAnnotations }

    /// Reports are files, beside what is printed.
    func validate() throws {
        let files = [report, junit, codeQuality]
        guard !files.contains("-") else { throw ValidationError("a report is a file beside what is printed: name one") }
        try OutputPaths.checkApart(files)
    }

    /// Annotations go where JSON would.
    func check(besideJSON json: Bool) throws(UsageError) {
        guard json, githubAnnotations else { return }
        throw UsageError(
            message: "--json and --github-annotations both are standard output",
            hint: "leave one of them out; --code-quality is JSON in a file")
    }

    /// All that was asked for; `folder` is that of the snapshots, nil where results are of no files.
    func write(_ results: ReviewReport, folder: String?) throws {
        if let report { try OutputFile.write(Array(try results.html().utf8), to: report) }
        if let junit { try OutputFile.write(Array(try results.junit().utf8), to: junit) }
        if let codeQuality { try OutputFile.write(Array(results.codeQuality(folder: folder).utf8), to: codeQuality) }
        if githubAnnotations {
            for line in results.githubAnnotations(folder: folder) { try Console.print(line) }
        }
    }
}
