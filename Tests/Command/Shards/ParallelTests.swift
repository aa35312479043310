import Foundation
import FramewrightTestSupport
import Testing

private enum Programs {
    static let parallel = ForeignProgram("parallel", probe: ["--will-cite", "--version"])
}

/// The recipes of the article ManyMachines, with GNU parallel and the tool itself.
@Suite(
    .enabled(if: Programs.parallel != nil, "GNU parallel is not installed"),
    .enabled(if: BuiltTool.path != nil, "the tool is not built beside the tests"))
struct ParallelTests {
    private let folder = NSTemporaryDirectory() + "parallel-" + UUID().uuidString

    /// Runs a shell line and returns its standard output and exit status; `$framewright` is the tool, `$folder` a
    /// folder for files.
    private func shell(_ line: String) throws -> (output: String, status: Int32) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "mkdir -p $folder; cd $folder; \(line)"]
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["framewright": BuiltTool.path ?? "", "folder": folder]) { $1 }
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (output, process.terminationStatus)
    }

    @Test func `four processes of GNU parallel lint the same as one`() throws {
        let lint = "$framewright lint pet/ calculator/ --device iphone-se-1 --theme classic"
        let one = try shell("\(lint) --report one.html --junit one.xml")
        let many = try shell(
            """
            parallel --will-cite -j 2 "\(lint) --shard {}/4 --results {}.json > {}.txt" ::: 1 2 3 4
            $framewright snapshot merge [1-4].json --report all.html --junit all.xml
            """)
        #expect(one.output == many.output && one.status == many.status && one.output.contains("screens"))
        #expect(try shell("cmp one.html all.html && cmp one.xml all.xml").status == 0)
    }

    @Test func `a shard that parallel did not run is missing`() throws {
        let merge = try shell(
            """
            parallel --will-cite "$framewright matrix calculator/ --scale 0.25 -o cells --shard {}/3 --results {}.json" ::: 1 3 >&2
            $framewright snapshot merge [123].json 2>&1
            """)
        #expect(merge.status == 66 && merge.output.contains("error: 1 of 3 shards are missing: 2"))
        #expect(merge.output.contains("--shard 2/3"))
    }
}
