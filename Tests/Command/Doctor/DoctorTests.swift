import Foundation
import Framewright
import FramewrightDocuments
import FramewrightScreens
import FramewrightTestSupport
import Testing

@testable import FramewrightCommand

/// The report on a machine.
@MainActor
struct DoctorTests {
    private func report(_ states: [DoctorReport.State]) -> DoctorReport {
        DoctorReport(
            checks: states.enumerated().map { index, state in
                DoctorReport.Check(
                    topic: .fonts, name: "F\(index)", state: state, note: "why", package: "fonts-\(index)")
            })
    }

    @Test func `a machine with all packages has all fonts, and the known picture has the expected pixels`() {
        let report = DoctorReport.ofThisMachine()
        #expect(report.checks(of: .fonts).count == 71)
        #expect(report.checks.filter { $0.state == .missing || $0.state == .different } == [])
        #expect(report.status == .fine)
        #expect(report.checks(of: .picture).first?.version == DoctorReport.expectedPicture)
    }

    @Test func `libraries have a version or a file`() {
        let libraries = DoctorReport.libraryChecks
        #expect(libraries.count == 8)
        for library in libraries {
            #expect(library.path != nil, "\(library.name)")
            #expect(library.name == "libjpeg-turbo" || library.version?.contains(".") == true, "\(library.name)")
        }
    }

    @Test(.enabled(if: ForeignProgram.swiftc != nil, "there is no Swift compiler"))
    func `the version of Swift is the compiler's first line`() throws {
        let output = try #require(ForeignProgram.swiftc).run(["--version"]).output
        #expect(DoctorReport.swiftCheck.version == output.split(separator: "\n").first.map(String.init))
    }

    @Test func `the worst state decides the exit code, and packages are named once`() {
        #expect(report([.fine, .absent]).status == .fine)
        #expect(report([.fine, .different]).status == .findings)
        #expect(report([.different, .missing]).status == .unavailable)
        #expect(report([.missing, .absent, .fine]).packages == ["fonts-0", "fonts-1"])
        #expect(
            report([.missing, .different, .fine]).lines == [
                "Fonts", "  missing: F0: why", "  different: F1: why", "1 missing", "install: apt-get install fonts-0",
            ])
    }

    @Test func `a library without fonts misses every file with its package`() throws {
        let checks = DoctorReport.fontChecks(FontLibrary(directories: ["/nowhere"]))
        #expect(checks.count == 71 && checks.allSatisfy { $0.state == .missing && $0.package != nil })
        let report = DoctorReport(
            checks: checks + [DoctorReport.pictureCheck(Renderer(fonts: FontLibrary(directories: [])))])
        #expect(report.status == .unavailable && report.packages.count == 5)
        #expect(report.checks.last?.state == .missing)
    }

    @Test func `an installed tool may lack the fonts of further parts of the release`() throws {
        let checks = DoctorReport.fontChecks(FontLibrary(directories: ["/nowhere"]), isInstalled: true)
        let parts = Dictionary(grouping: checks) { $0.package ?? "" }.mapValues { Set($0.map(\.state)) }
        #expect(
            parts == [
                "framewright": [.missing], "framewright-fonts-cjk": [.absent], "framewright-fonts-emoji": [.absent],
            ])
    }

    @Test func `what only some commands need is said`() {
        #expect(report([.fine, .absent]).lines.contains("nothing is missing that every command needs"))
        #expect(report([.fine]).lines.last == "nothing is missing")
    }

    @Test func `pictures with other pixels than the table has are named`() throws {
        let pets = Catalogue(Catalogue.documented.scenes.filter { $0.name == "pet" })
        let check = DoctorReport.hashCheck(pets)
        let counts = check.version?.split(separator: " ").compactMap { Int($0) } ?? []
        #expect(check.state == .fine && counts.count == 2 && counts[0] == counts[1] && counts[0] > 0)
        var lines = EmbeddedFile.hashTable.text.split(separator: "\n", omittingEmptySubsequences: false)
        let index = try #require(lines.firstIndex { $0.contains("pet/dog") && $0.contains("pixels") })
        let pixels = try #require(lines[index].firstRange(of: #""pixels": ""#))
        let digit = lines[index][pixels.upperBound]
        lines[index].replaceSubrange(pixels.upperBound...pixels.upperBound, with: digit == "0" ? "1" : "0")
        let other = DoctorReport.hashCheck(pets, table: Array(lines.joined(separator: "\n").utf8))
        #expect(other.state == .different && other.note?.contains("pet/dog") == true, "\(other)")
    }

    @Test func `a font file that is there but unusable is different, with its path and the reason`() throws {
        let folder = NSTemporaryDirectory() + "doctor-" + UUID().uuidString
        try OutputFile.write([], to: "\(folder)/Inter-Bold.otf")
        try FileManager.default.createDirectory(
            atPath: "\(folder)/opentype/inter/Inter-Regular.otf", withIntermediateDirectories: true)
        let checks = DoctorReport.fontChecks(FontLibrary(directories: [folder])).filter { $0.path != nil }
        let notes = ["Inter-Bold.otf": "it is empty", "opentype/inter/Inter-Regular.otf": "it is a folder"]
        #expect(checks.count == 2)
        for check in checks {
            let place = try #require(check.path?.dropFirst(folder.count + 1))
            #expect(check.state == .different && check.note == notes[String(place)].map { "unusable: \($0)" })
        }
    }

    @Test func `JSON is valid and lists every check`() throws {
        let report = report([.missing, .fine])
        let document = try JSONDocument(parsing: Array(report.output.text.utf8), file: "doctor")
        var reader = try document.node.object()
        #expect(try reader.string("status") == "missing")
        #expect(try reader.array("packages").count == 1)
        #expect(try reader.array("checks").count == 2)
        try reader.finish()
    }
}
