import Foundation
import FramewrightDocuments
import FramewrightScreens
import Testing

@testable import FramewrightCommand

@MainActor
struct ProcessLimitsTests {
    @Test func `an argument that is not UTF-8 is rejected, any other accepted`() throws {
        #expect(ProcessLimits.argumentBytes.count == CommandLine.arguments.count)
        try ProcessLimits.check([[0xFF], Array("é\u{FFFD}".utf8)].dropFirst().map(\.self))
        let refusal = #expect(throws: UsageError.self) {
            try ProcessLimits.check([Array("render".utf8), Array("bad".utf8) + [0xFF]])
        }
        #expect(refusal?.message == "argument 1 is not UTF-8: bad\u{FFFD}")
    }

    @Test func `an interrupted theme export to a folder leaves nothing`() async {
        await #expect(processExitsWith: .success) {
            let folder = NSTemporaryDirectory() + "export-\(getpid())"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            // As soon as the hidden folder exists.
            Thread.detachNewThread {
                while (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty ?? true { usleep(200) }
                kill(getpid(), SIGINT)
            }
            let status = await MainActor.run {
                CommandLineTool.status(
                    of: ["theme", "export", "midnight", "--to", "xcassets", "-o", "\(folder)/M.xcassets"],
                    over: .documented)
            }
            #expect(status == .interrupted)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
        }
    }
}
