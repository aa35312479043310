import ArgumentParser
import Framewright
import FramewrightDocuments

struct DoctorCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Checks whether this machine has all that the tool needs.",
        discussion: """
            Names the versions of the tool, Swift and the libraries, compares every font file with that of Debian 12, and renders a known \
            picture, whose pixels are the same on every machine. Exit code 0 if nothing is missing that every command needs, \
            69 if something is, 1 if a font or a picture is another one.

            framewright doctor
            framewright doctor --hashes
            framewright doctor --json
            """)

    @Flag(help: "Render every picture of the project's table of hashes too, and compare the pixels.")
    var hashes = false

    @Flag(help: "Print the report as JSON, with every font file.")
    var json = false

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        let report = DoctorReport.ofThisMachine(hashes: hashes ? catalogue : nil)
        try Console.print(json ? report.output.indented() : report.lines.joined(separator: "\n"))
        return report.status
    }
}
